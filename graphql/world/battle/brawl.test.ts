import { describe, expect, test } from 'vitest';
import { Random } from '#graphql/world/random.ts';
import { type Character, createCharacters } from '#graphql/world/people/characters.ts';
import type { Sides } from './battle-plan.ts';
import { brawl, type Conditions } from './brawl.ts';

const CHARACTERS = createCharacters({ seed: 'brawl', now: 1_790_000_000, scale: 0.1 });
const ofRealm = (realm: 'ORDER' | 'DESTRUCTION', count: number): Character[] =>
  CHARACTERS.filter(({ calling }) => calling.realm === realm).slice(0, count);

const SIDES: Sides = { ORDER: ofRealm('ORDER', 12), DESTRUCTION: ofRealm('DESTRUCTION', 12) };

const conditions = (change: Partial<Conditions>): Conditions => ({
  times: Array.from({ length: 200 }, (_, index) => 1000 + index * 5),
  placeAt: () => ({ x: 1, y: 1 }),
  orderShare: 0.5,
  respawn: [20, 30],
  ...change,
});

describe('a brawl', () => {
  test('nobody strikes at their own realm, and no attacker counts twice', () => {
    const kills = brawl(new Random('realms'), SIDES, new Map(), conditions({}));
    expect(kills.length).toBeGreaterThan(180);
    for (const { victim, attacks } of kills) {
      const realms = new Set(attacks.map(({ character }) => character.calling.realm));
      expect([...realms]).toEqual([victim.calling.realm === 'ORDER' ? 'DESTRUCTION' : 'ORDER']);
      expect(new Set(attacks.map(({ character }) => character)).size).toBe(attacks.length);
    }
  });

  test('the fallen neither strike nor fall again until they are back', () => {
    const kills = brawl(new Random('fallen'), SIDES, new Map(), conditions({}));
    for (const { time, victim } of kills) {
      const away = kills.filter((other) => other.time > time && other.time < time + 20);
      for (const { victim: next, attacks } of away) {
        expect(next).not.toBe(victim);
        expect(attacks.map(({ character }) => character)).not.toContain(victim);
      }
    }
  });

  test('the stronger realm makes more of the kills', () => {
    const kills = brawl(new Random('strong'), SIDES, new Map(), conditions({ orderShare: 0.9 }));
    const byOrder = kills.filter(({ victim }) => victim.calling.realm === 'DESTRUCTION').length;
    expect(byOrder / kills.length).toBeGreaterThan(0.7);
  });

  test('ends early when one side lies on the ground', () => {
    const sides = { ORDER: SIDES.ORDER.slice(0, 1), DESTRUCTION: SIDES.DESTRUCTION.slice(0, 1) };
    const times = [1000, 1001, 1002];
    expect(brawl(new Random('short'), sides, new Map(), conditions({ times }))).toHaveLength(1);
  });

  test('rivals seek each other', () => {
    const [one, other] = [SIDES.ORDER[0], SIDES.DESTRUCTION[0]];
    if (!one || !other) throw new Error('No rivals');
    const count = (rivalries: Map<Character, Character>): number => {
      const kills = brawl(new Random('rivals'), SIDES, rivalries, conditions({}));
      return kills.filter(({ victim, attacks }) => victim === other && attacks[0].character === one).length;
    };
    const feud = new Map([
      [one, other],
      [other, one],
    ]);
    expect(count(feud)).toBeGreaterThan(count(new Map()));
  });
});
