import type { Cell, Columns, ExportColumn } from './export-columns.ts';

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
  /** True for the parameters of a page that shows the table; one without it is shown under all. */
  readonly needs?: ((params: Params) => boolean) | undefined;
  /** @throws ApiError */
  readonly read: (asked: Asked) => Promise<TableContent>;
}

type Params = Readonly<Record<string, string>>;

/** The need of a table that a page shows under a parameter alone. */
export const withParam =
  (name: string) =>
  (params: Params): boolean =>
    Object.hasOwn(params, name);

/** The need of a table that a page shows without a parameter alone. */
export const withoutParam =
  (name: string) =>
  (params: Params): boolean =>
    !Object.hasOwn(params, name);

/** The tables that a page shows under some parameters; the first of them is what its address gives without naming one. */
export const tablesFor = <Table extends Pick<ExportTable<never>, 'needs'>>(
  tables: Readonly<Record<string, Table>>,
  params: Params,
): readonly (readonly [name: string, table: Table])[] =>
  Object.entries(tables).filter(([, { needs }]) => needs?.(params) ?? true);

interface Connection<Row> {
  readonly nodes?: readonly Row[] | null;
  readonly pageInfo: PageInfo;
}

/** The rows of a list: all of them, or those of a page of the API; false or null where there is none. */
export type Listing<Row> = readonly Row[] | Connection<Row> | Rows<Row> | false | null | undefined;

/** Loads the rows of a table. */
type RowsFrom<Asked, Row> = (asked: Asked) => Promise<Listing<Row>> | Listing<Row>;

type TableOptions = Partial<Pick<ExportTable<never>, 'prefix' | 'needs'>>;

/**
 * Makes a table of a page by its label, what loads its rows, and their columns.
 * @example table('Kills', ({ part }) => part('kills'), KILL_COLUMNS)
 */
export type TableOf<Asked> = <Row>(
  label: string,
  rows: RowsFrom<Asked, Row>,
  columns: Columns<Row>,
  options?: TableOptions,
) => ExportTable<Asked>;

/** Makes what makes the tables of a page. */
export const tableOf =
  <Asked>(): TableOf<Asked> =>
  (label, rows, columns, { prefix = '', needs } = {}) => ({
    label,
    columns,
    prefix,
    needs,
    read: async (asked) => {
      const { rows: all, pageInfo } = rowsOf(await rows(asked));
      return { lines: all.map((row) => columns.map(({ value }) => value(row))), pageInfo };
    },
  });

const isWhole = <Row>(listing: Listing<Row>): listing is readonly Row[] => Array.isArray(listing);

/** The rows of a list; none where the API gives no page, or the page shows none. */
export function rowsOf<Row>(listing: Listing<Row>): Rows<Row> {
  if (!listing) return { rows: [] };
  if (isWhole(listing)) return { rows: listing };
  return 'rows' in listing ? listing : { rows: listing.nodes ?? [], pageInfo: listing.pageInfo };
}
