import type { InstanceRunSortInput } from '#graphql/generated/resolvers.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { sortKeys, type SortColumns } from '../engine/sort.ts';

/** Start and end in epoch milliseconds as text, "0" where unknown; duration in milliseconds. */
export type InstanceRunRecord = {
  id: string;
  instanceId: number;
  start: string;
  end: string;
  durationMs: number;
  completed: boolean;
  deaths: number;
};

/** How many runs there are and what they come to; averages are 0 without any. Durations in milliseconds. */
export type InstanceRunTotals = { count: number; averageDuration: number; averageDeaths: number };

const runFields = (sql: Database) => sql`
  instance_run.id, instance_run.instance_id as "instanceId", instance_run.start_time as start,
  instance_run.end_time as "end", coalesce(instance_run.duration, 0) as "durationMs", instance_run.completed,
  instance_run.deaths`;

export const instanceRunById = (sql: Database, id: string) => sql<InstanceRunRecord[]>`
  /* instanceRunById */
  select ${runFields(sql)}
  from instance_run
  where id = ${id}::uuid`;

const NEWEST_FIRST: readonly InstanceRunSortInput[] = [{ start: 'DESC' }];

/** The order asked for, newest first unless asked for; ties by id, in the direction that one index can answer. */
export function instanceRunKeys(
  sql: Database,
  order: readonly InstanceRunSortInput[] | null | undefined,
): Key[] {
  const id = { column: sql`instance_run.id`, cast: 'uuid' } as const;
  const asked = sortKeys(order, sortColumns(sql), id);
  const keys = asked.length > 1 ? asked : sortKeys(NEWEST_FIRST, sortColumns(sql), id);
  return [...keys.slice(0, -1), { ...id, property: 'id', descending: keys[0]?.descending ?? false }];
}

const sortColumns = (sql: Database): SortColumns<InstanceRunSortInput> => ({
  start: { column: sql`instance_run.start_time`, cast: 'bigint' },
  end: { column: sql`instance_run.end_time`, cast: 'bigint' },
});

/** A page of runs, and one more. */
export const instanceRunPage = (
  sql: Database,
  condition: Fragment,
  keys: readonly Key[],
  slice: Slice,
) => sql<InstanceRunRecord[]>`
  /* instanceRunPage */
  select ${runFields(sql)}
  from instance_run
  where ${condition} and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;

export const instanceRunTotals = (sql: Database, condition: Fragment) => sql<InstanceRunTotals[]>`
  /* instanceRunTotals */
  select count(*)::integer as count, coalesce(avg(duration), 0)::double precision as "averageDuration",
         coalesce(avg(deaths), 0)::double precision as "averageDeaths"
  from instance_run
  where ${condition}`;
