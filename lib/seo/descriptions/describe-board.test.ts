import { describe, expect, it } from 'vitest';

import { GUILD_BOARD_FILTER, PLAYER_BOARD_FILTER, SHEET_FILTER } from '#lib/url/filter/board-filter.ts';
import { routes } from '#lib/url/routes.ts';

import { indexingOf } from '../indexing.ts';
import { boardDays, describeBoard, describeSheet } from './describe-board.ts';
import { LONGEST_DESCRIPTION, LONGEST_TITLE } from './wording.ts';

const NOW = new Date('2026-11-25T22:00:00Z');

const players = (query: Readonly<Record<string, string>>) =>
  describeBoard({ header: 'Player', path: routes.leaderboard, query, filter: PLAYER_BOARD_FILTER }, NOW);

const canonicalOf = (query: Readonly<Record<string, string>>) => indexingOf(players(query)).canonical;

describe('the address of a board', () => {
  it.each([
    [{}, '/leaderboard'],
    [{ period: 'lastWeek' }, '/leaderboard?period=2026-W47'],
    [{ period: 'lastMonth' }, '/leaderboard?period=2026-10'],
    [{ period: '2026-10' }, '/leaderboard?period=2026-10'],
    [{ period: 'thisMonth', pin: '7' }, '/leaderboard?period=2026-11'],
    [{ period: '2026-W48' }, '/leaderboard'],
    [{ by: 'deaths' }, '/leaderboard'],
    [{ by: 'ratio', period: '2026-10' }, '/leaderboard?period=2026-10'],
    [{ by: 'healing', period: '2026-W48' }, '/leaderboard?by=healing'],
    [{ by: 'healing' }, '/leaderboard?by=healing'],
    [{ by: 'healing', per: 'minute', period: 'all' }, '/leaderboard?by=healing&per=minute&period=all'],
  ])('%j is %s', (query, canonical) => {
    expect(canonicalOf(query)).toBe(canonical);
    expect(indexingOf(players(query)).noindex).toBe(false);
  });

  it('is followed and not listed where it is a part of a board', () => {
    expect(indexingOf(players({ realm: 'order' })).noindex).toBe(true);
    expect(indexingOf(players({ after: '25' })).noindex).toBe(true);
    expect(players({ period: '2027-01' }).noindex).toBe(true);
  });
});

it('names boards by their periods, in few words', () => {
  const asked = { path: routes.guildLeaderboard, query: { period: '2026-09' }, filter: GUILD_BOARD_FILTER };
  const sheet = { path: routes.scoreSheet, query: { period: '2026-W53' }, filter: SHEET_FILTER };
  const all = [
    players({}),
    describeBoard({ header: 'Guild', ...asked }, NOW),
    describeSheet(sheet, NOW),
    players({ by: 'healing', period: 'thisMonth' }),
    players({ by: 'objectives', per: 'minute', period: '2026-09' }),
    players({ by: 'deathBlows', per: 'minute', period: 'all' }),
  ];
  expect(all.map(({ title }) => title)).toEqual([
    'Players with the most kills, Week 48, 2026',
    'Guilds with the most kills, September 2026',
    'Score sheet of the war, Week 53, 2026',
    'Most healing in scenarios, November 2026',
    'Most objective score per minute in scenarios, September 2026',
    'Most death blows per minute in scenarios, the whole record',
  ]);
  for (const { title, description } of all) {
    expect(title.length).toBeLessThanOrEqual(LONGEST_TITLE);
    expect(description.length).toBeGreaterThanOrEqual(70);
    expect(description.length).toBeLessThanOrEqual(LONGEST_DESCRIPTION);
  }
});

it('tells the days of a period', () => {
  expect(boardDays({ unit: 'week', year: 2026, week: 47 })).toBe('2026-11-16/2026-11-22');
});
