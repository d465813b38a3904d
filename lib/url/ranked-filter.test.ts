import { describe, expect, it } from 'vitest';

import { chooseSeason, parseLadder } from './ranked-filter.ts';

const seasons = [
  { id: '1', mainSeason: true },
  { id: '2', mainSeason: true },
  { id: '3', mainSeason: false },
];

describe('parseLadder', () => {
  it('is solo unless the address says group', () => {
    expect(parseLadder({ type: 'group' })).toBe('group');
    expect(parseLadder({ type: 'solo' })).toBe('solo');
    expect(parseLadder({ type: 'RANKED_GROUP' })).toBe('solo');
    expect(parseLadder({})).toBe('solo');
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
