import { describe, expect, test } from 'vitest';
import { FULL_EXTENT } from '#graphql/world/zones/zones.ts';
import { createCreatures, createGameObjects, KINDS } from './creatures.ts';

const CREATURES = createCreatures({ seed: 'creatures' });
const OBJECTS = createGameObjects({ seed: 'creatures' });
const SPAWNS = [...CREATURES, ...OBJECTS].flatMap(({ spawns }) => spawns);

describe('creatures', () => {
  test('are about 600 of all 33 families and 165 sub-types', () => {
    expect(CREATURES.length).toBeGreaterThan(550);
    expect(CREATURES.length).toBeLessThan(700);
    expect(KINDS).toHaveLength(165);
    expect(new Set(CREATURES.map(({ creatureSubType }) => creatureSubType)).size).toBe(165);
    expect(new Set(CREATURES.map(({ creatureType }) => creatureType)).size).toBe(33);
    expect(createCreatures({ seed: 'creatures' })).toEqual(CREATURES);
  });

  test('belong to the family that their sub-type names', () => {
    for (const { creatureType, creatureSubType } of CREATURES) {
      if (creatureSubType === 'DWARVEN_SLAYER') expect(creatureType).toBe('HUMANOIDS_DWARFS');
      else if (creatureSubType === 'MONSTERS_DRAGONOID_DRAGON')
        expect(creatureType).toBe('MONSTERS_DRAGONOIDS');
      else expect(creatureSubType.startsWith(creatureType)).toBe(true);
    }
  });

  test('are of both realms, of none, and of an unknown one', () => {
    expect(new Set(CREATURES.map(({ realm }) => realm))).toEqual(
      new Set(['ORDER', 'DESTRUCTION', 'NEUTRAL', null]),
    );
  });

  test('have no spawn, or spawns in one zone or in several, some of them without a map', () => {
    const zones = CREATURES.map(({ spawns }) => new Set(spawns.map(({ zone }) => zone)));
    for (const count of [0, 1, 2, 3]) expect(zones.some(({ size }) => size === count)).toBe(true);
    expect(zones.some((own) => [...own].some(({ corners }) => corners === null))).toBe(true);
    expect(CREATURES.some(({ spawns }) => spawns.length > 30)).toBe(true);
  });
});

test('spawns lie inside the corners of their zones, each with an id of its own', () => {
  for (const { x, y, zone } of SPAWNS) {
    const [nwX, nwY, seX, seY] = zone.corners ?? FULL_EXTENT;
    expect(x).toBeGreaterThanOrEqual(nwX);
    expect(y).toBeGreaterThanOrEqual(nwY);
    expect(x).toBeLessThanOrEqual(Math.min(seX, 65_535));
    expect(y).toBeLessThanOrEqual(Math.min(seY, 65_535));
  }
  expect(new Set(SPAWNS.map(({ id }) => id)).size).toBe(SPAWNS.length);
});

test('game objects are 120, some without a model, some without a spawn', () => {
  expect(OBJECTS).toHaveLength(120);
  expect(OBJECTS.some(({ modelName }) => modelName === null)).toBe(true);
  expect(OBJECTS.some(({ spawns }) => spawns.length === 0)).toBe(true);
});
