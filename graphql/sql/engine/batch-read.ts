import { arrayLiteral } from './array-literal.ts';
import type { Database, Fragment } from './connection/database.ts';
import { statementName } from './connection/statement-name.ts';

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

/** Declares the batched statement that reads the records of a table by their ids. */
export const recordsById = <Row extends { readonly id: Key }>(
  name: string,
  table: string,
  fields: (sql: Database) => Fragment,
  type: 'bigint' | 'uuid' = 'bigint',
): BatchRead<Row['id'], Row> =>
  batchRead<'id', Row>(
    'id',
    (sql, ids) => sql<Row[]>`
      ${statementName(sql, name)}
      select ${fields(sql)}
      from ${sql(table)}
      where ${sql(table)}.id = any(${ids}::${sql.unsafe(type)}[])`,
  );
