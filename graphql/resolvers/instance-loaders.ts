import type { Database } from '../sql/engine/database.ts';
import { encounterRunsOfRuns } from '../sql/instance/instance-encounter-run.ts';
import { scoresOfEncounterRuns, scoresOfRuns } from '../sql/instance/instance-score.ts';
import { encountersById, encountersOfInstances, instancesById } from '../sql/instance/instance.ts';
import { many, one } from './batch-loader.ts';

/** Instances, and what belongs to them and to their runs. */
export const createInstanceLoaders = (sql: Database) => ({
  instance: one(
    (ids: readonly number[]) => instancesById(sql, ids),
    ({ id }) => id,
  ),
  encounter: one(
    (ids: readonly number[]) => encountersById(sql, ids),
    ({ id }) => id,
  ),
  encountersOfInstance: many(
    (ids: readonly number[]) => encountersOfInstances(sql, ids),
    ({ instanceId }) => instanceId,
  ),
  encounterRuns: many(
    (ids: readonly string[]) => encounterRunsOfRuns(sql, ids),
    ({ runId }) => runId,
  ),
  instanceRunScores: many(
    (ids: readonly string[]) => scoresOfRuns(sql, ids),
    ({ runId }) => runId,
  ),
  encounterRunScores: many(
    (ids: readonly string[]) => scoresOfEncounterRuns(sql, ids),
    ({ encounterRunId }) => encounterRunId,
  ),
});
