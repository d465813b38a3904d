import type { Archetype } from '#graphql/generated/resolvers.ts';
import { batchRead } from '../engine/batch-read.ts';
import type { Database } from '../engine/connection/database.ts';
import { scoreFields, type ScoreRecord } from '../scoreboard/score.ts';

/** The score of one player in a run or in one encounter run, with the player's archetype and item rating. */
export type InstanceScoreRecord = ScoreRecord & { archetype: Archetype; itemRating: number };

const instanceScoreFields = (sql: Database) => sql`
  ${scoreFields(sql)}, score.archetype, score.item_rating as "itemRating"`;

/** The scoreboards of many runs at once. */
export const scoresOfRuns = batchRead(
  'runId',
  (sql, runIds) => sql<(InstanceScoreRecord & { runId: string })[]>`
    /* scoresOfRuns */
    select run_id as "runId", ${instanceScoreFields(sql)}
    from instance_run_score score
    where run_id = any(${runIds}::uuid[])
    order by run_id, position`,
);

/** The scoreboards of many encounter runs at once. */
export const scoresOfEncounterRuns = batchRead(
  'encounterRunId',
  (sql, ids) => sql<(InstanceScoreRecord & { encounterRunId: string })[]>`
    /* scoresOfEncounterRuns */
    select encounter_run_id as "encounterRunId", ${instanceScoreFields(sql)}
    from instance_encounter_run_score score
    where encounter_run_id = any(${ids}::bigint[])
    order by encounter_run_id, position`,
);
