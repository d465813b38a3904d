import { describe, expect, it } from 'vitest';

import { filterDefaults } from './filter-params.ts';
import { parseFilter } from './filter.ts';
import { chooseSeason, chosenCareers, ladderType, rankedFilter } from './ranked-filter.ts';

const seasons = [
  { id: '1', name: 'One', mainSeason: true },
  { id: '2', name: 'Two', mainSeason: true },
  { id: '3', name: 'Three', mainSeason: false },
];

describe('rankedFilter', () => {
  const filter = rankedFilter(seasons);

  it('is the solo ladder unless the address says group', () => {
    expect(parseFilter(filter, { type: 'group' }).ladder).toBe('group');
    expect(parseFilter(filter, { type: 'solo' }).ladder).toBe('solo');
    expect(parseFilter(filter, { type: 'RANKED_GROUP' }).ladder).toBe('solo');
    expect(parseFilter(filter, {}).ladder).toBe('solo');
  });

  it('offers every season, the last main one by default', () => {
    expect(filter.fields.season.options.map(({ value }) => value)).toEqual(['1', '2', '3']);
    expect(filterDefaults(filter)).toEqual({ season: '2', type: 'solo', realm: 'all', career: 'all' });
    expect(filterDefaults(rankedFilter([])).season).toBe('');
  });
});

describe('chooseSeason', () => {
  it('takes the last main season by default', () => {
    expect(chooseSeason(seasons, {})?.id).toBe('2');
  });

  it('takes the last season where none is a main one', () => {
    expect(chooseSeason(seasons.slice(2), {})?.id).toBe('3');
    expect(chooseSeason([], {})).toBeNull();
  });

  it('takes the season asked for, and none for an unknown one', () => {
    expect(chooseSeason(seasons, { season: '3' })?.id).toBe('3');
    expect(chooseSeason(seasons, { season: '9' })).toBeNull();
  });
});

describe('a ladder', () => {
  it('has places of the game or ratings only', () => {
    expect(['solo', 'group', 'casual', 'city'].map((ladder) => ladderType(ladder as 'solo'))).toEqual([
      { ranked: 'RANKED_SOLO' },
      { ranked: 'RANKED_GROUP' },
      { rated: 'CASUAL' },
      { rated: 'CITY' },
    ]);
  });

  it('is narrowed to a realm, to a career, and to no player by a career of the other realm', () => {
    expect(chosenCareers({ realm: 'all', career: 'all' })).toBeUndefined();
    expect(chosenCareers({ realm: 'destruction', career: 'all' })).toHaveLength(12);
    expect(chosenCareers({ realm: 'order', career: 'SLAYER' })).toEqual(['SLAYER']);
    expect(chosenCareers({ realm: 'all', career: 'CHOPPA' })).toEqual(['CHOPPA']);
    expect(chosenCareers({ realm: 'order', career: 'CHOPPA' })).toEqual([]);
  });
});
