import type { InstanceFilterInput, InstanceSortInput } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { sortKeys, type SortColumns } from '../engine/sort.ts';
import { comparison } from '../engine/where-scalar.ts';
import { textColumn } from '../engine/where-text.ts';
import { where, type Columns } from '../engine/where.ts';

export type InstanceRecord = { id: number; name: string };
export type InstanceEncounterRecord = { id: number; instanceId: number; name: string };

export const instancesById = (sql: Database, ids: readonly number[]) => sql<InstanceRecord[]>`
  /* instancesById */
  select id, name
  from instance
  where id = any(${arrayLiteral(ids)}::bigint[])`;

export const encountersById = (sql: Database, ids: readonly number[]) => sql<InstanceEncounterRecord[]>`
  /* encountersById */
  select id, instance_id as "instanceId", name
  from instance_encounter
  where id = any(${arrayLiteral(ids)}::bigint[])`;

/** Those of many instances at once, in the order in which a party comes upon them. */
export const encountersOfInstances = (sql: Database, ids: readonly number[]) => sql<
  InstanceEncounterRecord[]
>`
  /* encountersOfInstances */
  select id, instance_id as "instanceId", name
  from instance_encounter
  where instance_id = any(${arrayLiteral(ids)}::bigint[])
  order by instance_id, position`;

/** The order asked for, then by id. */
export const instanceKeys = (sql: Database, order: readonly InstanceSortInput[] | null | undefined) =>
  sortKeys(order, sortColumns(sql), { column: sql`instance.id`, cast: 'bigint' });

const sortColumns = (sql: Database): SortColumns<InstanceSortInput> => ({
  id: { column: sql`instance.id`, cast: 'bigint' },
  name: { column: sql`instance.name`, cast: 'text' },
});

const columns = (sql: Database): Columns<InstanceFilterInput> => ({
  id: comparison(sql, { column: sql`instance.id`, cast: 'bigint' }),
  name: textColumn(sql, sql`instance.name`),
});

export const instanceCondition = (sql: Database, filter: InstanceFilterInput | null | undefined) =>
  where(sql, filter, columns(sql));

/** A page of instances, and one more. */
export const instancePage = (sql: Database, condition: Fragment, keys: readonly Key[], slice: Slice) => sql<
  InstanceRecord[]
>`
  /* instancePage */
  select instance.id, instance.name
  from instance
  where ${condition} and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;
