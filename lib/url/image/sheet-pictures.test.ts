import { expect, test } from 'vitest';
import { ART_VERSION } from '#lib/art/generated/art-version.ts';
import { sheetResponse } from '#lib/art/sheet/sheet-response.ts';
import { imageUrls } from './image-urls.ts';
import { picturesInSheets } from './sheet-pictures.ts';

const own = imageUrls(null);
const heraldry = { emblem: 12, pattern: 3, color1: 4, color2: 5, shape: 6 };

const img = (src: string) => `<img alt="" src="${src.replaceAll('&', '&amp;')}" width="28"/>`;
const icon = (number: number, frame?: 'hex') => img(own.icon(number, { frame: frame ?? 'square' }));
const crest = (size: number, emblem: number) =>
  img(own.heraldry({ size, realm: 'ORDER', heraldry: { ...heraldry, emblem } }));

const sheetPictures = (markup: string) => picturesInSheets(markup)(markup);

const sourcesOf = (markup: string) => [...markup.matchAll(/src="([^"]*)"/g)].map(([, src]) => src ?? '');

test('gathers icons and crests, each of them once', () => {
  const markup = sheetPictures(
    icon(34) + crest(18, 1) + icon(60_004, 'hex') + crest(28, 2) + icon(34) + crest(40, 1),
  );
  const [first, , second, , again] = sourcesOf(markup);
  expect(first).toBe(`/sheet/icons/sy.h1aas?v=${ART_VERSION}#p0`);
  expect(second).toBe(`/sheet/icons/sy.h1aas?v=${ART_VERSION}#p1`);
  expect(again).toBe(first);
  const crests = sourcesOf(markup).filter((src) => src.startsWith('/sheet/crests/'));
  expect(crests.map((src) => src.slice(-3))).toEqual(['#p0', '#p1', '#p0']);
  expect(markup.replaceAll(/ src="[^"]*"/g, '')).toBe('<img alt="" width="28"/>'.repeat(6));
});

test('leaves a single icon, large crests, other servers and other pictures alone', () => {
  const other = imageUrls('https://images.example');
  const markup =
    icon(34) + crest(48, 1) + crest(48, 2) + img(other.icon(1)) + img(other.icon(2)) + img('/images/a.png');
  expect(sheetPictures(markup)).toBe(markup);
});

test('takes a crest of any size from the same sheet, even a single one', () => {
  const [small, larger] = sourcesOf(sheetPictures(crest(16, 1)) + sheetPictures(crest(22, 1)));
  expect(small).toMatch(/^\/sheet\/crests\/[0-9a-z]+\?v=[0-9a-f]{8}#p0$/);
  expect(larger).toBe(small);
});

test('spreads many over full sheets, all of which there are', () => {
  const markup = Array.from({ length: 70 }, (_, number) => icon(1000 + number)).join('');
  const sheets = new Set(sourcesOf(sheetPictures(markup)).map((src) => src.replace(/#.*/, '')));
  const lengths: number[] = [];
  for (const sheet of sheets) {
    const { pathname } = new URL(sheet, 'http://localhost');
    const names = pathname.split('/').at(-1) ?? '';
    lengths.push(names.split('.').length);
    expect(sheet.length).toBeLessThan(250);
    expect(sheetResponse('icons', names, new Request('http://localhost/')).status).toBe(200);
  }
  expect(lengths).toEqual([32, 32, 6]);
});
