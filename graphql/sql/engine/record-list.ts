import type { Database, Fragment } from './connection/database.ts';
import { sliceBounds, sliceOrder, sliceRows, type Key, type Slice, type KeyColumn } from './keyset.ts';
import { statementName } from './connection/statement-name.ts';

/** A list by its name and its order; a cursor is valid for one of them only. */
export type ListOrder = { name: string; keys: readonly Key[] };

/** A list that can be counted, and read page by page, with one row more than requested. */
export type RecordList<Row> = ListOrder & {
  read: (slice: Slice) => PromiseLike<readonly Row[]>;
  total: () => Promise<number>;
};

/** The parts of a list's statements, whose names begin with `name`. */
export type ListStatement = ListOrder & { fields: Fragment; tables: Fragment; condition: Fragment };

/** The rows of `tables` that meet a condition, as a list. */
export const recordList = <Row extends object>(sql: Database, statement: ListStatement): RecordList<Row> => ({
  name: statement.name,
  keys: statement.keys,
  read: (slice) => listPage<Row>(sql, statement, slice),
  total: () => countOf(listCount(sql, statement)),
});

/** A page of a list, and one row more. */
const listPage = <Row extends object>(
  sql: Database,
  { name, fields, tables, condition, keys }: ListStatement,
  slice: Slice,
) => sql<Row[]>`
  ${statementName(sql, `${name}Page`)}
  select ${fields}
  from ${tables}
  where ${condition} and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  ${sliceRows(sql, slice)}`;

const listCount = (sql: Database, { name, tables, condition }: ListStatement) => sql<{ count: number }[]>`
  ${statementName(sql, `${name}Count`)}
  select count(*)::integer as count
  from ${tables}
  where ${condition}`;

/** The result of a counting statement. */
export async function countOf(statement: PromiseLike<readonly { count: number }[]>): Promise<number> {
  const [row] = await statement;
  return row?.count ?? 0;
}

/** A list that is always empty. */
export const emptyList = <Row>(order: ListOrder): RecordList<Row> => ({
  ...order,
  read: async () => [],
  total: async () => 0,
});

type Direction = 'ASC' | 'DESC';

/** A sort input of the contract: every field is a direction. */
export type SortDirections<Sort> = { [Field in keyof Sort]: Direction | null | undefined };

/** The column behind every field of a sort input; `property` where a row holds it under another name. */
export type SortColumns<Sort> = { [Field in keyof Sort]-?: KeyColumn & { property?: string } };

/**
 * A sort input of the contract as the terms of an order: entry by entry, field by field, the first mention of a
 * field counts. The id comes last, so that no two rows are equal: what stands behind it changes nothing.
 */
export function sortKeys<Sort extends SortDirections<Sort>>(
  order: readonly Sort[] | null | undefined,
  columns: SortColumns<Sort>,
  id: KeyColumn,
): Key[] {
  const keys = new Map<string, Key>();
  for (const entry of order ?? []) {
    for (const property in entry) {
      const direction = entry[property];
      if (direction == null || keys.has(property)) continue;
      keys.set(property, { property, ...columns[property], descending: direction === 'DESC' });
      if (property === 'id') return [...keys.values()];
    }
  }
  return [...keys.values(), { ...id, property: 'id', descending: false }];
}

/** Columns to order by: of integers of any size, and of texts. */
export const integerKey = (column: Fragment): KeyColumn => ({ column, cast: 'bigint' });
export const textKey = (column: Fragment): KeyColumn => ({ column, cast: 'text' });
