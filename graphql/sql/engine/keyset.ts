import { allOf, anyOf } from './where/where.ts';
import type { Database, Fragment } from './connection/database.ts';

export type KeyValue = string | number;

/** A column to order by. Values of a cursor are compared in `cast`: no number is too large for it. */
export type KeyColumn = { column: Fragment; cast: 'bigint' | 'text' | 'uuid' };

/** One term of a list's order: `property` is its field in a row. The last term is unique, as a tie-breaker. */
export type Key = KeyColumn & { property: string; descending: boolean };

/**
 * The requested part of a list: `limit` rows between two rows, counted from the end when `backward`, without the first
 * `skip` of them.
 */
export type Slice = {
  limit: number;
  skip: number;
  backward: boolean;
  after: readonly KeyValue[] | null;
  before: readonly KeyValue[] | null;
};

/** The order to read a slice in: that of the list, or its reverse. */
export function sliceOrder(sql: Database, keys: readonly Key[], { backward }: Slice): Fragment {
  const terms = keys.map(({ column, descending }) =>
    descending === backward ? sql`${column} asc` : sql`${column} desc`,
  );
  return terms.reduce((before, term) => sql`${before}, ${term}`);
}

/** The rows to read: one more than requested, to detect a next page. */
export const sliceRows = (sql: Database, { limit, skip }: Slice): Fragment =>
  sql`limit ${limit + 1} offset ${skip}`;

/** The rows between the ends of a slice. */
export function sliceBounds(sql: Database, keys: readonly Key[], { after, before }: Slice): Fragment {
  const bounds: Fragment[] = [];
  if (after) bounds.push(beyond(sql, keys, after, false));
  if (before) bounds.push(beyond(sql, keys, before, true));
  return allOf(sql, bounds);
}

function beyond(
  sql: Database,
  keys: readonly Key[],
  values: readonly KeyValue[],
  towardsStart: boolean,
): Fragment {
  const terms = keys.map(({ column, cast, descending }, index) => ({
    column,
    value: sql`${values[index] ?? null}::${sql.unsafe(cast)}`,
    smaller: descending !== towardsStart,
  }));
  return terms.every(({ smaller }) => smaller === terms[0]?.smaller)
    ? rowBeyond(sql, terms)
    : stepsBeyond(sql, terms);
}

type Term = { column: Fragment; value: Fragment; smaller: boolean };

/** One comparison of rows, which one index can answer. */
function rowBeyond(sql: Database, terms: readonly Term[]): Fragment {
  const list = (parts: Fragment[]) => parts.reduce((before, part) => sql`${before}, ${part}`);
  const columns = list(terms.map(({ column }) => column));
  const values = list(terms.map(({ value }) => value));
  return terms[0]?.smaller ? sql`(${columns}) < (${values})` : sql`(${columns}) > (${values})`;
}

/**
 * The rows beyond keys of mixed directions: beyond in the first term, or equal there and beyond in the next, and so on.
 */
function stepsBeyond(sql: Database, terms: readonly Term[]): Fragment {
  const steps = terms.map(({ column, value, smaller }, index) => {
    const equal = terms.slice(0, index).map((term) => sql`${term.column} = ${term.value}`);
    return allOf(sql, [...equal, smaller ? sql`${column} < ${value}` : sql`${column} > ${value}`]);
  });
  return anyOf(sql, steps);
}
