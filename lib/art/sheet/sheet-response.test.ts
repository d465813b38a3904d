import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { ART_VERSION } from '../generated/art-version.ts';
import { COMMON_SHEETS } from './common-sheet-names.ts';
import { commonSheetResponse } from './common-sheets.ts';
import { crestName, SHEET_ROWS } from './sheet-picture.ts';
import { sheetResponse } from './sheet-response.ts';
import { CREST_TABLES } from '#lib/url/image/sheet-pictures.ts';

const request = (query = '') => new Request(`http://localhost/sheet${query}`);

const idsOf = (svg: string) => [...svg.matchAll(/\sid="([^"]*)"/g)].map(([, id]) => id);

const lastCrest = { realm: 1, emblem: 139, pattern: 27, color1: 23, color2: 22, shape: 9 };

it.each([
  ['icons', 'sy.h1aas.c-7', 'y="256" width="64" height="64"'],
  ['crests', `0.1.${crestName(lastCrest, CREST_TABLES)}`, 'y="464" width="104" height="116"'],
] as const)('draws the %s that are asked for, each with ids of its own', async (kind, names, third) => {
  const response = sheetResponse(kind, names, request(`?v=${ART_VERSION}`));
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('max-age=31536000, immutable');
  const svg = await response.text();
  expect(svg).toContain(`<svg ${third} `);
  expect(svg.match(/<svg /g)).toHaveLength(4);
  const ids = idsOf(svg);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [, id] of svg.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(id);
  expect(svg).not.toMatch(/style=|NaN|undefined/);
});

it.each([
  ['icons', ''],
  ['icons', 'sy.nonsense'],
  ['icons', 'sy.'],
  ['crests', 'sy.zzzzzzz'],
  ['icons', Array.from({ length: 33 }, () => 'sy').join('.')],
] as const)('has no sheet of %s for %j', (kind, names) => {
  expect(sheetResponse(kind, names, request()).status).toBe(404);
});

it.each(Object.entries(COMMON_SHEETS))('has a sheet of %s', async (name, pictures) => {
  const svg = await commonSheetResponse(name, request()).text();
  expect(pictures.length).toBeLessThanOrEqual(SHEET_ROWS);
  const drawings = svg.split(/<svg y="\d+"/).slice(1);
  expect(drawings).toHaveLength(pictures.length);
  const withoutIds = drawings.map((drawing) => drawing.replaceAll(/p\d+-/g, ''));
  expect(new Set(withoutIds).size).toBe(pictures.length);
  expect(new Set(idsOf(svg)).size).toBe(idsOf(svg).length);
});

it('has no other common sheets', () => {
  expect(commonSheetResponse('toString', request()).status).toBe(404);
});

it('has a rule of style for each picture that a sheet has room for', async () => {
  const rules = await readFile(new URL('../../../components/ui/style/base.css', import.meta.url), 'utf8');
  const places = [
    ...rules.matchAll(/\[src\$='#p(\d+)'\] \{\s*object-position: 0 calc\((\d+) \* 100% \/ (\d+)\)/g),
  ];
  expect(places.map(([, ...numbers]) => numbers.map(Number))).toEqual(
    Array.from({ length: SHEET_ROWS }, (_, row) => [row, row, SHEET_ROWS - 1]),
  );
});
