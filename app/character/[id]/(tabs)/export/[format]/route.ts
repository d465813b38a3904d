import { CHARACTER } from '#lib/data/characters.ts';
import { countCharacterKills } from '#lib/data/kill-totals.ts';
import { listCharacterDeaths, listCharacterKills } from '#lib/data/kills.ts';
import { CHARACTER_EXPORTS } from '#lib/exports/kinds/character-exports.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { listAddress, otherList } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(CHARACTER_EXPORTS, {
  source: CHARACTER,
  path: routes.character,
  parts: (_, { id, query, size }) => {
    const list = listAddress(routes.character(id), query, KILL_FILTER);
    return {
      kills: () => listCharacterKills(id, list, size),
      deaths: () => listCharacterDeaths(id, otherList(list, 'deaths'), size),
      totals: () => countCharacterKills(id),
    };
  },
});
