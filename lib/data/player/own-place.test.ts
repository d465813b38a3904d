import { expect, it } from 'vitest';

import { GUILD_BOARD_FILTER, PLAYER_BOARD_FILTER } from '#lib/url/filter/board-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';

import { answering } from '../testing/answering.ts';
import { onPage } from '../testing/on-page.ts';
import { getBoardPlaces } from './board-places.ts';
import {
  getWeeklyRealmBalance,
  listMonthlyGuildLeaderboard,
  listMonthlyLeaderboard,
  listWeeklyGuildLeaderboard,
  listWeeklyLeaderboard,
} from './leaderboards.ts';
import { getOwnGuildPlace, getOwnPlayerPlace } from './own-place.ts';

/** A Saturday of the week 47, which began on Monday the 16th. */
const NOW = new Date('2026-11-21T12:00:00Z');
const MONDAY = 1_794_787_200;
const time = { gte: MONDAY, lt: MONDAY + 7 * 86_400 };
const none = { kills: null, partIn: null, solo: null, deaths: null };

const place = (rank: number, kills = 9) => ({ rank, sharedBy: Number.NaN, kills, deaths: 2 });
const player = (rank: number, kills?: number) => ({ ...place(rank, kills), character: { id: `${rank}` } });
const guild = (rank: number, kills?: number) => ({ ...place(rank, kills), guild: { id: `${rank}` } });
const BOARD = { weeklyKillLeaderboard: [player(1), player(2), player(3, 4)] };

const playerPlace = (pin: string) =>
  getOwnPlayerPlace(listAddress('/leaderboard', { pin }, PLAYER_BOARD_FILTER), NOW);

it('counts the kills and deaths of a marked player, who has a place', async () => {
  const counts = { kills: { totalCount: 9 }, partIn: { totalCount: 12 }, solo: { totalCount: 1 } };
  const asked = answering({
    GetWeeklyLeaderboard: BOARD,
    GetBoardPlayer: { owner: { id: '2' }, ...counts, deaths: { totalCount: 5 } },
  });
  expect((await playerPlace('2')).data).toEqual({
    place: { owner: { id: '2' }, place: 2, sharedBy: 1, kills: 9, partIn: 12, solo: 1, deaths: 5 },
    choices: [],
  });
  expect(asked.GetBoardPlayer).toEqual([
    {
      id: '2',
      kills: { time, killerCharacterId: { eq: 2 } },
      deaths: { time, victimCharacterId: { eq: 2 } },
      withAssists: true,
    },
  ]);
});

it('gives no place to who is not on the board, but the last to who has as many kills', async () => {
  const of = (kills: number) => ({
    GetWeeklyLeaderboard: BOARD,
    GetBoardPlayer: { owner: { id: '7' }, ...none, kills: { totalCount: kills } },
  });
  answering(of(3), () => false);
  const noPlace = { place: null, sharedBy: Number.NaN, kills: 3, deaths: 0, solo: 0, partIn: null };
  expect((await playerPlace('7')).data.place).toEqual({ owner: { id: '7' }, ...noPlace });
  answering(of(4));
  expect((await playerPlace('7')).data.place).toMatchObject({ place: 3, kills: 4 });
  answering({ GetWeeklyLeaderboard: BOARD, GetBoardPlayer: { owner: { id: '1' }, ...none } });
  expect((await playerPlace('1')).data.place).toMatchObject({ place: 1, kills: 0 });
});

it('has no place where none is marked, and none of a player who does not exist', async () => {
  const asked = answering({ GetWeeklyLeaderboard: BOARD, GetBoardPlayer: { owner: null, ...none } });
  expect((await playerPlace('')).data).toEqual({ place: null, choices: [] });
  expect(asked.GetBoardPlayer).toBeUndefined();
  expect((await playerPlace('99')).data).toEqual({ place: null, choices: [] });
});

it('counts those of a guild without assists where the API cannot', async () => {
  const asked = answering(
    {
      GetWeeklyGuildLeaderboard: { weeklyGuildKillLeaderboard: [guild(1)] },
      GetBoardGuild: { owner: { id: '1' }, ...none },
    },
    () => false,
  );
  const list = listAddress('/leaderboard/guilds', { pin: '1' }, GUILD_BOARD_FILTER);
  expect((await getOwnGuildPlace(list, NOW)).data.place).toMatchObject({ place: 1, partIn: null });
  expect(asked.GetBoardGuild).toMatchObject([
    { kills: { killerGuildId: { eq: 1 } }, deaths: { victimGuildId: { eq: 1 } }, withAssists: false },
  ]);
});

it('finds the places of a player and a guild in the week and the month of today', async () => {
  const asked = answering({
    GetPlayerPlaces: { weekly: [player(1), player(2, 3)], monthly: [player(1), player(3, 8)] },
    GetGuildPlaces: { weekly: [guild(4)], monthly: [] },
  });
  const own = Promise.resolve({ week: 3, month: 7 });
  const { data } = await getBoardPlaces({ characterId: '9' }, NOW, own);
  expect(data).toMatchObject({ week: { rank: 2, sharedBy: 1 }, month: null });
  expect((await getBoardPlaces({ characterId: '1' }, NOW, own)).data.month).toMatchObject({ rank: 1 });
  expect((await getBoardPlaces({ guildId: '4' }, NOW, own)).data).toMatchObject({
    week: { rank: 4 },
    month: null,
  });
  expect((await getBoardPlaces({ guildId: '5' }, NOW, own)).data.week).toBeNull();
  expect(asked.GetPlayerPlaces).toEqual([{ weekYear: 2026, week: 47, year: 2026, month: 11 }]);
});

it('lists the ten best of the week and the month', async () => {
  const [players, guilds] = [player, guild].map((of) => Array.from({ length: 12 }, (_, n) => of(n + 1)));
  const asked = answering({
    GetWeeklyLeaderboard: { board: players },
    GetMonthlyLeaderboard: { board: players },
    GetWeeklyGuildLeaderboard: { board: guilds },
    GetMonthlyGuildLeaderboard: { board: guilds?.slice(0, 3) },
  });
  const { data } = await listWeeklyLeaderboard(NOW);
  expect([data.length, data[9]]).toEqual([10, { ...player(10), sharedBy: 1 }]);
  expect((await listMonthlyLeaderboard(NOW)).data).toHaveLength(10);
  expect((await listWeeklyGuildLeaderboard(NOW)).data).toHaveLength(10);
  expect((await listMonthlyGuildLeaderboard(NOW)).data).toHaveLength(3);
  const [week, month] = [[{ year: 2026, week: 47 }], [{ year: 2026, month: 11 }]];
  expect(Object.values(asked)).toEqual([week, month, week, month]);
});

it('counts the kills of both realms this week', async () => {
  const asked = answering({ GetRealmBalance: { order: { totalCount: 4 }, destruction: null } });
  const { loaded, fresh } = await onPage(() => getWeeklyRealmBalance(NOW));
  expect([loaded.data, fresh]).toEqual([{ order: 4, destruction: 0 }, 10_000]);
  const side = { time: { gte: MONDAY } };
  expect(asked.GetRealmBalance).toMatchObject([
    {
      order: { ...side, killerCareer: { in: expect.arrayContaining(['WHITE_LION']) } },
      destruction: { ...side, killerCareer: { in: expect.arrayContaining(['ZEALOT']) } },
    },
  ]);
  answering({ GetRealmBalance: { order: null, destruction: { totalCount: 5 } } });
  expect((await getWeeklyRealmBalance(NOW)).data).toEqual({ order: 0, destruction: 5 });
});
