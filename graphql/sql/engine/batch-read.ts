import { arrayLiteral } from './array-literal.ts';
import type { Database } from './connection/database.ts';

/** Reads the rows of many keys in one statement, those of each key in order. Keys without rows are left out. */
export type BatchRead<Key, Row> = {
  read: (sql: Database, keys: readonly Key[]) => PromiseLike<readonly Row[]>;
  keyOf: (row: Row) => Key | null;
};

type Key = string | number;

/**
 * Declares a batched statement. `property`: the field of a row that holds its key. `statement` gets the keys as the
 * text form of an array, to be cast: `where id = any(${keys}::bigint[])`.
 */
export const batchRead = <Property extends string, Row extends { readonly [Name in Property]: Key | null }>(
  property: Property,
  statement: (sql: Database, keys: string) => PromiseLike<readonly Row[]>,
): BatchRead<NonNullable<Row[Property]>, Row> => ({
  read: (sql, keys) => statement(sql, arrayLiteral(keys.map(String))),
  keyOf: (row) => row[property] ?? null,
});
