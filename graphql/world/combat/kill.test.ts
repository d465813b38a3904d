import { describe, expect, test } from 'vitest';
import { Random } from '#graphql/rules/random.ts';
import { abilitiesOf, UNNAMED_ABILITIES } from '#graphql/world/characters/abilities.ts';
import { type Character, createCharacters } from '#graphql/world/characters/characters.ts';
import { damageOf, isSolo, type Kill, createKill } from './kill.ts';

const CHARACTERS = createCharacters({ seed: 'kill', now: 1_790_000_000, scale: 0.1 });

function drawKill(random: Random, size: number, rival: Character | null = null): Kill {
  const [victim, ...attackers] = random
    .shuffle(CHARACTERS)
    .filter((character) => character !== rival)
    .slice(0, size + 1);
  if (!victim) throw new Error('No victim');
  const gang = rival ? [...attackers, rival] : attackers;
  return createKill(random, {
    time: 1_789_000_000,
    location: { x: 1, y: 2 },
    victim,
    attackers: gang,
    rival,
  });
}

const random = new Random('kills');
const KILLS = Array.from({ length: 1500 }, () => drawKill(random, random.int(1, 12)));

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);

describe('a kill', () => {
  test('belongs to the attacker with the most damage', () => {
    for (const { attacks } of KILLS) {
      const amounts = attacks.map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((one, other) => other - one));
      expect(amounts.at(-1)).toBeGreaterThan(0);
    }
  });

  test('has damage entries that add up to the damage of each attacker', () => {
    for (const kill of KILLS) {
      const damage = damageOf(kill);
      for (const { character, amount } of kill.attacks) {
        const own = damage.filter(({ attacker }) => attacker === character);
        expect(sumOf(own.map(({ amount: part }) => part))).toBe(amount);
        expect(own.length).toBeGreaterThan(0);
        expect(own.length).toBeLessThanOrEqual(5);
        expect(own.every(({ amount: part }) => part > 0)).toBe(true);
      }
    }
  });

  test('has percents that are the whole shares of all damage', () => {
    for (const kill of KILLS) {
      const total = sumOf(damageOf(kill).map(({ amount }) => amount));
      for (const { amount, percent } of kill.attacks)
        expect(percent).toBe(Math.floor((100 * amount) / total));
      expect(sumOf(kill.attacks.map(({ percent }) => percent))).toBeLessThanOrEqual(100);
    }
  });

  test('is solo when one attacker dealt all damage, not when the environment dealt some', () => {
    const alone = KILLS.filter(({ attacks }) => attacks.length === 1);
    for (const kill of alone) expect(isSolo(kill)).toBe(kill.environmentDamage === null);
    expect(alone.some((kill) => !isSolo(kill))).toBe(true);
    expect(KILLS.filter(isSolo).every(({ attacks }) => attacks[0].percent === 100)).toBe(true);
    expect(KILLS.filter(({ attacks }) => attacks.length > 1).some(isSolo)).toBe(false);
  });

  test('has an attacker as deathblow, or nobody when the environment dealt damage', () => {
    for (const { attacks, environmentDamage, deathblow } of KILLS) {
      if (deathblow === null) expect(environmentDamage).not.toBeNull();
      else expect(attacks.map(({ character }) => character)).toContain(deathblow);
    }
    const byKiller = KILLS.filter(({ attacks, deathblow }) => attacks[0].character === deathblow);
    expect(byKiller.length / KILLS.length).toBeGreaterThan(0.7);
    expect(KILLS.filter(({ deathblow }) => deathblow === null).length).toBeGreaterThan(5);
  });

  test('has damage by abilities of the attacker, seldom by an unnamed one', () => {
    const damage = KILLS.flatMap(damageOf).filter(({ ability, attacker }) => ability && attacker);
    const foreign = damage.filter(({ ability, attacker }) => {
      const own = attacker ? abilitiesOf(attacker.career.name) : [];
      return ability && !own.includes(ability);
    });
    expect(foreign.every(({ ability }) => ability && UNNAMED_ABILITIES.includes(ability))).toBe(true);
    expect(foreign.length).toBeGreaterThan(0);
    expect(foreign.length / damage.length).toBeLessThan(0.01);
  });

  test('has fall damage and auto attacks; only abilities name an ability', () => {
    const damage = KILLS.flatMap(damageOf);
    for (const source of ['ABILITY', 'FALL_DAMAGE', 'OTHER'] as const) {
      const some = damage.filter((entry) => entry.source === source);
      expect(some.length, source).toBeGreaterThan(10);
      expect(
        some.every(({ ability }) => (ability !== null) === (source === 'ABILITY')),
        source,
      ).toBe(true);
      expect(
        some.some(({ attacker }) => attacker === null),
        source,
      ).toBe(true);
    }
  });

  test('gives the same damage every time', () => {
    for (const kill of KILLS.slice(0, 50)) expect(damageOf(kill)).toEqual(damageOf(kill));
  });

  test('goes more often to the rival', () => {
    const rival = CHARACTERS.find(({ career }) => career.archetype === 'MELEE_DPS');
    if (!rival) throw new Error('No rival');
    const kills = Array.from({ length: 200 }, () => drawKill(random, 3, rival));
    const won = kills.filter(({ attacks }) => attacks[0].character === rival).length;
    expect(won).toBeGreaterThan(100);
  });
});
