import { expect, it } from 'vitest';

import type { Career, KillFilterInput } from '#graphql/generated/documents.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { GUILD_BOARD_FILTER, PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';

import { answering } from '../testing/answering.ts';
import { countingMany } from '../testing/counting-many.ts';
import { onPage } from '../testing/on-page.ts';
import { listGuildBoard, listPlayerBoard } from './boards.ts';

/** A Saturday of the week 47; the week began on Monday the 16th. */
const NOW = new Date('2026-11-21T12:00:00Z');
const [MONDAY, NEXT_MONDAY] = [1_794_787_200, 1_795_392_000];
const SECONDS = { gte: MONDAY, lt: NEXT_MONDAY };

const player = (id: number, kills: number, deaths = 0, career: Career = 'WHITE_LION') => ({
  rank: id,
  sharedBy: Number.NaN,
  kills,
  deaths,
  character: { id: String(id), name: `Player ${id}`, career },
});
const guild = (id: number, realm: string) => ({
  rank: id,
  sharedBy: 1,
  kills: 9,
  deaths: 2,
  guild: { id: String(id), name: `Guild ${id}`, realm },
});
const playersOf = (query: Record<string, string>, now = NOW) =>
  listPlayerBoard(listAddress('/leaderboard', query, PLAYER_BOARD_FILTER), now);
const guildsOf = (query: Record<string, string>) =>
  listGuildBoard(listAddress('/leaderboard/guilds', query, GUILD_BOARD_FILTER), NOW);

/** Everyone did as many kills alone as the id says, and took part in ten times as many. */
const counts = countingMany(({ killerCharacterId, killerGuildId }, { soloOnly }) => {
  const id = Number((killerCharacterId ?? killerGuildId)?.eq);
  return soloOnly ? id : 10 * id;
});
const weekly = (...weeklyKillLeaderboard: readonly ReturnType<typeof player>[]) => ({
  GetWeeklyLeaderboard: { weeklyKillLeaderboard },
  CountManyKills: counts,
});
const MANY = Array.from({ length: 60 }, (_, index) => player(index + 1, 100 - index));

it('lists the players of a week, with kills of the same week that they did alone or took part in', async () => {
  const asked = answering(weekly(player(1, 8, 2), player(2, 7)));
  const { data } = await playersOf({});
  expect(data).toEqual({
    rows: [
      { place: 1, sharedBy: 1, kills: 8, deaths: 2, partIn: 10, solo: 1, owner: player(1, 8).character },
      { place: 2, sharedBy: 1, kills: 7, deaths: 0, partIn: 20, solo: 2, owner: player(2, 7).character },
    ],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: '0', endCursor: '2' },
    listed: 2,
    of: 2,
    cutTie: null,
    marked: null,
    names: [player(1, 8), player(2, 7)].map(({ character: { id, name } }) => ({ id, name })),
  });
  expect(asked.GetWeeklyLeaderboard).toEqual([{ year: 2026, week: 47 }]);
  expect(asked.CountManyKills).toMatchObject(
    [
      [true, false],
      [false, true],
    ].map(([soloOnly, includeAssists]) => ({
      soloOnly,
      includeAssists,
      where1: { time: SECONDS, killerCharacterId: { eq: 1 } },
      where2: { time: SECONDS, killerCharacterId: { eq: 2 } },
    })),
  );
});

it.each<[Record<string, string>, string[]]>([
  [{ realm: 'order' }, ['Player 1', 'Player 4']],
  [{ realm: 'destruction' }, ['Player 2', 'Player 3']],
  [{ role: 'healer' }, ['Player 2', 'Player 4']],
  [{ career: 'ZEALOT' }, ['Player 2']],
  [{ by: 'deaths' }, ['Player 3', 'Player 1', 'Player 2', 'Player 4']],
  [{ by: 'ratio', realm: 'order' }, ['Player 4', 'Player 1']],
  [{ by: 'healing' }, ['Player 1', 'Player 2', 'Player 3', 'Player 4']],
])('orders and narrows the board by %o', async (query, names) => {
  answering(
    weekly(
      player(1, 9, 5),
      player(2, 8, 4, 'ZEALOT'),
      player(3, 7, 7, 'CHOPPA'),
      player(4, 6, 1, 'RUNE_PRIEST'),
    ),
  );
  const { data } = await playersOf(query);
  expect(data.rows.map(({ owner }) => owner.name)).toEqual(names);
  expect(data.names.map(({ name }) => name)).toEqual(names);
  expect([data.listed, data.of]).toEqual([names.length, 4]);
});

