import type { Career, CharacterFilterInput, CharacterSortInput } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { sortKeys, type SortColumns } from '../engine/sort.ts';
import { comparison, equality } from '../engine/where-scalar.ts';
import { textColumn } from '../engine/where-text.ts';
import { where, type Columns } from '../engine/where.ts';

export type CharacterRecord = {
  id: number;
  name: string;
  career: Career;
  level: number;
  renownRank: number;
};

const characterFields = (sql: Database) =>
  sql`"character".id, "character".name, "character".career, "character".level,
      "character".renown_rank as "renownRank"`;

export const charactersById = (sql: Database, ids: readonly number[]) => sql<CharacterRecord[]>`
  /* charactersById */
  select ${characterFields(sql)}
  from "character"
  where id = any(${arrayLiteral(ids)}::bigint[])`;

/** The order asked for, then by id. */
export const characterKeys = (sql: Database, order: readonly CharacterSortInput[] | null | undefined) =>
  sortKeys(order, sortColumns(sql), { column: sql`"character".id`, cast: 'bigint' });

const sortColumns = (sql: Database): SortColumns<CharacterSortInput> => ({
  name: { column: sql`"character".name`, cast: 'text' },
  level: { column: sql`"character".level`, cast: 'bigint' },
  renownRank: { column: sql`"character".renown_rank`, cast: 'bigint' },
});

const columns = (sql: Database): Columns<CharacterFilterInput> => ({
  name: textColumn(sql, sql`"character".name`),
  careerLine: equality(sql, { column: sql`"character".career`, cast: 'text' }),
  level: comparison(sql, { column: sql`"character".level`, cast: 'bigint' }),
  renownRank: comparison(sql, { column: sql`"character".renown_rank`, cast: 'bigint' }),
});

export const characterCondition = (sql: Database, filter: CharacterFilterInput | null | undefined) =>
  where(sql, filter, columns(sql));

/** A page of players, and one more. */
export const characterPage = (sql: Database, condition: Fragment, keys: readonly Key[], slice: Slice) => sql<
  CharacterRecord[]
>`
  /* characterPage */
  select ${characterFields(sql)}
  from "character"
  where ${condition} and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;

export const characterCount = (sql: Database, condition: Fragment) => sql<{ count: number }[]>`
  /* characterCount */
  select count(*)::integer as count
  from "character"
  where ${condition}`;
