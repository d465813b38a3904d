import { type About, type AnyValues, type At, type Cell, type Columns, columnsBy } from './export-columns.ts';
import { type ExportColumn, fieldAt, type Found, type Values } from './export-columns.ts';

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

/** The type of the rows of a list. */
type RowOf<List> =
  Found<List> extends
    | readonly (infer Row)[]
    | { readonly nodes?: readonly (infer Row)[] | null }
    | { readonly rows: readonly (infer Row)[] }
    ? Row
    : never;

/** Loads the rows of a table. */
type RowsFrom<Asked, Row> = (asked: Asked) => Promise<Listing<Row>> | Listing<Row>;

type TableOptions = Partial<Pick<ExportTable<never>, 'prefix' | 'needs'>>;

/** A table of rows that waits for its columns. */
interface RowsOfTable<Asked, Row> {
  /** Columns that other tables have too. */
  columns(columns: Columns<Row>): ExportTable<Asked>;
  /** Columns that are described here, with the values of those that are no field of the row (columnsOf). */
  columns<Name extends string>(
    about: About<Name>,
    ...values: object extends Values<Row, Name> ? [values?: Values<Row, Name>] : [values: Values<Row, Name>]
  ): ExportTable<Asked>;
}

/**
 * Makes a table of a page by its label, what loads its rows, or where they are among the record and the parts of the page,
 * and its columns.
 * @example table('Guilds', 'report.guilds').columns(about.guild, { sides: ({ sides }) => sides.join() })
 */
export interface TableOf<Asked, Page> {
  <Path extends string>(
    label: string,
    rows: At<Page, Path> extends Listing<unknown> ? Path : never,
    options?: TableOptions,
  ): RowsOfTable<Asked, RowOf<At<Page, Path>>>;
  <Row>(label: string, rows: RowsFrom<Asked, Row>, options?: TableOptions): RowsOfTable<Asked, Row>;
}

/** The source of rows: the record and the parts of a page. */
interface Source {
  readonly record: unknown;
  readonly part: (name: never) => Promise<unknown>;
}

/** Makes what makes the tables of a page. */
export const tableOf =
  <Asked extends Source, Page>(): TableOf<Asked, Page> =>
  <Row>(label: string, rows: string | RowsFrom<Asked, Row>, { prefix = '', needs }: TableOptions = {}) => ({
    columns: (declared: Columns<Row> | About<string>, values: AnyValues = {}) => {
      const columns = isList(declared) ? declared : columnsBy<Row>(declared, values);
      const read = async (asked: Asked) => {
        const listing = typeof rows === 'string' ? await rowsAt<Row>(rows, asked) : await rows(asked);
        const { rows: all, pageInfo } = rowsOf(listing);
        return { lines: all.map((row) => columns.map(({ value }) => value(row))), pageInfo };
      };
      return { label, columns, prefix, needs, read };
    },
  });

const isList = <Row>(columns: Columns<Row> | About<string>): columns is Columns<Row> =>
  Array.isArray(columns);

async function rowsAt<Row>(path: string, { record, part }: Source): Promise<Listing<Row>> {
  const [name, ...rest] = path.split('.');
  return fieldAt(name === 'record' ? record : await part(name as never), rest) as Listing<Row>;
}

const isWhole = <Row>(listing: Listing<Row>): listing is readonly Row[] => Array.isArray(listing);

/** The rows of a list; none where the API gives no page, or the page shows none. */
export function rowsOf<Row>(listing: Listing<Row>): Rows<Row> {
  if (!listing) return { rows: [] };
  if (isWhole(listing)) return { rows: listing };
  return 'rows' in listing ? listing : { rows: listing.nodes ?? [], pageInfo: listing.pageInfo };
}
