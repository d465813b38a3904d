import { mapAnswer, NO_ANSWER } from '#lib/api/answer.ts';
import { listLatestKills } from '#lib/data/kills.ts';
import {
  getWeeklyRealmBalance,
  listMonthlyGuildLeaderboard,
  listMonthlyLeaderboard,
  listWeeklyGuildLeaderboard,
  listWeeklyLeaderboard,
} from '#lib/data/leaderboards.ts';
import { listRankedPlaces, listRankedSeasons } from '#lib/data/ranked.ts';
import { type ExportRoute, exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { GUILDS_EXPORTS, HOME_EXPORTS } from '#lib/exports/kinds/home-exports.ts';
import { RANKED_EXPORTS } from '#lib/exports/kinds/ranked-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { chooseSeason, rankedFilter } from '#lib/url/ranked-filter.ts';
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
      kills: () => listLatestKills(listAddress(routes.home, query)),
    }),
  }),
  exportRoute(GUILDS_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.guilds,
    parts: (_, { query }) => ({
      balance: () => getWeeklyRealmBalance(new Date()),
      weekly: () => listWeeklyGuildLeaderboard(new Date()),
      monthly: () => listMonthlyGuildLeaderboard(new Date()),
      kills: () => listLatestKills(listAddress(routes.guilds, query)),
    }),
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
