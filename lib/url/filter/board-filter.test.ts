import { expect, it } from 'vitest';

import { periodText } from '#lib/game/boards/board-period.ts';

import { chosenPeriod, GUILD_BOARD_FILTER, PLAYER_BOARD_FILTER } from './board-filter.ts';
import { optionsWith, parseFilter } from './filter.ts';

const NOW = new Date('2026-11-25T22:00:00Z');
const periodAt = (query: Readonly<Record<string, string>>) =>
  periodText(chosenPeriod(parseFilter(GUILD_BOARD_FILTER, query).period, NOW));

it.each([
  [{}, '2026-W48'],
  [{ period: 'lastWeek' }, '2026-W47'],
  [{ period: 'thisMonth' }, '2026-11'],
  [{ period: 'lastMonth' }, '2026-10'],
  [{ period: '2026-W03' }, '2026-W03'],
  [{ period: '2025-12' }, '2025-12'],
  [{ period: '2025-W53' }, '2026-W48'],
  [{ period: 'all' }, '2026-W48'],
])('%j is %s', (query, text) => {
  expect(periodAt(query)).toBe(text);
});

it('shows any period in the form', () => {
  expect(optionsWith(PLAYER_BOARD_FILTER.fields.period, '2026-10').at(-1)).toEqual({
    value: '2026-10',
    label: 'October 2026',
  });
});

it('reads realm, career and order', () => {
  const query = { realm: 'order', career: 'BLACKGUARD', by: 'ratio' };
  expect(parseFilter(PLAYER_BOARD_FILTER, query)).toEqual({
    period: 'thisWeek',
    realm: 'order',
    career: 'BLACK_GUARD',
    order: 'ratio',
  });
});
