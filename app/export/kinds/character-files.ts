import { CHARACTER } from '#lib/data/player/characters.ts';
import { getScenarioForm } from '#lib/data/war/scenario-forms.ts';
import { type ExportRoute, exportRoute } from '#lib/exports/export-route.ts';
import {
  CHARACTER_EXPORTS,
  CHARACTER_SCENARIOS_EXPORTS,
  CHARACTER_SKIRMISHES_EXPORTS,
} from '#lib/exports/kinds/character-exports.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { fighterBattleFiles } from './fighter-battle-files.ts';
import { overviewParts } from './overview-parts.ts';

/** Answers the addresses of these pages in other formats. */
export const CHARACTER_FILES: readonly ExportRoute[] = [
  exportRoute(CHARACTER_EXPORTS, {
    source: CHARACTER,
    path: routes.character,
    parts: (_, { id, query, size }) => ({
      ...overviewParts({ characterId: id }, listAddress(routes.character(id), query, KILL_FILTER), size),
      form: () => getScenarioForm(id),
    }),
  }),
  ...fighterBattleFiles({
    exports: { scenarios: CHARACTER_SCENARIOS_EXPORTS, skirmishes: CHARACTER_SKIRMISHES_EXPORTS },
    source: CHARACTER,
    path: routes.character,
    whose: (characterId) => ({ characterId }),
  }),
];
