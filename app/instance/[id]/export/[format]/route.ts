import { getLatestRuns, listEncounterStatistics } from '#lib/data/instance-statistics.ts';
import { INSTANCE } from '#lib/data/instances.ts';
import { getRunSample } from '#lib/data/run-samples.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { INSTANCE_EXPORTS } from '#lib/exports/kinds/instance-exports.ts';
import { parseFilter } from '#lib/url/filter.ts';
import { instanceRunWhere, STATISTICS_FILTER } from '#lib/url/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(INSTANCE_EXPORTS, {
  source: INSTANCE,
  path: routes.instance,
  parts: (instance, { id }) => ({
    statistics: () => listEncounterStatistics(instance, parseFilter(STATISTICS_FILTER, {})),
    latest: () => getLatestRuns(id),
    sample: () => getRunSample(instanceRunWhere(id)),
  }),
});
