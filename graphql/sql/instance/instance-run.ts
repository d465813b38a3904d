import type {
  InstanceRunSortInput,
  InstanceEncounterRunSortInput,
  Archetype,
} from '#graphql/generated/resolvers.ts';
import { recordsById, batchRead } from '../engine/batch-read.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { courseKeys, totalledList } from './totalled-list.ts';
import { integerKey } from '../engine/record-list.ts';
import { scoreFields, type ScoreRecord } from '../scoreboard/score.ts';

/** An instance run. Start and end in epoch milliseconds as texts, "0" where unknown; duration in milliseconds. */
export type InstanceRunRecord = {
  id: string;
  instanceId: number;
  start: string;
  end: string;
  durationMs: number;
  completed: boolean;
  deaths: number;
};

const runFields = (sql: Database) => sql`
  instance_run.id, instance_run.instance_id as "instanceId", instance_run.start_time as start,
  instance_run.end_time as "end", coalesce(instance_run.duration, 0) as "durationMs", instance_run.completed,
  instance_run.deaths`;

export const instanceRunsById = recordsById<InstanceRunRecord>(
  'instanceRunsById',
  'instance_run',
  runFields,
  'uuid',
);

/** The runs that meet a condition; ties by id, in the direction that one index can answer. */
export function instanceRunList(
  sql: Database,
  condition: Fragment,
  order: readonly InstanceRunSortInput[] | null | undefined,
) {
  const id = { column: sql`instance_run.id`, cast: 'uuid', property: 'id' } as const;
  const keys = courseKeys(sql, sql`instance_run`, order, id);
  return totalledList<InstanceRunRecord>(sql, {
    name: 'instanceRuns',
    keys: [...keys.slice(0, -1), { ...id, descending: keys[0]?.descending ?? false }],
    fields: runFields(sql),
    tables: sql`instance_run`,
    condition,
  });
}

/**
 * An encounter run. Id and times are texts, since they are 64-bit integers; start and end in epoch milliseconds, "0"
 * where unknown.
 */
export type InstanceEncounterRunRecord = {
  id: string;
  runId: string;
  instanceId: number;
  encounterId: number;
  start: string;
  end: string;
  durationMs: number;
  completed: boolean;
  deaths: number;
};

const encounterRunFields = (sql: Database) => sql`
  id, run_id as "runId", instance_id as "instanceId", encounter_id as "encounterId", start_time as start,
  end_time as "end", coalesce(duration, 0) as "durationMs", completed, deaths`;

export const instanceEncounterRunsById = recordsById<InstanceEncounterRunRecord>(
  'instanceEncounterRunsById',
  'instance_encounter_run',
  encounterRunFields,
);

/** The encounter runs of many instance runs at once, in the order of time. */
export const encounterRunsOfRuns = batchRead(
  'runId',
  (sql, runIds) => sql<InstanceEncounterRunRecord[]>`
    /* encounterRunsOfRuns */
    select ${encounterRunFields(sql)}
    from instance_encounter_run
    where run_id = any(${runIds}::uuid[])
    order by run_id, start_time, id`,
);

/** Lists the tries that meet a condition, newest first unless another order is requested. */
export const instanceEncounterRunList = (
  sql: Database,
  condition: Fragment,
  order: readonly InstanceEncounterRunSortInput[] | null | undefined,
) =>
  totalledList<InstanceEncounterRunRecord>(sql, {
    name: 'instanceEncounterRuns',
    keys: courseKeys(sql, sql`instance_encounter_run`, order, integerKey(sql`instance_encounter_run.id`)),
    fields: encounterRunFields(sql),
    tables: sql`instance_encounter_run`,
    condition,
  });

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
