import { expect, test } from 'vitest';

import { LONGEST_CURSOR } from './cursor.ts';
import { KILL_FILTER } from '../filter/kill-filter.ts';
import { listAddress, otherList, pagerLinks } from './list-address.ts';
import { routes } from '../routes.ts';

const middle = { hasNextPage: true, hasPreviousPage: true, startCursor: 'c3RhcnQ=', endCursor: 'ZW5k' };
const kills = listAddress(routes.kills, {});

test('links only to pages that exist', () => {
  expect(pagerLinks(kills, { ...middle, hasNextPage: false })).toEqual({
    previous: '/kills?before=c3RhcnQ%3D',
    next: null,
  });
  expect(pagerLinks(kills, { ...middle, hasPreviousPage: false }).previous).toBeNull();
  expect(pagerLinks(kills, { hasNextPage: true, hasPreviousPage: true, endCursor: null })).toEqual({
    previous: null,
    next: null,
  });
});

test('links to no cursor that would not be read back', () => {
  const info = { ...middle, startCursor: 'a b', endCursor: 'a'.repeat(LONGEST_CURSOR + 1) };
  expect(pagerLinks(kills, info)).toEqual({ previous: null, next: null });
});

test('keeps the filters and replaces the cursor', () => {
  const query = { soloOnly: 'true', before: 'old', period: 'thisWeek' };
  expect(pagerLinks(listAddress(routes.kills, query, KILL_FILTER), middle)).toEqual({
    previous: '/kills?before=c3RhcnQ%3D&period=thisWeek&soloOnly=true',
    next: '/kills?after=ZW5k&period=thisWeek&soloOnly=true',
  });
});

test('leaves the cursor of the other list alone', () => {
  const list = listAddress(routes.character('7'), { after: 'kills', deathsAfter: 'deaths' });
  expect(pagerLinks(otherList(list, 'deaths'), middle).next).toBe(
    '/character/7?after=kills&deathsAfter=ZW5k',
  );
  expect(pagerLinks(list, middle).previous).toBe('/character/7?before=c3RhcnQ%3D&deathsAfter=deaths');
});
