import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';

import {
  markupFile,
  readRecords,
  recordedAnswer,
  textOf,
  visibleMarkup,
  writeRecords,
} from './recorded-answer.ts';

const folder = mkdtempSync(join(tmpdir(), 'war-ledger-records-'));
afterAll(() => rmSync(folder, { recursive: true }));

const HTML =
  '<html><head><title>Kills</title><script>a()</script></head><body id="top"><p>Ä</p><script src="b"></script></body></html>';
const RAW = {
  status: 200,
  headers: { 'content-encoding': 'br', 'transfer-encoding': 'chunked', date: 'now', etag: '"1"' },
  body: brotliCompressSync(HTML),
  firstByte: 1,
  took: 1,
};

test('an answer is kept as it was sent, with its length in place of what belongs to a connection', () => {
  const { headers, body } = recordedAnswer('/kills', RAW);
  expect(headers).toEqual({
    'content-encoding': 'br',
    etag: '"1"',
    'content-length': String(RAW.body.length),
  });
  expect(body).toBe(RAW.body);
});

test('what is visible has no scripts', () => {
  const { whole, body } = visibleMarkup(HTML);
  expect(whole).toBe('<html><head><title>Kills</title></head><body id="top"><p>Ä</p></body></html>');
  expect(body).toBe('<p>Ä</p>');
});

test('records are read as they were written, and the markup lies beside them', () => {
  const record = recordedAnswer('/kills?period=lastMonth', RAW);
  writeRecords(folder, [record]);
  expect(readRecords(folder)).toEqual([record]);
  expect(textOf(record)).toBe(HTML);
  expect(readFileSync(join(folder, markupFile(0)), 'utf8')).toBe('<p>Ä</p>');
});