it.each([
  [{}, ['1', '25', '25']],
  [{ after: '25' }, ['26', '50', '25']],
  [{ before: '25' }, ['1', '25', '25']],
  [{ pin: '52' }, ['51', '60', '10']],
  [{ pin: '52', after: '25' }, ['26', '50', '25']],
])('shows the page of %o', async (query, [first, last, rows]) => {
  answering(weekly(...MANY));
  const { data } = await playersOf(query);
  const shown = data.rows.map(({ owner }) => owner.id);
  expect([shown[0], shown.at(-1), String(shown.length)]).toEqual([first, last, rows]);
  expect(data.marked).toBe('pin' in query ? '52' : null);
});

it('notes a cursor that leads to no page, and only such', async () => {
  answering(weekly(...MANY));
  expect((await onPage(() => playersOf({ after: '75' }))).cursorRefused).toBe(true);
  expect((await onPage(() => playersOf({ after: '50' }))).cursorRefused).toBe(false);
});

it('says who shares the last place and is not listed', async () => {
  answering(weekly(player(1, 9), { ...player(2, 8), sharedBy: 3 }));
  expect((await playersOf({})).data.cutTie).toEqual({ place: 2, more: 2 });
});

it('shows the board where its kills cannot be counted, nor the marked name be found', async () => {
  const { GetWeeklyLeaderboard } = weekly(player(1, 9));
  answering({ GetWeeklyLeaderboard });
  const { data } = await playersOf({ pin: 'Kordak' });
  expect([data.marked, data.rows[0]?.solo, data.rows[0]?.partIn]).toEqual([null, null, null]);
  answering({
    GetWeeklyLeaderboard() {
      throw new ApiError('refused');
    },
  });
  await expect(playersOf({})).rejects.toThrow(ApiError);
});

it('counts no kills with a part in them where the API cannot', async () => {
  const asked = answering(weekly(player(1, 9)), () => false);
  expect((await playersOf({})).data.rows[0]).toMatchObject({ solo: 1, partIn: null });
  expect(asked.CountManyKills).toHaveLength(1);
});

it('lists the guilds of a month by realm, and marks one', async () => {
  const monthlyGuildKillLeaderboard = [guild(1, 'ORDER'), guild(2, 'DESTRUCTION'), guild(3, 'NEUTRAL')];
  const asked = answering({
    GetMonthlyGuildLeaderboard: { monthlyGuildKillLeaderboard },
    CountManyKills: counts,
  });
  const { data } = await guildsOf({ period: '2026-10', pin: '2', realm: 'destruction' });
  expect(data.rows).toEqual([
    { place: 2, sharedBy: 1, kills: 9, deaths: 2, partIn: 20, solo: 2, owner: guild(2, 'DESTRUCTION').guild },
  ]);
  expect(data.marked).toBe('2');
  expect((await guildsOf({ period: '2026-10' })).data.listed).toBe(3);
  expect(asked.GetMonthlyGuildLeaderboard).toEqual([{ year: 2026, month: 10 }]);
  const [solo] = (asked.CountManyKills ?? []) as { where1: KillFilterInput }[];
  expect(solo?.where1.killerGuildId).toEqual({ eq: 2 });
});

it.each([
  ['thisWeek', 10],
  ['lastWeek', 1200],
])('keeps the board of %s for %i seconds', async (period, seconds) => {
  answering(weekly(player(1, 9)));
  expect((await onPage(() => playersOf({ period }))).fresh).toBe(seconds * 1000);
});
