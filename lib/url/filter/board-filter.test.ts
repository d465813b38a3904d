import { expect, it } from 'vitest';

import { periodText } from '#lib/game/boards/board-period.ts';

import {
  chosenPeriod,
  chosenRecordPeriod,
  chosenScenarioBy,
  GUILD_BOARD_FILTER,
  killBoardFilter,
  PLAYER_BOARD_FILTER,
} from './board-filter.ts';
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
    role: 'all',
    per: 'sum',
    runs: '3',
  });
});

it('reads a board of scenarios, of all of the record too', () => {
  const query = { by: 'deathBlows', per: 'minute', runs: '10', role: 'healer', period: 'all' };
  const values = parseFilter(PLAYER_BOARD_FILTER, query);
  expect(values).toMatchObject({ order: 'deathBlows', per: 'minute', runs: '10', role: 'healer' });
  expect(chosenScenarioBy(values.order)).toBe('deathBlows');
  expect(chosenRecordPeriod(values.period, NOW)).toBe('all');
  const absurd = parseFilter(PLAYER_BOARD_FILTER, { by: 'toString', runs: '-1', role: '__proto__', per: '' });
  expect(absurd).toMatchObject({ order: 'kills', runs: '3', role: 'all', per: 'sum' });
});

it('leaves out of a board of kills what it cannot rank by', () => {
  const values = (isOffered: boolean) =>
    parseFilter(killBoardFilter(isOffered), { by: 'healing', period: 'all' });
  expect(values(true)).toMatchObject({ order: 'healing', period: 'thisWeek' });
  expect(values(false)).toMatchObject({ order: 'kills', period: 'thisWeek' });
});
