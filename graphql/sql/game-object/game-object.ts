import type { GameObjectProtoFilterInput, GameObjectProtoSortInput } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { sortKeys, type SortColumns } from '../engine/sort.ts';
import { textColumn } from '../engine/where-text.ts';
import { where, type Columns } from '../engine/where.ts';

export type GameObjectRecord = { id: number; name: string; modelName: string | null };

const gameObjectFields = (sql: Database) =>
  sql`game_object.id, game_object.name, game_object.model_name as "modelName"`;

export const gameObjectsById = (sql: Database, ids: readonly number[]) => sql<GameObjectRecord[]>`
  /* gameObjectsById */
  select ${gameObjectFields(sql)}
  from game_object
  where id = any(${arrayLiteral(ids)}::bigint[])`;

/** The order asked for, then by id. */
export const gameObjectKeys = (
  sql: Database,
  order: readonly GameObjectProtoSortInput[] | null | undefined,
) => sortKeys(order, sortColumns(sql), { column: sql`game_object.id`, cast: 'bigint' });

const sortColumns = (sql: Database): SortColumns<GameObjectProtoSortInput> => ({
  id: { column: sql`game_object.id`, cast: 'bigint' },
  name: { column: sql`game_object.name`, cast: 'text' },
});

const columns = (sql: Database): Columns<GameObjectProtoFilterInput> => ({
  name: textColumn(sql, sql`game_object.name`),
});

export const gameObjectCondition = (sql: Database, filter: GameObjectProtoFilterInput | null | undefined) =>
  where(sql, filter, columns(sql));

/** A page of game objects, and one more. */
export const gameObjectPage = (sql: Database, condition: Fragment, keys: readonly Key[], slice: Slice) => sql<
  GameObjectRecord[]
>`
  /* gameObjectPage */
  select ${gameObjectFields(sql)}
  from game_object
  where ${condition} and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;

export const gameObjectCount = (sql: Database, condition: Fragment) => sql<{ count: number }[]>`
  /* gameObjectCount */
  select count(*)::integer as count
  from game_object
  where ${condition}`;
