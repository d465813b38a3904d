import { type BatchRead, recordsById } from './batch-read.ts';
import { allOf, where, type Columns, type Nested } from './where/where.ts';
import type { Database, Fragment } from './connection/database.ts';
import { oncePerDatabase } from './connection/once-per-database.ts';
import type { Key } from './keyset.ts';
import {
  recordList,
  type RecordList,
  sortKeys,
  type SortColumns,
  type SortDirections,
} from './record-list.ts';

/** A table that the contract lists: filtered, sorted, page by page. */
type Declaration<Filter, Sort> = {
  /** The name of the contract's field, used in cursors and in the names of statements. */
  name: string;
  /** The table, with an integer `id`. */
  table: string;
  /** The columns of a record. */
  fields: (sql: Database) => Fragment;
  filters: (sql: Database) => Columns<Filter>;
  sorts: (sql: Database) => SortColumns<Sort>;
};

type ListArguments<Filter, Sort> = {
  where?: Filter | null;
  order?: readonly Sort[] | null;
};

/**
 * An order that replaces the requested one: a joined table, its columns and the keys that it gives. `condition` holds
 * for the rows that it leaves, which are counted without it.
 */
export type Ranking = {
  join: Fragment;
  fields: Fragment;
  keys: readonly Key[];
  condition: Fragment;
  last?: CheckedLast | undefined;
};

/**
 * A condition that is dear to check, in the order of the rows, so that only those of a page are looked at.
 * `sorted` is the joined tables with the rows that meet the other conditions, in that order.
 */
export type CheckedLast = { condition: Fragment; sorted: (condition: Fragment) => Fragment };

/** The reads of a catalogue's records: by id, and as a list in the requested order, then by id. */
export type Catalogue<Row, Filter, Sort> = {
  byId: BatchRead<number, Row>;
  /** `conditions`: what must hold for a record besides the filter; `ranking`: another order. */
  list: (
    sql: Database,
    args: ListArguments<Filter, Sort>,
    conditions?: readonly Fragment[],
    ranking?: Ranking,
  ) => RecordList<Row>;
};

export function catalogue<
  Row extends { id: number },
  Filter extends Nested<Filter>,
  Sort extends SortDirections<Sort>,
>({ name, table, ...declaration }: Declaration<Filter, Sort>): Catalogue<Row, Filter, Sort> {
  const [fields, filters] = [oncePerDatabase(declaration.fields), oncePerDatabase(declaration.filters)];
  const sorts = oncePerDatabase(declaration.sorts);
  const id = oncePerDatabase((sql) => sql`${sql(table)}.id`);
  return {
    byId: recordsById<Row>(`${name}ById`, table, fields),
    list: (sql, args, conditions = [], ranking = undefined) => {
      const condition = allOf(sql, [where(sql, args.where, filters(sql)), ...conditions]);
      const tables = sql`${sql(table)}`;
      if (!ranking) {
        const keys = sortKeys(args.order, sorts(sql), { column: id(sql), cast: 'bigint' });
        return recordList(sql, { name, keys, fields: fields(sql), tables, condition });
      }
      const { keys, join, last } = ranking;
      const ranked = { name, keys, fields: sql`${fields(sql)}, ${ranking.fields}` };
      const all = allOf(sql, [condition, ranking.condition, ...(last ? [last.condition] : [])]);
      const { total } = recordList(sql, { ...ranked, tables, condition: all });
      const rows = last
        ? { tables: last.sorted(condition), condition: last.condition }
        : { tables: sql`${tables} ${join}`, condition };
      return { ...recordList<Row>(sql, { ...ranked, ...rows }), total };
    },
  };
}
