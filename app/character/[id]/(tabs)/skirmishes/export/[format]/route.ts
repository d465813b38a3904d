import { CHARACTER } from '#lib/data/characters.ts';
import { countCharacterKills } from '#lib/data/kill-totals.ts';
import { listSkirmishes } from '#lib/data/skirmishes.ts';
import { CHARACTER_SKIRMISHES_EXPORTS } from '#lib/exports/kinds/character-exports.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { SKIRMISH_FILTER } from '#lib/url/skirmish-filter.ts';

export const GET = exportRoute(CHARACTER_SKIRMISHES_EXPORTS, {
  source: CHARACTER,
  path: (id) => routes.character(id, '/skirmishes'),
  parts: (_, { id, query, size }) => {
    const list = listAddress(routes.character(id, '/skirmishes'), query, SKIRMISH_FILTER);
    return {
      skirmishes: () => listSkirmishes({ characterId: id }, list, size),
      totals: () => countCharacterKills(id),
    };
  },
});
