import { CHARACTER } from '#lib/data/characters.ts';
import { countCharacterKills } from '#lib/data/kill-totals.ts';
import { countScenarios, listScenarios } from '#lib/data/scenarios.ts';
import { CHARACTER_SCENARIOS_EXPORTS } from '#lib/exports/kinds/character-exports.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SCENARIO_FILTER } from '#lib/url/scenario-filter.ts';

export const GET = exportRoute(CHARACTER_SCENARIOS_EXPORTS, {
  source: CHARACTER,
  path: (id) => routes.character(id, '/scenarios'),
  parts: (_, { id, query, size }) => {
    const list = listAddress(routes.character(id, '/scenarios'), query, SCENARIO_FILTER);
    const whose = { characterId: id };
    return {
      results: () => countScenarios(whose, list),
      scenarios: () => listScenarios(whose, list, size),
      totals: () => countCharacterKills(id),
    };
  },
});
