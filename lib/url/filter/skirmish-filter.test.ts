import { describe, expect, it } from 'vitest';

import { parseFilter } from './filter.ts';
import { SKIRMISH_FILTER, skirmishWhere } from './skirmish-filter.ts';

describe('SKIRMISH_FILTER', () => {
  it('knows every choice and takes anything else for no filter', () => {
    for (const { value } of SKIRMISH_FILTER.fields.location.options)
      expect(parseFilter(SKIRMISH_FILTER, { type: value }).location).toBe(value);
    for (const { value } of SKIRMISH_FILTER.fields.minPlayers.options)
      expect(parseFilter(SKIRMISH_FILTER, { minPlayers: value }).minPlayers).toBe(value);
    expect(parseFilter(SKIRMISH_FILTER, { type: 'sea', minPlayers: '13' })).toEqual({
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
