import { mapAnswer } from '#lib/api/answer.ts';
import { listRankedPlaces, listRankedSeasons } from '#lib/data/ranked.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { RANKED_EXPORTS } from '#lib/exports/kinds/ranked-exports.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { chooseSeason, rankedFilter } from '#lib/url/ranked-filter.ts';
import { routes } from '#lib/url/routes.ts';

const NOTHING = { data: null, staleSince: null };

export const GET = exportRoute(RANKED_EXPORTS, {
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
      ladder: async () => (season ? listRankedPlaces(season.id, list) : NOTHING),
    };
  },
});
