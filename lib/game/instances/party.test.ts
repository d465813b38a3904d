import { describe, expect, it } from 'vitest';

import { itemRatings, membersOf, roleCounts, totalDeaths } from './party.ts';

let players = 0;
const member = (archetype: string, itemRating = 0, deaths = 0) => ({
  character: { id: String((players += 1)) },
  archetype,
  itemRating,
  deaths,
});

describe('itemRatings', () => {
  it('rounds the average to a whole number', () => {
    const party = [member('TANK', 288), member('HEALER', 562), member('MELEE_DPS', 491)];
    expect(itemRatings(party)).toEqual({ min: 288, average: 447, max: 562 });
    expect(itemRatings([member('TANK', 1), member('TANK', 2)])?.average).toBe(2);
  });

  it('has none without members', () => {
    expect(itemRatings([])).toBeNull();
  });

  it('has none where the API tells none', () => {
    expect(itemRatings([member('TANK', Number.NaN), member('HEALER', Number.NaN)])).toBeNull();
  });
});

it('counts both kinds of damage dealers together, and no archetype that is not known', () => {
  const party = ['TANK', 'HEALER', 'HEALER', 'MELEE_DPS', 'RANGED_DPS', 'JUGGLER', 'toString'].map(
    (archetype) => member(archetype),
  );
  expect(roleCounts(party)).toEqual({ tanks: 1, healers: 2, damageDealers: 2 });
});

it('counts a member with two entries once, with the deaths of both', () => {
  const tank = member('TANK', 300, 1);
  const party = [tank, member('HEALER'), { ...tank, deaths: 2 }];
  expect(membersOf(party)).toHaveLength(2);
  expect(roleCounts(party)).toEqual({ tanks: 1, healers: 1, damageDealers: 0 });
  expect(totalDeaths(party)).toBe(3);
});

it('adds the deaths of all up', () => {
  expect(totalDeaths([member('TANK', 0, 2), member('HEALER', 0, 0), member('HEALER', 0, 3)])).toBe(5);
  expect(totalDeaths([])).toBe(0);
});
