import { listInstanceRuns } from '#lib/data/instance-runs.ts';
import { sampleFilteredRuns } from '#lib/data/run-samples.ts';
import { exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import { RUNS_EXPORTS } from '#lib/exports/kinds/instance-run-exports.ts';
import { RUN_FILTER } from '#lib/url/instance-filter.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(RUNS_EXPORTS, {
  source: NO_RECORD,
  path: () => routes.instanceRuns,
  parts: (_, { query, size }) => {
    const list = listAddress(routes.instanceRuns, query, RUN_FILTER);
    return { runs: () => listInstanceRuns(list, size), sample: () => sampleFilteredRuns(list) };
  },
});
