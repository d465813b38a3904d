import type { InstanceRunSortInput } from '#graphql/generated/resolvers.ts';
import { batchRead } from '../engine/batch-read.ts';
import type { Database } from '../engine/connection/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import type { Key } from '../engine/keyset.ts';
import { recordList } from '../engine/record-list.ts';
import { integerKey, sortKeys, type SortColumns } from '../engine/sort.ts';

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

/** The count and the totals of runs; averages are 0 without any. Durations in milliseconds. */
export type InstanceRunTotals = {
  count: number;
  completedCount: number;
  medianDuration: number;
  averageDuration: number;
  minDuration: number;
  maxDuration: number;
  medianDeaths: number;
  averageDeaths: number;
};

const runFields = (sql: Database) => sql`
  instance_run.id, instance_run.instance_id as "instanceId", instance_run.start_time as start,
  instance_run.end_time as "end", coalesce(instance_run.duration, 0) as "durationMs", instance_run.completed,
  instance_run.deaths`;

export const instanceRunsById = batchRead(
  'id',
  (sql, ids) => sql<InstanceRunRecord[]>`
    /* instanceRunsById */
    select ${runFields(sql)}
    from instance_run
    where id = any(${ids}::uuid[])`,
);

const NEWEST_FIRST: readonly InstanceRunSortInput[] = [{ start: 'DESC' }];

/** Returns the requested order, newest first by default; ties by id, in the direction that one index can answer. */
function instanceRunKeys(sql: Database, order: readonly InstanceRunSortInput[] | null | undefined): Key[] {
  const id = { column: sql`instance_run.id`, cast: 'uuid' } as const;
  const asked = sortKeys(order, sortColumns(sql), id);
  const keys = asked.length > 1 ? asked : sortKeys(NEWEST_FIRST, sortColumns(sql), id);
  return [...keys.slice(0, -1), { ...id, property: 'id', descending: keys[0]?.descending ?? false }];
}

const sortColumns = (sql: Database): SortColumns<InstanceRunSortInput> => ({
  start: integerKey(sql`instance_run.start_time`),
  end: integerKey(sql`instance_run.end_time`),
});

/** The runs that meet a condition; the statement about their totals counts them. */
export function instanceRunList(
  sql: Database,
  condition: Fragment,
  order: readonly InstanceRunSortInput[] | null | undefined,
) {
  const list = recordList<InstanceRunRecord>(sql, {
    name: 'instanceRuns',
    keys: instanceRunKeys(sql, order),
    fields: runFields(sql),
    tables: sql`instance_run`,
    condition,
  });
  let asked: Promise<InstanceRunTotals> | undefined;
  const totals = () => (asked ??= totalsOf(instanceRunTotals(sql, condition)));
  return { ...list, total: async () => (await totals()).count, totals };
}

async function totalsOf(statement: PromiseLike<readonly InstanceRunTotals[]>): Promise<InstanceRunTotals> {
  const [row] = await statement;
  if (!row) throw new Error('A count has no row.');
  return row;
}

const instanceRunTotals = (sql: Database, condition: Fragment) => sql<InstanceRunTotals[]>`
  /* instanceRunTotals */
  select count(*)::integer as count, (count(*) filter (where completed))::integer as "completedCount",
         coalesce(percentile_cont(0.5) within group (order by duration), 0) as "medianDuration",
         coalesce(min(duration), 0) as "minDuration", coalesce(max(duration), 0) as "maxDuration",
         coalesce(percentile_disc(0.5) within group (order by deaths), 0) as "medianDeaths",
         coalesce(avg(duration), 0)::double precision as "averageDuration",
         coalesce(avg(deaths), 0)::double precision as "averageDeaths"
  from instance_run
  where ${condition}`;
