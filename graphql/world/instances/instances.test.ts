import { describe, expect, test } from 'vitest';
import { ZONES } from '#graphql/world/zones/zones.ts';
import { INSTANCES } from './instances.ts';

describe('instances', () => {
  test('are all 21 of the filter, each with a zone of its own id', () => {
    expect(INSTANCES.map(({ id }) => id).sort((one, other) => one - other)).toEqual([
      36, 37, 60, 63, 64, 65, 66, 152, 153, 155, 156, 160, 163, 164, 165, 166, 169, 173, 176, 196, 260,
    ]);
    const zones = new Set(ZONES.map(({ id }) => id));
    expect(INSTANCES.filter(({ id }) => !zones.has(id))).toEqual([]);
  });

  test('are named as the game names them, spelled right', () => {
    const names = new Map(INSTANCES.map(({ id, name }) => [id, name]));
    expect(names.get(66)).toBe('Gunbad Barracks');
    expect(names.get(260)).toBe('Lost Vale');
    expect(names.get(166)).toBe("Skull Lord Var'Ithrok");
    expect(names.size).toBe(new Set(names.values()).size);
  });

  test('have 3 to 8 encounters, no two with the same id or name', () => {
    const all = INSTANCES.flatMap(({ encounters }) => encounters);
    for (const { encounters } of INSTANCES) {
      expect(encounters.length).toBeGreaterThanOrEqual(3);
      expect(encounters.length).toBeLessThanOrEqual(8);
    }
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length);
    expect(all.every(({ name }) => name === name.trim() && name.length > 2)).toBe(true);
  });
});
