/** A value in a table for programs: times are ISO texts, shares are numbers from 0 to 1, null is not known. */
export type Cell = string | number | boolean | null;

/** One column of a table for programs. */
export interface ExportColumn<Row> {
  /** The column's name, in camel case; never renamed: "killerName". */
  readonly name: string;
  /** The column's content, with its unit, for the documentation. */
  readonly about: string;
  readonly value: (row: Row) => Cell;
}

export type Columns<Row> = readonly ExportColumn<Row>[];

/**
 * Declares a column.
 * @param value finds the value in a row; the cell is empty where it finds none
 * @param form makes the cell of a value that is there, such as isoTime; without it the value is the cell
 * @example col('startTime', 'When it began, in UTC', ({ startTime }) => startTime, isoTime)
 */
export function col<Row>(
  name: string,
  about: string,
  value: (row: Row) => Cell | undefined,
): ExportColumn<Row>;
export function col<Row, Value>(
  name: string,
  about: string,
  value: (row: Row) => Value | null | undefined,
  form: (value: Value) => Cell,
): ExportColumn<Row>;
export function col<Row>(
  name: string,
  about: string,
  value: (row: Row) => Cell | undefined,
  form: (value: Cell) => Cell = (cell) => cell,
): ExportColumn<Row> {
  return {
    name,
    about,
    value: (row) => {
      const found = value(row) ?? null;
      return found === null ? null : form(found);
    },
  };
}

/**
 * Declares the columns of rows, in their order. A list of columns stands in its place.
 * @example columnsOf<Kill>(col('id', 'Id of the kill', ({ id }) => id), groupColumns('victim', …))
 */
export const columnsOf = <Row>(...columns: readonly (ExportColumn<Row> | Columns<Row>)[]): Columns<Row> =>
  columns.flat();

/**
 * The columns of something that the rows of another table hold; empty in the rows that hold none.
 * @example partColumns(({ vendor }) => vendor, VENDOR_COLUMNS)
 */
export function partColumns<Row, Part>(
  partOf: (row: Row) => Part | null | undefined,
  columns: Columns<Part>,
): Columns<Row> {
  return columns.map(({ value, ...column }) => ({
    ...column,
    value: (row) => {
      const part = partOf(row);
      return part == null ? null : value(part);
    },
  }));
}

/**
 * The same columns, named and described after what they are about in a table of something else.
 * @param who names the columns: 'killer' makes killerId and killerName of id and name
 * @example groupColumns('killer', killerOf, COMBATANT_COLUMNS)[0] // { name: 'killerId', about: 'Id of the killer', … }
 */
export const groupColumns = <Row, Part>(
  who: string,
  partOf: (row: Row) => Part | null | undefined,
  columns: Columns<Part>,
): Columns<Row> =>
  partColumns(partOf, columns).map(({ name, about, value }) => ({
    name: `${who}${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    about: about.replace('{it}', `the ${who}`),
    value,
  }));
