import { stringify } from 'csv-stringify/sync';

import type { Cell } from '../export-table.ts';

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
