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

/** The value of a column, or several columns in its place. */
type Value<Row> = ((row: Row) => Cell) | readonly ExportColumn<Row>[];

/** The type of a field at a path such as "scenario.id". */
export type At<Row, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof NonNullable<Row>
    ? At<NonNullable<Row>[Key], Rest>
    : object
  : Path extends keyof NonNullable<Row>
    ? NonNullable<Row>[Path]
    : object;

/** The path of the field that a column holds: behind its name, or its name. */
type PathOf<Name extends string> = Name extends `${string} = ${infer Path}` ? Path : Name;

/** Values by the names of their columns; what is a field of the row needs none. */
type Values<Row, Name extends string> = { readonly [Each in Name]?: Value<Row> } & {
  readonly [Each in Name as At<Row, PathOf<Each>> extends Cell | undefined ? never : Each]: Value<Row>;
};

/**
 * Declares the columns of rows, in the order of their descriptions. A name without a value is a field of the row, or
 * says where to find it: "zoneId = zone.id", null without a zone. A name whose value is a list stands for these columns;
 * its description is for readers of the code alone.
 * @example columnsOf<Kill>()({ id: 'Id of the kill', time: 'When, in UTC' }, { time: ({ time }) => isoTime(time) })
 */
export const columnsOf =
  <Row>() =>
  <Name extends string>(
    about: Readonly<Record<Name, string>>,
    values: NoInfer<Values<Row, Name>>,
  ): readonly ExportColumn<Row>[] => {
    const given: Readonly<Record<string, Value<Row> | undefined>> = values;
    return Object.entries<string>(about).flatMap(([key, text]) => {
      const [name = key, path = key] = key.split(' = ');
      const value = given[name] ?? ((row) => fieldAt(row, path.split('.')) as Cell);
      return typeof value === 'function' ? [{ name, about: text, value }] : value;
    });
  };

/** Returns what a value holds at a path of fields; null where a step is missing. */
export const fieldAt = (value: unknown, path: readonly string[]): unknown =>
  path.reduce((at, key) => (at as Record<string, unknown> | null | undefined)?.[key], value) ?? null;

interface PageInfo {
  readonly hasNextPage: boolean;
  readonly endCursor?: string | null;
}

/** The rows of a table as a page shows them; `pageInfo` where there may be more. */
export interface Rows<Row> {
  readonly rows: readonly Row[];
  readonly pageInfo?: PageInfo | undefined;
}

/** The content of a table, ready to be written. */
export interface TableContent {
  readonly lines: readonly (readonly Cell[])[];
  readonly pageInfo?: PageInfo | undefined;
}

/** A table that can be exported as a file, made of the parts that `Asked` can load. */
export interface ExportTable<Asked> {
  /** The name of the rows: "Kills". */
  readonly label: string;
  readonly columns: readonly Pick<ExportColumn<never>, 'name' | 'about'>[];
  /** Names the cursor of the table's list where it is not the first on its page: "deaths". */
  readonly prefix: string;
  /** A parameter of the page without which it does not show the table. */
  readonly needs?: string | undefined;
  /** @throws ApiError */
  readonly read: (asked: Asked) => Promise<TableContent>;
}

interface Connection<Row> {
  readonly nodes?: readonly Row[] | null;
  readonly pageInfo: PageInfo;
}

/** The rows of a list: all of them, or those of a page of the API; null where there is none. */
export type Listing<Row> = readonly Row[] | Connection<Row> | Rows<Row> | null;

/** Loads the rows of a table. */
export type RowsFrom<Asked, Row> = (asked: Asked) => Promise<Listing<Row>> | Listing<Row>;

export type TableOptions = Partial<Pick<ExportTable<never>, 'prefix' | 'needs'>>;

/**
 * A table by its columns and where its rows come from.
 * @example exportTable('Kills', KILL_COLUMNS, ({ part }) => part('kills'))
 */
export function exportTable<Asked, Row>(
  label: string,
  columns: readonly ExportColumn<Row>[],
  rowsFrom: RowsFrom<Asked, Row>,
  { prefix = '', needs }: TableOptions = {},
): ExportTable<Asked> {
  return {
    label,
    columns,
    prefix,
    needs,
    read: async (asked) => {
      const { rows, pageInfo } = rowsOf(await rowsFrom(asked));
      return { lines: rows.map((row) => columns.map(({ value }) => value(row))), pageInfo };
    },
  };
}

const isWhole = <Row>(listing: Listing<Row>): listing is readonly Row[] => Array.isArray(listing);

/** The rows of a list; none where the API gives no page, or the page shows none. */
export function rowsOf<Row>(listing: Listing<Row>): Rows<Row> {
  if (listing === null) return { rows: [] };
  if (isWhole(listing)) return { rows: listing };
  return 'rows' in listing ? listing : { rows: listing.nodes ?? [], pageInfo: listing.pageInfo };
}

/**
 * The columns of something that the rows of another table hold; null in the rows that hold none.
 * @example partColumns(({ vendor }) => vendor, VENDOR_COLUMNS)
 */
export function partColumns<Row, Part>(
  partOf: (row: Row) => Part | null | undefined,
  columns: readonly ExportColumn<Part>[],
): readonly ExportColumn<Row>[] {
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
 * @param it what `{it}` stands for in descriptions
 * @example prefixed('killer', [{ name: 'id', about: 'Id of {it}', … }])[0] // { name: 'killerId', about: 'Id of the killer', … }
 */
export const prefixed = <Row>(
  prefix: string,
  columns: readonly ExportColumn<Row>[],
  it = `the ${prefix}`,
): readonly ExportColumn<Row>[] =>
  columns.map(({ name, about, value }) => ({
    name: `${prefix}${name.slice(0, 1).toUpperCase()}${name.slice(1)}`,
    about: about.replace('{it}', it),
    value,
  }));
