import { stringify } from 'csv-stringify/sync';

import { exportHref } from '#lib/url/export-address.ts';
import { cursorNames } from '#lib/url/paging/cursor.ts';
import { NO_FILTER } from '#lib/url/filter/filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { first } from '#lib/url/search-params.ts';

import type { ExportedFile } from '../export-response.ts';
import type { Cell } from '../export-columns.ts';
import { type TableContent, tablesFor } from '../export-table.ts';
import { LIMIT, type LongRead, readLong } from '../long-lists.ts';
import type { Asked, PageExports } from '../page-exports.ts';

/**
 * Lines as CSV (RFC 4180, with a byte order mark, so that spreadsheets read it as UTF-8). What is not known is empty.
 * Texts that a spreadsheet would compute are preceded by an apostrophe; numbers stay as they are.
 * @example csv(['name'], [['Verenthe']]) // '\ufeffname\r\nVerenthe\r\n'
 */
export function csv(header: readonly string[], lines: readonly (readonly Cell[])[]): string {
  return stringify([[...header], ...lines.map((line) => [...line])], {
    bom: true,
    record_delimiter: 'windows',
    quote_record_delimiter: true,
    escape_formulas: true,
    cast: { boolean: String, number: numberText, string: withoutLeadingBreak },
  });
}

const numberText = (n: number): string => (Number.isNaN(n) ? '' : String(n));

/** A line feed before a formula would hide it from the guard above, not from every spreadsheet. */
const withoutLeadingBreak = (text: string): string => (text.startsWith('\n') ? `'${text}` : text);

/**
 * The table that the address names, or the first that the page shows; its rows are those that the page shows under the same filter,
 * order and cursor. Null for a table that the page does not have.
 * @param long where the address asks for more rows than the page has
 * @throws ApiError
 */
export async function csvFile<Data, Parts>(
  { tables, filter }: PageExports<Data, Parts>,
  asked: Asked<Data, Parts>,
  long: LongRead<Asked<Data, Parts>> | null = null,
): Promise<ExportedFile | null> {
  const { params } = listAddress(asked.path, asked.query, filter ?? NO_FILTER);
  const [byDefault] = tablesFor(tables, params);
  const name = first(asked.query, 'table') ?? byDefault?.[0];
  const table = name !== undefined && Object.hasOwn(tables, name) ? tables[name] : undefined;
  if (!table || name === undefined) return null;
  const { lines, pageInfo } = await readLong(table, asked, long);
  const header = table.columns.map((column) => column.name);
  const shown = { ...params, table: name, ...(long && { [LIMIT]: String(long.limit) }) };
  return {
    type: 'text/csv; charset=utf-8',
    body: csv(header, lines),
    fileName: `${fileName(asked.path, name)}.csv`,
    next: nextPage(asked, shown, table.prefix, pageInfo),
  };
}

/**
 * Returns the address of the next page of a table: the same address with the cursor of its own list moved, those of
 * other lists kept.
 */
function nextPage(
  { path }: Pick<Asked<never, never>, 'path'>,
  shown: Readonly<Record<string, string>>,
  prefix: string,
  pageInfo: TableContent['pageInfo'],
): ExportedFile['next'] {
  if (!pageInfo?.hasNextPage || !pageInfo.endCursor) return undefined;
  const { after, before } = cursorNames(prefix);
  const { [before]: _, ...kept } = shown;
  return exportHref(path, 'csv', { ...kept, [after]: pageInfo.endCursor });
}

/**
 * Returns the file name of a saved table, in letters that every file system and header allows.
 * @example fileName('/kill/7', 'damage') // 'kill-7-damage'
 */
export function fileName(path: string, table: string): string {
  return [...path.split(/[^A-Za-z0-9]+/), table].filter(Boolean).join('-');
}
