import { describe, expect, test } from 'vitest';
import { Random } from '#graphql/rules/random.ts';
import { type Character, createCharacters } from '#graphql/world/characters/characters.ts';
import type { Sides } from './battle.ts';
import { simulateFight, type FightOptions } from './simulate-fight.ts';

const CHARACTERS = createCharacters({ seed: 'brawl', now: 1_790_000_000, scale: 0.1 });
const ofRealm = (realm: 'ORDER' | 'DESTRUCTION', count: number): Character[] =>
  CHARACTERS.filter(({ career }) => career.realm === realm).slice(0, count);

const SIDES: Sides = { ORDER: ofRealm('ORDER', 12), DESTRUCTION: ofRealm('DESTRUCTION', 12) };

const options = (change: Partial<FightOptions>): FightOptions => ({
  times: Array.from({ length: 200 }, (_, index) => 1000 + index * 5),
  locationAt: () => ({ x: 1, y: 1 }),
  orderShare: 0.5,
  respawn: [20, 30],
  ...change,
});

describe('a fight', () => {
  test('has no kill within a realm, and no attacker twice', () => {
    const kills = simulateFight(new Random('realms'), SIDES, new Map(), options({}));
    expect(kills.length).toBeGreaterThan(180);
    for (const { victim, attacks } of kills) {
      const realms = new Set(attacks.map(({ character }) => character.career.realm));
      expect([...realms]).toEqual([victim.career.realm === 'ORDER' ? 'DESTRUCTION' : 'ORDER']);
      expect(new Set(attacks.map(({ character }) => character)).size).toBe(attacks.length);
    }
  });

  test('has nobody attack or die again before the respawn', () => {
    const kills = simulateFight(new Random('respawn'), SIDES, new Map(), options({}));
    for (const { time, victim } of kills) {
      const away = kills.filter((other) => other.time > time && other.time < time + 20);
      for (const { victim: next, attacks } of away) {
        expect(next).not.toBe(victim);
        expect(attacks.map(({ character }) => character)).not.toContain(victim);
      }
    }
  });

  test('has more kills of the stronger realm', () => {
    const kills = simulateFight(new Random('strong'), SIDES, new Map(), options({ orderShare: 0.9 }));
    const byOrder = kills.filter(({ victim }) => victim.career.realm === 'DESTRUCTION').length;
    expect(byOrder / kills.length).toBeGreaterThan(0.7);
  });

  test('ends early when everybody of one side is dead', () => {
    const sides = { ORDER: SIDES.ORDER.slice(0, 1), DESTRUCTION: SIDES.DESTRUCTION.slice(0, 1) };
    const times = [1000, 1001, 1002];
    expect(simulateFight(new Random('short'), sides, new Map(), options({ times }))).toHaveLength(1);
  });

  test('has rivals kill each other more often', () => {
    const [one, other] = [SIDES.ORDER[0], SIDES.DESTRUCTION[0]];
    if (!one || !other) throw new Error('No rivals');
    const count = (rivalries: Map<Character, Character>): number => {
      const kills = simulateFight(new Random('rivals'), SIDES, rivalries, options({}));
      return kills.filter(({ victim, attacks }) => victim === other && attacks[0].character === one).length;
    };
    const feud = new Map([
      [one, other],
      [other, one],
    ]);
    expect(count(feud)).toBeGreaterThan(count(new Map()));
  });
});
