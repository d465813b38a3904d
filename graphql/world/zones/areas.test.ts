import { describe, expect, test } from 'vitest';
import { createAreas } from './areas.ts';
import { ZONES } from './zones.ts';

const AREAS = createAreas('areas');

describe('areas', () => {
  test('every zone has some, none of them twice', () => {
    const all = [...AREAS.values()].flat();
    expect([...AREAS.keys()]).toEqual(ZONES);
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect([...AREAS.values()].every((areas) => areas.length >= 3 && areas.length <= 6)).toBe(true);
    for (const areas of AREAS.values()) {
      expect(new Set(areas.map(({ name }) => name)).size).toBe(areas.length);
    }
  });

  test('lie within the map of their zone', () => {
    for (const { zone, center } of [...AREAS.values()].flat()) {
      const [nwX, nwY, seX, seY] = zone.corners ?? [0, 0, 65_535, 65_535];
      expect(center.x).toBeGreaterThan(nwX);
      expect(center.x).toBeLessThan(seX);
      expect(center.y).toBeGreaterThan(nwY);
      expect(center.y).toBeLessThan(seY);
    }
  });

  test('a scenario has an area of its own name and one without a name', () => {
    const names = [...AREAS].find(([zone]) => zone.name === 'Nordenwatch')?.[1].map(({ name }) => name);
    expect(names?.[0]).toBe('Nordenwatch');
    expect(names?.at(-1)).toBeNull();
  });
});
