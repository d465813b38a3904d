import { CHARACTER } from '#lib/data/characters.ts';
import { countFighterKills } from '#lib/data/kill-totals.ts';
import { listCharacterDeaths, listCharacterKills } from '#lib/data/kills.ts';
import { getScenarioForm } from '#lib/data/scenario-forms.ts';
import { countScenarios, listScenarios } from '#lib/data/scenarios.ts';
import { listSkirmishes } from '#lib/data/skirmishes.ts';
import { type ExportRoute, exportRoute } from '#lib/exports/export-route.ts';
import {
  CHARACTER_EXPORTS,
  CHARACTER_SCENARIOS_EXPORTS,
  CHARACTER_SKIRMISHES_EXPORTS,
} from '#lib/exports/kinds/character-exports.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { listAddress, otherList } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SCENARIO_FILTER } from '#lib/url/scenario-filter.ts';
import { SKIRMISH_FILTER } from '#lib/url/skirmish-filter.ts';

import { overviewParts } from './overview-parts.ts';

/** Answers the addresses of these pages in other formats. */
export const CHARACTER_FILES: readonly ExportRoute[] = [
  exportRoute(CHARACTER_EXPORTS, {
    source: CHARACTER,
    path: routes.character,
    parts: (_, { id, query, size }) => {
      const list = listAddress(routes.character(id), query, KILL_FILTER);
      return {
        kills: () => listCharacterKills(id, list, size),
        deaths: () => listCharacterDeaths(id, otherList(list, 'deaths'), size),
        ...overviewParts({ characterId: id }, list),
        form: () => getScenarioForm(id),
      };
    },
  }),
  exportRoute(CHARACTER_SCENARIOS_EXPORTS, {
    source: CHARACTER,
    path: (id) => routes.character(id, '/scenarios'),
    parts: (_, { id, query, size }) => {
      const list = listAddress(routes.character(id, '/scenarios'), query, SCENARIO_FILTER);
      const whose = { characterId: id };
      return {
        results: () => countScenarios(whose, list),
        scenarios: () => listScenarios(whose, list, size),
        totals: () => countFighterKills({ characterId: id }),
      };
    },
  }),
  exportRoute(CHARACTER_SKIRMISHES_EXPORTS, {
    source: CHARACTER,
    path: (id) => routes.character(id, '/skirmishes'),
    parts: (_, { id, query, size }) => {
      const list = listAddress(routes.character(id, '/skirmishes'), query, SKIRMISH_FILTER);
      return {
        skirmishes: () => listSkirmishes({ characterId: id }, list, size),
        totals: () => countFighterKills({ characterId: id }),
      };
    },
  }),
];
