import { describe, expect, it } from 'vitest';

import { shownZone, spawnZones, zoneNames } from './spawn-zones.ts';

const corners = { nwCornerX: 0, nwCornerY: 0, seCornerX: 1000, seCornerY: 1000 };

const spawn = (zoneId: number, x: number, y: number, known: object = {}) => ({
  position: { zoneId, x, y, zone: null, mapSetup: corners, ...known },
});

describe('spawnZones', () => {
  it('gives each zone once, in the order of the spawns, with its places in percent', () => {
    expect(spawnZones([spawn(6, 100, 200), spawn(11, 500, 500), spawn(6, 300, 400)])).toEqual([
      {
        id: '6',
        name: 'Ekrund',
        count: 2,
        places: [
          { left: 10, top: 20 },
          { left: 30, top: 40 },
        ],
      },
      { id: '11', name: 'Mount Bloodhorn', count: 1, places: [{ left: 50, top: 50 }] },
    ]);
  });

  it.each([
    ['as the answer names it', { id: '6', name: 'Old Ekrund' }, 6, 'Old Ekrund'],
    ['from the table where the answer does not', null, 6, 'Ekrund'],
    ['from the table where the name is blank', { id: '6', name: ' ' }, 6, 'Ekrund'],
    ['by its number if the name is unknown', null, 60_000, 'Zone 60000'],
  ])('names a zone %s', (_, zone, zoneId, name) => {
    expect(spawnZones([spawn(zoneId, 1, 1, { zone })])[0]?.name).toBe(name);
  });

  it('counts what the map cannot show, and places only the rest', () => {
    const [zone] = spawnZones([spawn(6, 500, 500), spawn(6, 5000, 500)]);
    expect(zone).toMatchObject({ count: 2, places: [{ left: 50, top: 50 }] });
    expect(spawnZones([spawn(6, 500, 500, { mapSetup: null })])[0]).toMatchObject({ count: 1, places: [] });
  });

  it('has none for what stands nowhere', () => {
    expect(spawnZones([])).toEqual([]);
  });
});

describe('shownZone', () => {
  const zones = spawnZones([spawn(6, 1, 1), spawn(11, 1, 1)]);

  it.each([
    [null, '6'],
    ['6', '6'],
    ['11', '11'],
    ['7', undefined],
    ['011', undefined],
    ['toString', undefined],
  ])('asked for %s is %s', (asked, id) => {
    expect(shownZone(zones, asked)?.id).toBe(id);
  });

  it('is none for what stands nowhere', () => {
    expect(shownZone([], null)).toBeNull();
  });
});

describe('zoneNames', () => {
  const named = (...ids: readonly number[]) => zoneNames(spawnZones(ids.map((id) => spawn(id, 1, 1))));

  it('names three at most and counts the rest', () => {
    expect(named()).toBe('');
    expect(named(6)).toBe('Ekrund');
    expect(named(6, 11, 105)).toBe('Ekrund, Mount Bloodhorn, Praag');
    expect(named(6, 11, 105, 7)).toBe('Ekrund, Mount Bloodhorn, Praag and 1 other zone');
    expect(named(6, 11, 105, 7, 8)).toBe('Ekrund, Mount Bloodhorn, Praag and 2 other zones');
  });
});
