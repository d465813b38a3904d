import { describe, expect, it } from 'vitest';

import { itemRatings, roleCounts, totalDeaths } from './party.ts';

const member = (archetype: string, itemRating: number, deaths = 0) => ({ archetype, itemRating, deaths });

describe('a party', () => {
  const party = [
    member('TANK', 525, 1),
    member('HEALER', 442),
    member('MELEE_DPS', 288),
    member('RANGED_DPS', 562, 3),
  ];

  it('has its lowest, its rounded average and its highest rating', () => {
    expect(itemRatings(party)).toEqual({ min: 288, average: 454, max: 562 });
    expect(itemRatings([member('TANK', 0)])).toEqual({ min: 0, average: 0, max: 0 });
  });

  it('has its roles by archetype, both kinds of damage dealers together', () => {
    expect(roleCounts(party)).toEqual({ tanks: 1, healers: 1, damageDealers: 2 });
    expect(roleCounts([member('toString', 1), member('SIEGE', 1)])).toEqual({
      tanks: 0,
      healers: 0,
      damageDealers: 0,
    });
  });

  it('has the deaths of all', () => {
    expect(totalDeaths(party)).toBe(4);
  });

  it('without members has no ratings, roles and deaths', () => {
    expect(itemRatings([])).toBeNull();
    expect(roleCounts([])).toEqual({ tanks: 0, healers: 0, damageDealers: 0 });
    expect(totalDeaths([])).toBe(0);
  });
});
