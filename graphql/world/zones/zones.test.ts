import { describe, expect, test } from 'vitest';
import { ZONES, zoneById, zoneTable } from './zones.ts';

describe('zones', () => {
  test('have ids that differ and a name each', () => {
    expect(new Set(ZONES.map(({ id }) => id)).size).toBe(ZONES.length);
    expect(ZONES.filter(({ name }) => name.trim() === '')).toEqual([]);
  });

  test('the six zones of tier 1 are those of the three pairings', () => {
    const first = ZONES.filter(({ tier, kind }) => tier === 1 && kind === 'open-world').map(({ id }) => id);
    expect(first).toEqual([6, 11, 100, 106, 200, 206]);
  });

  test('corners lie north-west and south-east of each other', () => {
    const mapped = ZONES.flatMap(({ corners }) => (corners ? [corners] : []));
    expect(mapped.length).toBeGreaterThan(70);
    expect(mapped.every(([nwX, nwY, seX, seY]) => nwX < seX && nwY < seY)).toBe(true);
  });

  test('a zone without map has null corners', () => {
    const row = [...zoneTable().rows].find(([id]) => id === 159);
    expect(row).toEqual([159, 'Sacellum', 'other', 0, null, null, null, null]);
  });

  test('an unknown id is an error', () => {
    expect(zoneById(9).name).toBe('Kadrin Valley');
    expect(() => zoneById(99_999)).toThrow('No zone 99999');
  });
});
