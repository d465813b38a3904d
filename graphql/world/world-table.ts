import type { CopyTable, CopyValue } from '#graphql/sql/engine/copy-text.ts';
import columnsOf from './table-columns.json' with { type: 'json' };

/** One value of a generated row. */
export type WorldValue = CopyValue;

export type WorldRow = readonly WorldValue[];

/** One table of the generated world; tables come in the order in which they are to be written. */
export type WorldTable = CopyTable;

/** The options that define one world: the same options always give the same rows. */
export interface WorldOptions {
  /** Any text; another seed is another war. */
  readonly seed: string;
  /** The clock of the world in epoch seconds: nothing in it happened later. */
  readonly now: number;
  /** 1 is the usual size, 0.1 a tenth of it. */
  readonly scale: number;
}

/** A table in table-columns.json, which lists the columns of each in the order of the database. */
export type TableName = keyof typeof columnsOf;

/** A table of rows. */
export const rowTable = (name: TableName, rows: Iterable<WorldRow>): WorldTable => ({
  name,
  columns: columnsOf[name],
  rows,
});

type Computed<Item> = Readonly<Record<string, (record: Item) => WorldValue>>;

/**
 * A table of records, each an object or several whose fields belong together. The column `min_level` is the field
 * `minLevel`, and `zone_id` the id of `zone` where there is no `zoneId`; other columns are computed. A list of texts
 * becomes an array of PostgreSQL.
 * @throws TypeError for a column without a value
 */
export function recordTable<Item extends object>(
  name: TableName,
  records: Iterable<Item>,
  computed: Computed<Item> = {},
): WorldTable {
  const readers = columnsOf[name].map((column) => computed[column] ?? fieldReader(column));
  function* rows(): Generator<WorldRow> {
    for (const record of records) yield readers.map((read) => read(record));
  }
  return rowTable(name, rows());
}

/** A table of what owners have, in order: `position` counts from 0, and `owner` names the field that holds the owner. */
export const partTable = <Owner extends object, Part extends object>(
  name: TableName,
  [owner, owners]: readonly [owner: string, owners: readonly Owner[]],
  partsOf: (owner: Owner) => readonly Part[],
  computed: Readonly<Record<string, (part: Part) => WorldValue>> = {},
): WorldTable =>
  recordTable(
    name,
    flatMapped(owners, (each) =>
      partsOf(each).map((part, position) => [part, { position, [owner]: each }] as const),
    ),
    Object.fromEntries(
      Object.entries(computed).map(([column, compute]) => [column, ([part]) => compute(part)]),
    ),
  );

type Identified = Readonly<{ id: number }>;

/** A table of two columns: the id of an owner and the id of what belongs to it. */
export const linkTable = <Owner extends Identified>(
  name: TableName,
  owners: readonly Owner[],
  partsOf: (owner: Owner) => readonly Identified[],
): WorldTable =>
  rowTable(
    name,
    flatMapped(owners, (owner) => partsOf(owner).map(({ id }) => [owner.id, id])),
  );

/** The parts of all items, one item after another, made while they are read. */
export function* flatMapped<Item, Part>(
  items: Iterable<Item>,
  partsOf: (item: Item) => Iterable<Part>,
): Generator<Part> {
  for (const item of items) yield* partsOf(item);
}

function fieldReader(column: string): (record: object) => WorldValue {
  const field = column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  const owner = field.replace(/Id$/, '');
  const isId = owner !== field;
  const valueIn = (source: object): WorldValue | undefined => {
    const own = fieldOf(source, field);
    return columnValue(own === undefined && isId ? idOf(fieldOf(source, owner)) : own);
  };
  return (record) => {
    const sources: readonly object[] = Array.isArray(record) ? record : [record];
    for (let index = 0; index < sources.length; index += 1) {
      const value = valueIn(sources[index] ?? record);
      if (value !== undefined) return value;
    }
    throw new TypeError(`No value for ${column}`);
  };
}

const fieldOf = (record: object, field: string): unknown => (record as Record<string, unknown>)[field];

const idOf = (owner: unknown): unknown =>
  typeof owner === 'object' && owner !== null ? fieldOf(owner, 'id') : owner;

function columnValue(value: unknown): WorldValue | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return value;
  return Array.isArray(value) ? `{${value.join(',')}}` : undefined;
}
