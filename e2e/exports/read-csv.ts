import { expect } from '@playwright/test';

import { fetchPage } from '../api/http-client.ts';
import { SITE } from '../servers/addresses.ts';

/**
 * The cells of a CSV file as RFC 4180 has it, line by line, without its byte order mark.
 * @throws Error where something stands behind a closing quote
 */
function parseCsv(text: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  let rest = text.replace(/^\ufeff/, '');
  while (rest !== '') {
    const [whole, quoted, plain = '', end = ''] = CELL.exec(rest) ?? [];
    if (whole === undefined) throw new Error(`No cell: ${rest.slice(0, 80)}`);
    line.push(quoted?.replaceAll('""', '"') ?? plain);
    rest = rest.slice(whole.length);
    if (end === ',') continue;
    lines.push(line);
    line = [];
  }
  return lines;
}

const CELL = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/;

/** A file of a table, with the address of the rows that follow. */
export const readCsv = async (path: string) => {
  const response = await fetchPage(SITE + path);
  expect(response.status, path).toBe(200);
  expect(response.headers.get('content-type'), path).toBe('text/csv; charset=utf-8');
  expect(response.headers.get('content-disposition'), path).toMatch(/^attachment; filename="[\w-]+\.csv"$/);
  const [header = [], ...rows] = parseCsv(response.html);
  expect(new Set(header).size, path).toBe(header.length);
  for (const row of rows) expect(row, path).toHaveLength(header.length);
  return { header, rows, next: nextOf(response.headers) };
};

const nextOf = (headers: Headers) => /^<(.*)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1];
