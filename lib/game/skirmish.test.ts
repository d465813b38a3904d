import { describe, expect, it } from 'vitest';

import { locationOf } from './skirmish.ts';

const praag = { name: 'Praag' };
const walls = { name: 'Old Walls' };

describe('locationOf', () => {
  it('names zone and area in the open world', () => {
    expect(locationOf({ scenario: null, primaryZone: praag, primaryZoneArea: walls })).toEqual({
      kind: 'rvr',
      name: 'Praag',
      area: 'Old Walls',
    });
  });

  it('names the scenario, and the area only if it says more', () => {
    const scenario = { name: 'Battle For Praag' };

    expect(locationOf({ scenario, primaryZone: praag, primaryZoneArea: walls }).area).toBe('Old Walls');
    expect(locationOf({ scenario, primaryZone: praag, primaryZoneArea: scenario })).toEqual({
      kind: 'scenario',
      name: 'Battle For Praag',
      area: null,
    });
  });

  it('copes with places that are not known', () => {
    expect(locationOf({ scenario: null, primaryZone: null, primaryZoneArea: { name: null } })).toEqual({
      kind: 'rvr',
      name: 'Unknown place',
      area: null,
    });
  });
});
