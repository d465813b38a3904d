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

/**
 * One column, for lists of them.
 * @example column('rank', 'Place, from 1', (standing) => standing.rank)
 */
export const column = <Row>(name: string, about: string, value: (row: Row) => Cell): ExportColumn<Row> => ({
  name,
  about,
  value,
});

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

/**
 * A table by its columns and where its rows come from.
 * @example exportTable('Kills', KILL_COLUMNS, async ({ part }) => rowsOf(await part('kills')))
 */
export function exportTable<Asked, Row>(
  label: string,
  columns: readonly ExportColumn<Row>[],
  rowsFrom: (asked: Asked) => Promise<Rows<Row>> | Rows<Row>,
  { prefix = '', needs }: Partial<Pick<ExportTable<Asked>, 'prefix' | 'needs'>> = {},
): ExportTable<Asked> {
  return {
    label,
    columns,
    prefix,
    needs,
    read: async (asked) => {
      const { rows, pageInfo } = await rowsFrom(asked);
      return { lines: rows.map((row) => columns.map(({ value }) => value(row))), pageInfo };
    },
  };
}

interface Connection<Row> {
  readonly nodes?: readonly Row[] | null;
  readonly pageInfo: PageInfo;
}

/** The rows of a page of the API; none where the API gives no page, or the page shows none. */
export function rowsOf<Row>(page: Connection<Row> | null): Rows<Row> {
  return { rows: page?.nodes ?? [], pageInfo: page?.pageInfo };
}

/** Rows of a list that has one page only. */
export const allRows = <Row>(rows: readonly Row[] | null): Rows<Row> => ({ rows: rows ?? [] });
