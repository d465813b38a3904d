import { getLatestRuns, listEncounterStatistics } from '#lib/data/instance-statistics.ts';
import { INSTANCE } from '#lib/data/instances.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { STATISTICS_EXPORTS } from '#lib/exports/kinds/instance-exports.ts';
import { parseFilter } from '#lib/url/filter.ts';
import { STATISTICS_FILTER } from '#lib/url/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(STATISTICS_EXPORTS, {
  source: INSTANCE,
  path: routes.instanceStatistics,
  parts: (instance, { id, query }) => ({
    statistics: () => listEncounterStatistics(instance, parseFilter(STATISTICS_FILTER, query)),
    latest: () => getLatestRuns(id),
  }),
});
