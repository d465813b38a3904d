import { listLatestKills } from '#lib/data/kills.ts';
import {
  getWeeklyRealmBalance,
  listWeeklyLeaderboard,
  listMonthlyLeaderboard,
} from '#lib/data/leaderboards.ts';
import { exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { HOME_EXPORTS } from '#lib/exports/kinds/home-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(HOME_EXPORTS, {
  source: NO_RECORD,
  path: () => routes.home,
  parts: (_, { query }) => ({
    balance: () => getWeeklyRealmBalance(new Date()),
    weekly: () => listWeeklyLeaderboard(new Date()),
    monthly: () => listMonthlyLeaderboard(new Date()),
    kills: () => listLatestKills(listAddress(routes.home, query)),
  }),
});
