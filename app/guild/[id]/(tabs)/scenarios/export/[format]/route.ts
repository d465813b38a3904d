import { GUILD } from '#lib/data/guilds.ts';
import { countGuildKills } from '#lib/data/kill-totals.ts';
import { countScenarios, listScenarios } from '#lib/data/scenarios.ts';
import { GUILD_SCENARIOS_EXPORTS } from '#lib/exports/kinds/guild-exports.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SCENARIO_FILTER } from '#lib/url/scenario-filter.ts';

export const GET = exportRoute(GUILD_SCENARIOS_EXPORTS, {
  source: GUILD,
  path: (id) => routes.guild(id, '/scenarios'),
  parts: (_, { id, query, size }) => {
    const list = listAddress(routes.guild(id, '/scenarios'), query, SCENARIO_FILTER);
    const whose = { guildId: id };
    return {
      results: () => countScenarios(whose, list),
      scenarios: () => listScenarios(whose, list, size),
      totals: () => countGuildKills(id),
    };
  },
});
