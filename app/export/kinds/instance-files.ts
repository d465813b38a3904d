import {
  ENCOUNTER_RUN,
  INSTANCE_RUN,
  listEncounterScores,
  listInstanceRuns,
  listRunScores,
} from '#lib/data/instance/instance-runs.ts';
import { getLatestRuns, listEncounterStatistics } from '#lib/data/instance/instance-statistics.ts';
import { INSTANCE, listInstances } from '#lib/data/instance/instances.ts';
import { getRunSample, sampleFilteredRuns } from '#lib/data/instance/run-samples.ts';
import { type ExportRoute, exportRoute, NO_RECORD } from '#lib/exports/export-route.ts';
import {
  INSTANCE_EXPORTS,
  INSTANCES_EXPORTS,
  STATISTICS_EXPORTS,
} from '#lib/exports/kinds/instance-exports.ts';
import { ENCOUNTER_RUN_EXPORTS, RUN_EXPORTS, RUNS_EXPORTS } from '#lib/exports/kinds/instance-run-exports.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { instanceRunWhere, RUN_FILTER, STATISTICS_FILTER } from '#lib/url/filter/instance-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { INSTANCE_FILTER } from '#lib/url/filter/name-filter.ts';
import { routes } from '#lib/url/routes.ts';

/** Answers the addresses of these pages in other formats. */
export const INSTANCE_FILES: readonly ExportRoute[] = [
  exportRoute(INSTANCES_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.instances,
    parts: (_, { query }) => ({
      instances: () => listInstances(listAddress(routes.instances, query, INSTANCE_FILTER)),
    }),
  }),
  exportRoute(INSTANCE_EXPORTS, {
    source: INSTANCE,
    path: routes.instance,
    parts: (instance, { id }) => ({
      statistics: () => listEncounterStatistics(instance, parseFilter(STATISTICS_FILTER, {})),
      latest: () => getLatestRuns(id),
      sample: () => getRunSample(instanceRunWhere(id)),
    }),
  }),
  exportRoute(STATISTICS_EXPORTS, {
    source: INSTANCE,
    path: routes.instanceStatistics,
    parts: (instance, { id, query }) => ({
      statistics: () => listEncounterStatistics(instance, parseFilter(STATISTICS_FILTER, query)),
      latest: () => getLatestRuns(id),
      sample: () => getRunSample(instanceRunWhere(id)),
    }),
  }),
  exportRoute(RUNS_EXPORTS, {
    source: NO_RECORD,
    path: () => routes.instanceRuns,
    parts: (_, { query, size }) => {
      const list = listAddress(routes.instanceRuns, query, RUN_FILTER);
      return { runs: () => listInstanceRuns(list, size), sample: () => sampleFilteredRuns(list) };
    },
  }),
  exportRoute(RUN_EXPORTS, {
    source: INSTANCE_RUN,
    path: routes.instanceRun,
    parts: (run, { id }) => ({
      scores: () => listRunScores(id),
      sample: () => getRunSample(instanceRunWhere(run.instance.id)),
    }),
  }),
  exportRoute(ENCOUNTER_RUN_EXPORTS, {
    source: ENCOUNTER_RUN,
    path: ({ runId, id }) => routes.encounterRun(runId, id),
    parts: (_, { id: { id } }) => ({ scores: () => listEncounterScores(id) }),
  }),
];
