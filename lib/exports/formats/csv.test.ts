import { expect, test } from 'vitest';

import { csv } from './csv-file.ts';
import type { Cell } from '../export-columns.ts';

/** A cell as it stands in the file, of a line with nothing else. */
const written = (cell: Cell) =>
  csv(['name'], [[cell, 'end']]).slice('\ufeffname\r\n'.length, -',end\r\n'.length);

test('a file has a byte order mark, its header, and one line for each row, also when there are none', () => {
  expect(csv(['id', 'name'], [[1, 'Verenthe']])).toBe('\ufeffid,name\r\n1,Verenthe\r\n');
  expect(csv(['id', 'name'], [])).toBe('\ufeffid,name\r\n');
});

test('a number that the API does not tell is empty', () => {
  expect([Number.NaN, -3].map(written)).toEqual(['', '-3']);
});

test.each([
  ['=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['=1+1', "'=1+1"],
  ['-2+3', "'-2+3"],
  ['-2', "'-2"],
  ['+49', "'+49"],
  ['@SUM(1)', "'@SUM(1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['＝1', "'＝1"],
  ['＋1', "'＋1"],
  ['－1', "'－1"],
  ['＠SUM(1)', "'＠SUM(1)"],
])('%j is no formula', (text, cell) => {
  expect(written(text)).toBe(cell);
});

test.each<[Cell, string]>([
  [-2, '-2'],
  [-0.5, '-0.5'],
  [1234567, '1234567'],
  [0, '0'],
  [true, 'true'],
  [false, 'false'],
  [null, ''],
  ['', ''],
  ['2026-11-20T12:46:52.000Z', '2026-11-20T12:46:52.000Z'],
  ["O'Brien", "O'Brien"],
  ['Łucja ⚔', 'Łucja ⚔'],
])('%j stays what it is', (value, cell) => {
  expect(written(value)).toBe(cell);
});

test.each([
  ['a,b', '"a,b"'],
  ['the "Ninth"', '"the ""Ninth"""'],
  ['one\ntwo', '"one\ntwo"'],
  ['one\rtwo', '"one\rtwo"'],
  ['one\r\ntwo', '"one\r\ntwo"'],
])('%j stays one cell', (text, cell) => {
  expect(written(text)).toBe(cell);
});
