import { stringify } from 'csv-stringify/sync';

import type { Cell } from './export-table.ts';

/**
 * Lines as CSV (RFC 4180, with a byte order mark, so that spreadsheets read it as UTF-8). Texts that a spreadsheet would
 * compute are preceded by an apostrophe.
 * @example csv(['name'], [['Verenthe']]) // '\ufeffname\r\nVerenthe\r\n'
 */
export function csv(header: readonly string[], lines: readonly (readonly Cell[])[]): string {
  return stringify([[...header], ...lines.map((line) => [...line])], {
    bom: true,
    record_delimiter: 'windows',
    escape_formulas: true,
    cast: { boolean: String },
  });
}
