import { batchRead } from '../engine/batch-read.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';

/** Id and times as text: 64-bit integers. Start and end in epoch milliseconds, "0" where unknown. */
export type InstanceEncounterRunRecord = {
  id: string;
  runId: string;
  instanceId: number;
  encounterId: number;
  start: string;
  end: string;
  durationMs: number;
  completed: boolean;
};

/** What many encounter runs come to: 0 without any. Durations in milliseconds. */
export type InstanceEncounterRunTotals = {
  medianDuration: number;
  averageDuration: number;
  medianDeaths: number;
  averageDeaths: number;
};

const encounterRunFields = (sql: Database) => sql`
  id, run_id as "runId", instance_id as "instanceId", encounter_id as "encounterId", start_time as start,
  end_time as "end", coalesce(duration, 0) as "durationMs", completed`;

export const instanceEncounterRunsById = batchRead(
  'id',
  (sql, ids) => sql<InstanceEncounterRunRecord[]>`
    /* instanceEncounterRunsById */
    select ${encounterRunFields(sql)}
    from instance_encounter_run
    where id = any(${ids}::bigint[])`,
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

export const instanceEncounterRunTotals = (sql: Database, condition: Fragment) => sql<
  InstanceEncounterRunTotals[]
>`
  /* instanceEncounterRunTotals */
  select coalesce(percentile_cont(0.5) within group (order by duration), 0) as "medianDuration",
         coalesce(avg(duration), 0)::double precision as "averageDuration",
         coalesce(percentile_disc(0.5) within group (order by deaths), 0) as "medianDeaths",
         coalesce(avg(deaths), 0)::double precision as "averageDeaths"
  from instance_encounter_run
  where ${condition}`;
