import { listLatestKills } from '#lib/data/kills.ts';
import {
  getWeeklyRealmBalance,
  listWeeklyGuildLeaderboard,
  listMonthlyGuildLeaderboard,
} from '#lib/data/leaderboards.ts';
import { exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { GUILDS_EXPORTS } from '#lib/exports/kinds/home-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(GUILDS_EXPORTS, {
  source: NO_RECORD,
  path: () => routes.guilds,
  parts: (_, { query }) => ({
    balance: () => getWeeklyRealmBalance(new Date()),
    weekly: () => listWeeklyGuildLeaderboard(new Date()),
    monthly: () => listMonthlyGuildLeaderboard(new Date()),
    kills: () => listLatestKills(listAddress(routes.guilds, query)),
  }),
});
