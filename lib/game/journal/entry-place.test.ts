import { expect, it } from 'vitest';

import { entryPlace } from './journal-entry.ts';

const PRAAG = { id: '105', name: 'Praag' };
const position = {
  zoneId: 105,
  x: 6_000,
  y: 6_000,
  zone: PRAAG,
  mapSetup: { nwCornerX: 0, nwCornerY: 0, seCornerX: 65_536, seCornerY: 65_536 },
};

it('is the position where it lies in the zone of the entry', () => {
  expect(entryPlace({ zone: PRAAG, position })).toEqual({ position, zone: 'Praag' });
});

it('is not known in another zone, without a zone, a position or a map setup', () => {
  expect(entryPlace({ zone: { id: '106', name: 'Nordland' }, position })).toBeNull();
  expect(entryPlace({ zone: null, position })).toBeNull();
  expect(entryPlace({ zone: PRAAG, position: null })).toBeNull();
  expect(entryPlace({ zone: PRAAG, position: { ...position, mapSetup: null } })).toBeNull();
});
