import type { InstanceEncounterRunSortInput } from '#graphql/generated/resolvers.ts';
import { batchRead } from '../engine/batch-read.ts';
import type { Database } from '../engine/connection/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { recordList } from '../engine/record-list.ts';
import { integerKey, sortKeys, type SortColumns } from '../engine/sort.ts';

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

/** Totals of many encounter runs: 0 without any. Durations in milliseconds. */
export type InstanceEncounterRunTotals = {
  count: number;
  completedCount: number;
  medianDuration: number;
  averageDuration: number;
  minDuration: number;
  maxDuration: number;
  medianDeaths: number;
  averageDeaths: number;
};

const encounterRunFields = (sql: Database) => sql`
  id, run_id as "runId", instance_id as "instanceId", encounter_id as "encounterId", start_time as start,
  end_time as "end", coalesce(duration, 0) as "durationMs", completed, deaths`;

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

const NEWEST_FIRST: readonly InstanceEncounterRunSortInput[] = [{ start: 'DESC' }];

const sortColumns = (sql: Database): SortColumns<InstanceEncounterRunSortInput> => ({
  start: integerKey(sql`instance_encounter_run.start_time`),
  end: integerKey(sql`instance_encounter_run.end_time`),
});

/** Lists the tries that meet a condition, newest first unless another order is requested; the totals count them. */
export function instanceEncounterRunList(
  sql: Database,
  condition: Fragment,
  order: readonly InstanceEncounterRunSortInput[] | null | undefined,
) {
  const id = integerKey(sql`instance_encounter_run.id`);
  const asked = sortKeys(order, sortColumns(sql), id);
  const list = recordList<InstanceEncounterRunRecord>(sql, {
    name: 'instanceEncounterRuns',
    keys: asked.length > 1 ? asked : sortKeys(NEWEST_FIRST, sortColumns(sql), id),
    fields: encounterRunFields(sql),
    tables: sql`instance_encounter_run`,
    condition,
  });
  let totals: Promise<InstanceEncounterRunTotals> | undefined;
  const readTotals = async () => {
    const [row] = await instanceEncounterRunTotals(sql, condition);
    if (!row) throw new Error('A count has no row.');
    return row;
  };
  const once = () => (totals ??= readTotals());
  return { ...list, total: async () => (await once()).count, totals: once };
}

const instanceEncounterRunTotals = (sql: Database, condition: Fragment) => sql<InstanceEncounterRunTotals[]>`
  /* instanceEncounterRunTotals */
  select count(*)::integer as count, (count(*) filter (where completed))::integer as "completedCount",
         coalesce(min(duration), 0) as "minDuration", coalesce(max(duration), 0) as "maxDuration",
         coalesce(percentile_cont(0.5) within group (order by duration), 0) as "medianDuration",
         coalesce(avg(duration), 0)::double precision as "averageDuration",
         coalesce(percentile_disc(0.5) within group (order by deaths), 0) as "medianDeaths",
         coalesce(avg(deaths), 0)::double precision as "averageDeaths"
  from instance_encounter_run
  where ${condition}`;
