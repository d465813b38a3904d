import { expect, it } from 'vitest';

import { PLAYER_BOARD_FILTER } from './filter/board-filter.ts';
import { damagedParam } from './damaged-param.ts';
import { choice, flag, number, text } from './filter/filter.ts';

const FILTER = {
  label: '',
  fields: {
    period: choice('period', 'Period', [
      { value: 'allTime', label: 'All time' },
      { value: 'thisWeek', label: 'This week' },
    ]),
    solo: flag('soloOnly', 'Solo'),
    rating: number('rating', 'Rating'),
    name: text('name', 'Name'),
  },
};

it.each([
  {},
  { after: 'MTIz', deathsBefore: 'MTIz' },
  { after: '' },
  { period: 'thisWeek' },
  { period: 'THISWEEK' },
  { period: 'this-week' },
  { period: 'All time' },
  { period: 'alltime' },
  { soloOnly: 'true' },
  { soloOnly: 'false' },
  { rating: ' 12 ' },
  { rating: '0' },
  { name: '<b>', unknown: 'x' },
])('finds nothing wrong with %j', (params) => {
  expect(damagedParam(FILTER, params)).toBeNull();
});

it.each([
  [{ after: '{}' }, '"after" is no cursor of this list: leave it out to begin with the first page'],
  [{ deathsBefore: 'x'.repeat(1_001) }, /^"deathsBefore" is no cursor/],
  [{ period: 'thisWek' }, '"period" has to be one of allTime, thisWeek'],
  [{ period: '__proto__' }, /^"period" has to be one of/],
  [{ soloOnly: '1' }, '"soloOnly" has to be "true" or left out'],
  [{ rating: '-1' }, '"rating" has to be a whole number from 1 to 99999'],
  [{ name: 'x'.repeat(201) }, '"name" has to be no longer than 200 characters'],
  [{ rating: '1e9' }, /^"rating" has to be/],
])('says what is wrong with %j', (params, words) => {
  expect(damagedParam(FILTER, params) ?? '').toMatch(words);
});

it('says which values beside the options there are', () => {
  expect(damagedParam(PLAYER_BOARD_FILTER, { period: '2026-W99' })).toBe(
    '"period" has to be one of thisWeek, lastWeek, thisMonth, lastMonth, all, a week such as 2026-W47, a month such as 2026-11',
  );
  expect(damagedParam(PLAYER_BOARD_FILTER, { period: '2026-W47' })).toBeNull();
});
