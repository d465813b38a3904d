import type { Cell, Columns } from '../export-columns.ts';

/** Types of cells, by which files with types are written: times are ISO texts in JSON and CSV. */
export type BulkType = 'boolean' | 'integer' | 'number' | 'text' | 'time';

/** A column of a file of bulk data. */
export interface BulkColumn {
  readonly name: string;
  readonly about: string;
  readonly type: BulkType;
}

/** A table of bulk data, made of the nodes of a list of the API. */
export interface BulkTable<Node> {
  /** Names the table in addresses; never renamed: "scenario-scores". */
  readonly name: string;
  readonly title: string;
  readonly columns: readonly BulkColumn[];
  /** The lines that one node makes, in the order of the columns. */
  readonly linesOf: (node: Node) => readonly (readonly Cell[])[];
}

/** The names of columns that are no texts, by their type. */
type Typed = Partial<Record<Exclude<BulkType, 'text'>, readonly string[]>>;

/**
 * Declares a table by columns of the exports; columns that `typed` does not name are texts.
 * @example bulkTable('battles', 'Battles', (battle) => [battle], BATTLE_COLUMNS, { time: ['startTime', 'endTime'] })
 * @throws RangeError for a name that is no column
 */
export function bulkTable<Node, Row>(
  name: string,
  title: string,
  rowsOf: (node: Node) => readonly Row[],
  columns: Columns<Row>,
  typed: Typed,
): BulkTable<Node> {
  const types = new Map(
    (['boolean', 'integer', 'number', 'time'] as const).flatMap((type) =>
      (typed[type] ?? []).map((column) => [column, type] as const),
    ),
  );
  const unknown = [...types.keys()].find((each) => columns.every((column) => column.name !== each));
  if (unknown !== undefined) throw new RangeError(`${name} has no column ${unknown}`);
  return {
    name,
    title,
    columns: columns.map((column) => ({
      name: column.name,
      about: column.about,
      type: types.get(column.name) ?? 'text',
    })),
    linesOf: (node) => rowsOf(node).map((row) => columns.map(({ value }) => value(row))),
  };
}
