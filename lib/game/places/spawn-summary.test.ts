import { describe, expect, it } from 'vitest';

import { spawnCount, spawnMapLabel, spawnRegions } from './spawn-zones.ts';

const places = [
  { left: 90, top: 90 },
  { left: 10, top: 10 },
  { left: 50, top: 50 },
  { left: 12, top: 14 },
];

describe('spawnRegions', () => {
  it('counts by part of the map, from north-west to south-east', () => {
    expect(spawnRegions(places)).toEqual([
      { region: 'north-west', count: 2 },
      { region: 'centre', count: 1 },
      { region: 'south-east', count: 1 },
    ]);
  });

  it('counts every spawn, wherever it is', () => {
    const everywhere = Array.from({ length: 121 }, (_, n) => ({
      left: (n % 11) * 10,
      top: Math.floor(n / 11) * 10,
    }));
    const regions = spawnRegions(everywhere);
    expect(regions).toHaveLength(9);
    expect(regions.reduce((sum, { count }) => sum + count, 0)).toBe(121);
  });
});

describe('spawnMapLabel', () => {
  it('says how many there are and in which parts', () => {
    expect(spawnMapLabel({ name: 'Ekrund', places })).toBe(
      'Map of Ekrund with 4 spawns: 2 in the north-west, 1 in the centre, 1 in the south-east',
    );
    expect(spawnMapLabel({ name: 'Ekrund', places: places.slice(0, 1) })).toBe(
      'Map of Ekrund with 1 spawn: 1 in the south-east',
    );
  });
});

describe('spawnCount', () => {
  it.each([
    [0, '0 spawns'],
    [1, '1 spawn'],
    [1200, '1,200 spawns'],
  ])('of %i is %s', (count, words) => {
    expect(spawnCount(count)).toBe(words);
  });
});
