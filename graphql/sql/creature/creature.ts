import type {
  CreatureFilterInput,
  CreatureSortInput,
  CreatureSubType,
  CreatureType,
  Realm,
} from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { sortKeys, type SortColumns } from '../engine/sort.ts';
import { equality } from '../engine/where-scalar.ts';
import { textColumn } from '../engine/where-text.ts';
import { where, type Columns } from '../engine/where.ts';

export type CreatureRecord = {
  id: number;
  name: string;
  realm: Realm | null;
  creatureType: CreatureType;
  creatureSubType: CreatureSubType;
};

const creatureFields = (sql: Database) =>
  sql`creature.id, creature.name, creature.realm, creature.creature_type as "creatureType",
      creature.creature_sub_type as "creatureSubType"`;

export const creaturesById = (sql: Database, ids: readonly number[]) => sql<CreatureRecord[]>`
  /* creaturesById */
  select ${creatureFields(sql)}
  from creature
  where id = any(${arrayLiteral(ids)}::bigint[])`;

/** The order asked for, then by id. */
export const creatureKeys = (sql: Database, order: readonly CreatureSortInput[] | null | undefined) =>
  sortKeys(order, sortColumns(sql), { column: sql`creature.id`, cast: 'bigint' });

const sortColumns = (sql: Database): SortColumns<CreatureSortInput> => ({
  id: { column: sql`creature.id`, cast: 'bigint' },
  name: { column: sql`creature.name`, cast: 'text' },
  creatureType: { column: sql`creature.creature_type`, cast: 'text' },
  creatureSubType: { column: sql`creature.creature_sub_type`, cast: 'text' },
});

const columns = (sql: Database): Columns<CreatureFilterInput> => ({
  name: textColumn(sql, sql`creature.name`),
  creatureType: equality(sql, { column: sql`creature.creature_type`, cast: 'text' }),
  creatureSubType: equality(sql, { column: sql`creature.creature_sub_type`, cast: 'text' }),
});

export const creatureCondition = (sql: Database, filter: CreatureFilterInput | null | undefined) =>
  where(sql, filter, columns(sql));

/** A page of creatures, and one more. */
export const creaturePage = (sql: Database, condition: Fragment, keys: readonly Key[], slice: Slice) => sql<
  CreatureRecord[]
>`
  /* creaturePage */
  select ${creatureFields(sql)}
  from creature
  where ${condition} and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;
