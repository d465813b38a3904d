import type { InstanceEncounterRunSortInput } from '#graphql/generated/resolvers.ts';
import { batchRead, recordsById } from '../engine/batch-read.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { integerKey } from '../engine/sort.ts';
import { courseKeys, totalledList } from './totalled-list.ts';

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
