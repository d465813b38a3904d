import { describe, expect, test } from 'vitest';
import { Random } from '#graphql/world/random.ts';
import { fightScores, type Fighter } from './fight-scores.ts';
import { type Score, share } from './score.ts';

const PARTY: readonly Fighter[] = [
  { archetype: 'TANK', strength: 1 },
  { archetype: 'HEALER', strength: 1 },
  { archetype: 'HEALER', strength: 0.8 },
  { archetype: 'MELEE_DPS', strength: 1.1 },
  { archetype: 'RANGED_DPS', strength: 1 },
];
const attempt = (won: boolean) => ({ encounterId: 1, start: 0, end: 200_000, won, isOpen: false });
const many = (won: boolean) =>
  Array.from({ length: 200 }, (_, index) => fightScores(new Random(`fight ${index}`), PARTY, attempt(won)));
const sum = (scores: readonly Score[], field: keyof Score) =>
  scores.reduce((before, score) => before + score[field], 0);

describe('share', () => {
  test('gives whole parts that come to the total', () => {
    expect(share(10, [1, 1, 1])).toEqual([3, 3, 4]);
    expect(share(7, [0, 2])).toEqual([0, 7]);
    expect(share(0, [5, 5])).toEqual([0, 0]);
    expect(share(0, [])).toEqual([]);
  });
});

describe.each([true, false])('a fight that is won: %s', (won) => {
  test('has all that was given received', () => {
    for (const scores of many(won)) {
      expect(sum(scores, 'healingReceived')).toBe(sum(scores, 'healingSelf') + sum(scores, 'healingOthers'));
      expect(sum(scores, 'protectionReceived')).toBe(
        sum(scores, 'protectionSelf') + sum(scores, 'protectionOthers'),
      );
      expect(sum(scores, 'resurrectionsDone')).toBeLessThanOrEqual(sum(scores, 'deaths'));
      expect(scores.every(({ damage, killDamage }) => killDamage >= 0 && killDamage <= damage)).toBe(true);
    }
  });

  test('has everybody do what they came for', () => {
    const scores = many(won);
    const average = (place: number, field: keyof Score) =>
      scores.reduce((before, each) => before + (each[place]?.[field] ?? 0), 0) / scores.length;
    expect(average(0, 'damageReceived')).toBeGreaterThan(2 * average(4, 'damageReceived'));
    expect(average(0, 'protectionOthers')).toBeGreaterThan(3 * average(1, 'protectionOthers'));
    expect(average(1, 'healingOthers')).toBeGreaterThan(5 * average(1, 'damage'));
    expect(average(3, 'damage')).toBeGreaterThan(2 * average(0, 'damage'));
  });
});

describe('defeat', () => {
  test('kills nearly everybody, victory few', () => {
    const dead = (won: boolean) =>
      many(won).flatMap((each) => each.filter(({ deaths }) => deaths > 0)).length / 1000;
    expect(dead(false)).toBeGreaterThan(0.85);
    expect(dead(true)).toBeLessThan(0.25);
  });
});

describe('one who fights alone', () => {
  test('heals, guards and raises nobody else', () => {
    const [score] = fightScores(new Random('alone'), PARTY.slice(1, 2), attempt(false));
    expect(score).toMatchObject({ healingOthers: 0, protectionOthers: 0, resurrectionsDone: 0 });
    expect(score?.healingReceived).toBe(score?.healingSelf);
  });
});
