import { arrayLiteral } from './array-literal.ts';
import type { Database, Fragment } from './connection/database.ts';
import { sliceBounds, sliceOrder, sliceRows, type Key, type Slice } from './keyset.ts';
import { statementName } from './connection/statement-name.ts';

/**
 * A list that every record of another kind has, such as the members of a guild: its pages are read for many of those
 * parents in one statement. `Arguments`: what its field takes besides the page.
 */
export type NestedList<Parent, Arguments, Row> = {
  name: string;
  keys: (sql: Database, args: Arguments) => readonly Key[];
  pages: (
    sql: Database,
    parents: readonly Parent[],
    args: Arguments,
    slice: Slice,
  ) => PromiseLike<readonly (Row & { parentId: Parent })[]>;
  totals: (
    sql: Database,
    parents: readonly Parent[],
    args: Arguments,
  ) => PromiseLike<readonly { parentId: Parent; count: number }[]>;
};

type Declaration<Arguments> = {
  /** The name of the contract's field, used in cursors and in the names of statements. */
  name: string;
  /** Type of the parents' ids. */
  parent: 'integer' | 'uuid';
  fields: (sql: Database) => Fragment;
  tables: (sql: Database) => Fragment;
  /** The tables that suffice to count; `tables` by default. */
  countedTables?: (sql: Database, args: Arguments) => Fragment;
  keys: (sql: Database, args: Arguments) => readonly Key[];
  /** The condition for rows in the list of the parent with the id `parentId`. */
  condition: (sql: Database, parentId: Fragment, args: Arguments) => Fragment;
};

/**
 * Declares a nested list. The page of each parent is cut separately; rows come parent by parent, in the order of the
 * slice.
 */
export const nestedList = <Parent extends string | number, Arguments, Row extends object>(
  declaration: Declaration<Arguments>,
): NestedList<Parent, Arguments, Row> => {
  const { name, parent, fields, tables, countedTables = tables, keys, condition } = declaration;
  // PostgreSQL plans each query again for an array of unknown length, but not for a single id.
  const parentsOf = (sql: Database, ids: readonly Parent[]) => {
    const [id, ...others] = ids;
    const type = sql.unsafe(parent);
    return id === undefined || others.length > 0
      ? sql`unnest(${arrayLiteral(ids)}::${type}[]) parent (id)`
      : sql`(select ${id}::${type} as id) parent`;
  };

  return {
    name,
    keys,
    pages: (sql, parents, args, slice) => {
      const order = keys(sql, args);
      return sql<(Row & { parentId: Parent })[]>`
        ${statementName(sql, `${name}Page`)}
        select parent.id as "parentId", page.*
        from ${parentsOf(sql, parents)}
        cross join lateral (
          select ${fields(sql)}
          from ${tables(sql)}
          where ${condition(sql, sql`parent.id`, args)} and ${sliceBounds(sql, order, slice)}
          order by ${sliceOrder(sql, order, slice)}
          ${sliceRows(sql, slice)}
        ) page
        order by parent.id, ${sliceOrder(sql, order.map(inPage(sql)), slice)}`;
    },
    totals: (sql, parents, args) => sql<{ parentId: Parent; count: number }[]>`
      ${statementName(sql, `${name}Count`)}
      select parent.id as "parentId", (
        select count(*)::integer
        from ${countedTables(sql, args)}
        where ${condition(sql, sql`parent.id`, args)}
      ) as count
      from ${parentsOf(sql, parents)}`,
  };
};

/** The same term of an order, for the rows of a page. */
const inPage =
  (sql: Database) =>
  (key: Key): Key => ({ ...key, column: sql`page.${sql(key.property)}` });
