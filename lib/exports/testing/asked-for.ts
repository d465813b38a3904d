import type { Route } from 'next';

import type { SearchParams } from '#lib/url/search-params.ts';

import type { Cell, ExportTable } from '../export-table.ts';
import type { Asked } from '../page-exports.ts';

interface Given<Data, Parts> {
  readonly record: Data;
  readonly parts: Parts;
  readonly path?: Route;
  readonly query?: SearchParams;
}

/** What a page is asked for, with its parts at hand. */
export const askedFor = <Data, Parts>({
  record,
  parts,
  path = '/kills',
  query = {},
}: Given<Data, Parts>): Asked<Data, Parts> => ({ record, path, query, part: async (name) => parts[name] });

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
