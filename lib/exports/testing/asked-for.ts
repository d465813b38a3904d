import type { Route } from 'next';

import type { SearchParams } from '#lib/url/search-params.ts';

import type { Cell } from '../export-columns.ts';
import type { ExportTable } from '../export-table.ts';
import type { Asked, PageExports } from '../page-exports.ts';

/** The input of a page's exports, as far as a test needs it. */
export interface Given<Data, Parts> {
  readonly record?: Data;
  readonly parts: Partial<Parts>;
  readonly path?: Route;
  readonly query?: SearchParams;
}

/** Makes the input of a page's exports, with its parts at hand. */
export const askedFor = <Data, Parts>({
  record,
  parts,
  path = '/kills',
  query = {},
}: Given<Data, Parts>): Asked<Data, Parts> => ({
  record: record as Data,
  path,
  query,
  part: async (name) => {
    if (!Object.hasOwn(parts, name)) throw new Error(`no part ${String(name)}`);
    return parts[name] as Parts[typeof name];
  },
  read: async (answer) => (await answer).data,
});

/** The rows of a table, each with its cells by the names of their columns. */
export async function readTable<Of>(
  { columns, read }: ExportTable<Of>,
  asked: Of,
): Promise<readonly Readonly<Record<string, Cell>>[]> {
  const { lines } = await read(asked);
  return lines.map((line) =>
    Object.fromEntries(columns.map(({ name }, index) => [name, line[index] ?? null])),
  );
}

/**
 * The same of a page's table, by its name in the address.
 * @throws Error where the page has no such table
 */
export async function readNamed<Data, Parts>(
  { tables }: Pick<PageExports<Data, Parts>, 'tables'>,
  name: string,
  given: Given<Data, Parts>,
) {
  const table = tables[name];
  if (!table) throw new Error(`no table ${name}`);
  return readTable(table, askedFor(given));
}

/** The block of text of a page; undefined where it has none. */
export const textOf = <Data, Parts>(
  { text }: Pick<PageExports<Data, Parts>, 'text'>,
  given: Given<Data, Parts>,
) => text?.(askedFor(given));
