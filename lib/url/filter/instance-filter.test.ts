import { describe, expect, it } from 'vitest';

import { parseFilter } from './filter.ts';
import {
  encounterRunWhere,
  impossibleRatings,
  OWN_SESSION_FILTER,
  sessionWhere,
  STATISTICS_FILTER,
} from './instance-filter.ts';
import type { SearchParams } from '../search-params.ts';

const COUNTED = { start: { gt: 0 }, scoreboardEntryCount: { gte: 6 } };
const values = (query: SearchParams) => parseFilter(STATISTICS_FILTER, query);

describe('encounterRunWhere', () => {
  const where = (query: SearchParams) =>
    encounterRunWhere(values(query), { instanceId: '60', encounterId: '603' });
  const encounter = { ...COUNTED, instanceId: { eq: 60 }, encounterId: { eq: 603 } };

  it('asks for the tries that count without a filter', () => {
    expect(where({})).toEqual(encounter);
    expect(where({ completed: '0', avgItemRatingMin: '0', maxItemRatingMax: '' })).toEqual(encounter);
    expect(where({ completed: 'true', minItemRatingMin: '-4' })).toEqual(encounter);
  });

  it('asks for what was completed, and for both bounds of a rating', () => {
    expect(where({ completed: '1', avgItemRatingMin: '400', avgItemRatingMax: '600' })).toEqual({
      ...encounter,
      completed: { eq: true },
      averageItemRating: { gte: 400, lte: 600 },
    });
    expect(where({ minItemRatingMin: '300', maxItemRatingMax: '800' })).toEqual({
      ...encounter,
      minItemRating: { gte: 300 },
      maxItemRating: { lte: 800 },
    });
  });
});

describe('sessionWhere', () => {
  const whereAt = (instance: string, cleared: string) =>
    sessionWhere(parseFilter(OWN_SESSION_FILTER, { instance, cleared }));

  it.each([
    ['all', 'all', {}],
    ['all', 'yes', { cleared: true }],
    ['all', 'no', { cleared: false }],
    ['all', 'wing', { wings: { some: { cleared: { eq: true } } } }],
    ['160', 'all', { dungeonId: { eq: 160 } }],
    ['160', 'yes', { dungeonId: { eq: 160 }, cleared: true }],
    ['160', 'wing', { dungeonId: { eq: 160 }, wings: { some: { cleared: { eq: true } } } }],
    ['163', 'all', { instanceId: '163' }],
    ['163', 'yes', { wings: { some: { instanceId: { eq: 163 }, cleared: { eq: true } } } }],
    ['163', 'no', { wings: { some: { instanceId: { eq: 163 }, cleared: { eq: false } } } }],
  ])('means the wing that is chosen, else the whole dungeon: %s, %s', (instance, cleared, where) => {
    expect(whereAt(instance, cleared)).toEqual(where);
  });
});

describe('impossibleRatings', () => {
  it.each(['min', 'avg', 'max'])('is so where the bounds of the %s rating exclude each other', (rating) => {
    const bounds = (above: string, below: string) =>
      values({ [`${rating}ItemRatingMin`]: above, [`${rating}ItemRatingMax`]: below });
    expect(impossibleRatings(bounds('500', '499'))).toBe(true);
    expect(impossibleRatings(bounds('500', '500'))).toBe(false);
    expect(impossibleRatings(bounds('400', '500'))).toBe(false);
  });

  it('is not so where a bound is missing', () => {
    expect(impossibleRatings(values({}))).toBe(false);
    expect(impossibleRatings(values({ avgItemRatingMin: '500' }))).toBe(false);
    expect(impossibleRatings(values({ avgItemRatingMax: '500', maxItemRatingMin: '900' }))).toBe(false);
  });
});
