import { ENCOUNTER_RUN, listEncounterScores } from '#lib/data/instance-runs.ts';
import { exportRoute } from '#lib/exports/export-route.ts';
import { ENCOUNTER_RUN_EXPORTS } from '#lib/exports/kinds/instance-run-exports.ts';
import { routes } from '#lib/url/routes.ts';

export const GET = exportRoute(ENCOUNTER_RUN_EXPORTS, {
  source: ENCOUNTER_RUN,
  path: ({ runId, id }) => routes.encounterRun(runId, id),
  parts: (_, { id: { id } }) => ({ scores: () => listEncounterScores(id) }),
});
