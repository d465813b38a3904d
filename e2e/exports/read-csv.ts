import { expect } from '@playwright/test';

import { fetchPage } from '../api/http-client.ts';
import { SITE } from '../servers/addresses.ts';
import { parseCsv } from './parse-csv.ts';

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
