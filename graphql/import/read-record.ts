import type { Field, Kind, KindPart, Row } from './kind.ts';
import type { ColumnValue } from './value-types.ts';

/** Rows of one table. */
export interface TableRows {
  readonly table: string;
  readonly key: readonly string[];
  /** Columns of rows that are there already stay as they are. */
  readonly initial: readonly string[];
  /** The column with the key of the record that the rows are a part of; undefined for records themselves. */
  readonly owner?: string;
  /** Records whose rows are these and no others. */
  readonly owners: ColumnValue[];
  readonly rows: Row[];
}

/** Why a record cannot be imported, in words for its sender. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal';
}

/** Why an entry of a list is refused: an earlier one is about the same. */
export class Repetition extends Refusal {
  override readonly name = 'Repetition';
}

/**
 * Reads a record of a kind into rows of its tables, the record's own first.
 * @throws Refusal naming the first field that is not as described
 */
export function readRecord(kind: Kind, record: unknown): readonly TableRows[] {
  const own = readFields(kind.fields, record, '');
  const lengths = Object.fromEntries(
    (kind.parts ?? []).map(({ path }) => [path, entriesOf(record, path).length]),
  );
  const row = { ...own, ...kind.initial, ...kind.computed?.(own, lengths) };
  const { table, key } = kind;
  const tables: TableRows[] = [
    { table, key, initial: Object.keys(kind.initial ?? {}), owners: [], rows: [row] },
  ];
  for (const part of kind.parts ?? []) readPart(part, record, row, keyOf(row, key), '', tables);
  return tables;
}

function readPart(
  part: KindPart,
  owner: unknown,
  ownerRow: Row,
  ownerKey: ColumnValue,
  place: string,
  tables: TableRows[],
): void {
  const given = valueAt(owner, part.path);
  const at = `${place}${part.path}`;
  if (given === undefined && !part.isRequired) return;
  if (part.isRequired && entriesOf(owner, part.path).length === 0) throw new Refusal(`${at} is missing`);
  if (part.isList && given !== null && !Array.isArray(given)) throw new Refusal(`${at} is no list`);

  const rows: Row[] = [];
  const { table, key } = part;
  tables.push({
    table,
    key,
    initial: Object.keys(part.initial ?? {}),
    owner: part.owner,
    owners: [ownerKey],
    rows,
  });
  for (const [index, entry] of entriesOf(owner, part.path).entries()) {
    const within = part.isList ? `${at}[${index}].` : `${at}.`;
    const own = { [part.owner]: ownerKey, ...readFields(part.fields, entry, within) };
    const row = {
      ...own,
      ...part.initial,
      ...(part.isNumbered && { position: index }),
      ...inheritedFrom(ownerRow, part),
      ...part.computed?.(own, ownerRow),
    };
    refuseRepetition(part, rows, row, index, at);
    rows.push(row);
    for (const inner of part.parts ?? []) readPart(inner, entry, row, keyOf(row, key), within, tables);
  }
}

/**
 * Refuses a row that takes the place of an earlier one of its list, which would be lost without a word. Where all
 * columns are equal nothing is lost.
 */
function refuseRepetition(
  { table, key, isNumbered, once, fields }: KindPart,
  rows: readonly Row[],
  row: Row,
  index: number,
  at: string,
): void {
  const columns = once === undefined ? (isNumbered ? [] : key) : [once];
  if (columns.length === 0) return;
  const first = rows.findIndex((other) => columns.every((column) => other[column] === row[column]));
  const earlier = rows[first];
  if (!earlier || (once === undefined && Object.keys(row).every((column) => earlier[column] === row[column])))
    return;
  const [own = ''] = columns.filter((column) => column in fields).toReversed();
  const path = fields[own]?.path ?? table;
  throw new Repetition(
    `${at}[${index}].${path} is ${shown(row[own])}, as in ${at}[${first}]: each may be there once`,
  );
}

const inheritedFrom = (owner: Row, { inherited = {} }: KindPart): Row =>
  Object.fromEntries(Object.entries(inherited).map(([column, of]) => [column, owner[of] ?? 0]));

const keyOf = (row: Row, [first = '']: readonly string[]): ColumnValue => row[first] ?? null;

function readFields(fields: Readonly<Record<string, Field>>, record: unknown, place: string): Row {
  return Object.fromEntries(
    Object.entries(fields).map(([column, { path, type, otherwise }]) => {
      const given = valueAt(record, path);
      if (given === null || given === undefined) {
        if (otherwise !== undefined) return [column, otherwise];
        throw new Refusal(`${place}${path} is missing`);
      }
      const value = type.read(given);
      if (value === undefined) throw new Refusal(`${place}${path} is ${shown(given)}, and not ${type.mayBe}`);
      return [column, value];
    }),
  );
}

function entriesOf(record: unknown, path: string): readonly unknown[] {
  const given = valueAt(record, path);
  if (given === null || given === undefined) return [];
  return Array.isArray(given) ? given : [given];
}

/** The value at a path such as `attackers.0.level`; undefined where there is none. */
function valueAt(record: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((at, step) => (isObject(at) && Object.hasOwn(at, step) ? at[step] : undefined), record);
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const shown = (value: unknown): string => JSON.stringify(value).slice(0, 80);
