import type { InstanceRunSortInput } from '#graphql/generated/resolvers.ts';
import { recordsById } from '../engine/batch-read.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import { courseKeys, totalledList } from './totalled-list.ts';

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
