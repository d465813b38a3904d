import { describe, expect, it } from 'vitest';

import { LOCATIONS, parseSkirmishFilter, SIZES, skirmishWhere } from './skirmish-filter.ts';

describe('parseSkirmishFilter', () => {
  it('knows every choice and takes anything else for no filter', () => {
    for (const { value } of LOCATIONS) expect(parseSkirmishFilter({ type: value }).location).toBe(value);
    for (const { value } of SIZES) expect(parseSkirmishFilter({ minPlayers: value }).minPlayers).toBe(value);
    expect(parseSkirmishFilter({ type: 'sea', minPlayers: '13' })).toEqual({
      location: 'all',
      minPlayers: 'all',
    });
  });
});

describe('skirmishWhere', () => {
  it('asks for nothing without a filter', () => {
    expect(skirmishWhere({ location: 'all', minPlayers: 'all' })).toEqual({});
  });

  it('tells the open world of the first tier from the rest', () => {
    const zones = [6, 11, 100, 106, 200, 206];

    expect(skirmishWhere({ location: 'rvr', minPlayers: 'all' })).toEqual({
      scenarioId: { eq: 0 },
      and: zones.map((neq) => ({ primaryZoneId: { neq } })),
    });
    expect(skirmishWhere({ location: 'rvrt1', minPlayers: '100' })).toEqual({
      scenarioId: { eq: 0 },
      or: zones.map((eq) => ({ primaryZoneId: { eq } })),
      numberOfPlayers: { gte: 100 },
    });
  });

  it('asks for scenarios', () => {
    expect(skirmishWhere({ location: 'scenario', minPlayers: 'all' })).toEqual({ scenarioId: { neq: 0 } });
  });
});
