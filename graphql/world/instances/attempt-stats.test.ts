import { describe, expect, test } from 'vitest';
import { Random } from '#graphql/rules/random.ts';
import { type AttemptStats, attemptStats, type PartyMember } from './attempt-stats.ts';

const PARTY: readonly PartyMember[] = [
  { archetype: 'TANK', strength: 1 },
  { archetype: 'HEALER', strength: 1 },
  { archetype: 'HEALER', strength: 0.8 },
  { archetype: 'MELEE_DPS', strength: 1.1 },
  { archetype: 'RANGED_DPS', strength: 1 },
];
const attempt = (won: boolean) => ({ encounterId: 1, start: 0, end: 200_000, won, isEndUnknown: false });
const many = (won: boolean) =>
  Array.from({ length: 200 }, (_, index) => attemptStats(new Random(`fight ${index}`), PARTY, attempt(won)));
const sum = (scores: readonly AttemptStats[], field: keyof AttemptStats) =>
  scores.reduce((before, score) => before + score[field], 0);

describe.each([true, false])('an attempt that is won: %s', (won) => {
  test('has all healing and protection that is given received', () => {
    for (const scores of many(won)) {
      expect(sum(scores, 'healingReceived')).toBe(sum(scores, 'healingSelf') + sum(scores, 'healingOthers'));
      expect(sum(scores, 'protectionReceived')).toBe(
        sum(scores, 'protectionSelf') + sum(scores, 'protectionOthers'),
      );
      expect(sum(scores, 'resurrectionsDone')).toBeLessThanOrEqual(sum(scores, 'deaths'));
      expect(scores.every(({ damage, killDamage }) => killDamage >= 0 && killDamage <= damage)).toBe(true);
    }
  });

  test('has everybody do what their archetype does', () => {
    const scores = many(won);
    const average = (index: number, field: keyof AttemptStats) =>
      scores.reduce((before, each) => before + (each[index]?.[field] ?? 0), 0) / scores.length;
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

describe('a party of one', () => {
  test('heals, protects and resurrects nobody else', () => {
    const [score] = attemptStats(new Random('alone'), PARTY.slice(1, 2), attempt(false));
    expect(score).toMatchObject({ healingOthers: 0, protectionOthers: 0, resurrectionsDone: 0 });
    expect(score?.healingReceived).toBe(score?.healingSelf);
  });
});
