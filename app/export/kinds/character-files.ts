import { CHARACTER } from '#lib/data/characters.ts';
import { countCharacterKills } from '#lib/data/kill-totals.ts';
import { listCharacterDeaths, listCharacterKills } from '#lib/data/kills.ts';
import type { ExportRoute } from '#lib/exports/export-route.ts';
import {
  CHARACTER_EXPORTS,
  CHARACTER_SCENARIOS_EXPORTS,
  CHARACTER_SKIRMISHES_EXPORTS,
} from '#lib/exports/kinds/character-exports.ts';
import { routes } from '#lib/url/routes.ts';

import { fighterFiles } from './fighter-files.ts';

/** Answers the addresses of these pages in other formats. */
export const CHARACTER_FILES: readonly ExportRoute[] = fighterFiles({
  exports: {
    overview: CHARACTER_EXPORTS,
    scenarios: CHARACTER_SCENARIOS_EXPORTS,
    skirmishes: CHARACTER_SKIRMISHES_EXPORTS,
  },
  source: CHARACTER,
  path: routes.character,
  whose: (characterId) => ({ characterId }),
  kills: listCharacterKills,
  deaths: listCharacterDeaths,
  totals: countCharacterKills,
});
