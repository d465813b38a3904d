import { INSTANCE_RUN, listRunScores } from '#lib/data/instance-runs.ts';
import { getRunSample } from '#lib/data/run-samples.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { RUN_EXPORTS } from '#lib/exports/kinds/instance-run-exports.ts';
import { instanceRunWhere } from '#lib/url/instance-filter.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(RUN_EXPORTS, {
  source: INSTANCE_RUN,
  path: routes.instanceRun,
  parts: (run, { id }) => ({
    scores: () => listRunScores(id),
    sample: () => getRunSample(instanceRunWhere(run.instance.id)),
  }),
});
