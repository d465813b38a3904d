import { expect, it } from 'vitest';

import { textSize, totalSize } from './text-size.ts';

const WIDTH = 608;

it.each([
  ['Thaliondra', { size: 84, lines: 1, isCut: false }],
  ['Verenthe vs Uthgar', { size: 64, lines: 1, isCut: false }],
  ['Verenthe killed Uthgarion', { size: 60, lines: 2, isCut: false }],
  ['Verenthelianamariasofiana killed Uthgarionamartinusabcd', { size: 42, lines: 3, isCut: false }],
  ['W'.repeat(60), { size: 42, lines: 3, isCut: true }],
])('sets the title %j at %j', (title, size) => {
  expect(textSize('title', title, WIDTH)).toEqual(size);
});

it('sets facts on one line where they fit', () => {
  expect(textSize('facts', 'Swordmaster, level 40', WIDTH)).toEqual({ size: 34, lines: 1, isCut: false });
  expect(textSize('facts', "Thanquuol's Incursion, 21 November 2026, 18:04 UTC", WIDTH)).toEqual({
    size: 30,
    lines: 2,
    isCut: false,
  });
});

it('makes totals smaller until they share a line', () => {
  const total = { value: '3,418', label: 'kills' };
  expect(totalSize([total, total], 1000)).toBe(60);
  const name = { value: 'Verenthelianamariasofiana', label: 'kills' };
  expect(totalSize([name, name, name], 1044)).toBe(28);
});
