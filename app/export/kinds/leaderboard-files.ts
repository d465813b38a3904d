import { mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { listGuildBoard, listPlayerBoard } from '#lib/data/player/boards.ts';
import { killSums } from '#lib/data/war/kill-sums.ts';
import { withAttackers } from '#lib/data/war/kill-attackers.ts';
import { listLatestKills } from '#lib/data/war/kills.ts';
import {
  getWeeklyRealmBalance,
  listMonthlyGuildLeaderboard,
  listMonthlyLeaderboard,
  listWeeklyGuildLeaderboard,
  listWeeklyLeaderboard,
} from '#lib/data/player/leaderboards.ts';
import { listRankedPlaces, listRankedSeasons } from '#lib/data/player/ranked.ts';
import { getBestGuilds, getBestPlayers, listTopFeuds, sumCareers } from '#lib/data/war/score-sheet.ts';
import { getFront, getKillsToday, getNewestBigSkirmish } from '#lib/data/war/war.ts';
import { type ExportRoute, exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { GUILD_BOARD_EXPORTS, PLAYER_BOARD_EXPORTS } from '#lib/exports/kinds/board-exports.ts';
import { GUILDS_EXPORTS, HOME_EXPORTS } from '#lib/exports/kinds/home-exports.ts';
import { SHEET_EXPORTS } from '#lib/exports/kinds/sheet-exports.ts';
import { RANKED_EXPORTS } from '#lib/exports/kinds/ranked-exports.ts';
import { periodSpan } from '#lib/game/boards/board-period.ts';
import {
  chosenPeriod,
  GUILD_BOARD_FILTER,
  PLAYER_BOARD_FILTER,
  SHEET_FILTER,
} from '#lib/url/filter/board-filter.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { chooseSeason, rankedFilter } from '#lib/url/filter/ranked-filter.ts';
import { routes } from '#lib/url/routes.ts';

/** Answers the addresses of these pages in other formats. */
export const LEADERBOARD_FILES: readonly ExportRoute[] = [
  exportRoute(HOME_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.home,
    parts: (_, { query }) => ({
      balance: () => getWeeklyRealmBalance(new Date()),
      weekly: () => listWeeklyLeaderboard(new Date()),
      monthly: () => listMonthlyLeaderboard(new Date()),
      kills: () => withAttackers(listLatestKills(listAddress(routes.home, query))),
      today: () => getKillsToday(new Date()),
      front: () => getFront(new Date()),
      bigSkirmish: getNewestBigSkirmish,
    }),
  }),
  exportRoute(GUILDS_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.guilds,
    parts: (_, { query }) => ({
      balance: () => getWeeklyRealmBalance(new Date()),
      weekly: () => listWeeklyGuildLeaderboard(new Date()),
      monthly: () => listMonthlyGuildLeaderboard(new Date()),
      kills: () => withAttackers(listLatestKills(listAddress(routes.guilds, query))),
    }),
  }),
  exportRoute(PLAYER_BOARD_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.leaderboard,
    parts: (_, { query }) => ({
      board: () => listPlayerBoard(listAddress(routes.leaderboard, query, PLAYER_BOARD_FILTER), new Date()),
    }),
  }),
  exportRoute(GUILD_BOARD_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.guildLeaderboard,
    parts: (_, { query }) => ({
      board: () =>
        listGuildBoard(listAddress(routes.guildLeaderboard, query, GUILD_BOARD_FILTER), new Date()),
    }),
  }),
  exportRoute(SHEET_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.scoreSheet,
    parts: (_, { query }) => {
      const now = new Date();
      const period = chosenPeriod(parseFilter(SHEET_FILTER, query).period, now);
      return {
        sums: () => killSums({ time: periodSpan(period) }, false, now),
        players: () => getBestPlayers(period, now),
        guilds: () => getBestGuilds(period, now),
        careers: () => sumCareers(period, now),
        feuds: () => listTopFeuds(period, now),
      };
    },
  }),
  exportRoute(RANKED_EXPORTS, {
    source: {
      idOf: () => '',
      get: async () => mapAnswer(await listRankedSeasons(), (seasons) => ({ seasons })),
    },
    path: () => routes.ranked,
    parts: ({ seasons }, { query }) => {
      const season = chooseSeason(seasons, query);
      const list = listAddress(routes.ranked, query, rankedFilter(seasons));
      return {
        season: async () => ({ data: season, staleSince: null }),
        ladder: async () => (season ? listRankedPlaces(season.id, list) : NO_ANSWER),
      };
    },
  }),
];
