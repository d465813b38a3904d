import { expect, it } from 'vitest';

import { headsFor } from './watch-hover.ts';

const BOX = { left: 100, top: 100, right: 200, bottom: 300 };

it.each([
  ['straight to the right', { x: 50, y: 150 }, { x: 60, y: 150 }, true],
  ['down and to the right', { x: 50, y: 110 }, { x: 60, y: 140 }, true],
  ['past the lower corner', { x: 50, y: 110 }, { x: 60, y: 170 }, false],
  ['away from it', { x: 50, y: 150 }, { x: 40, y: 150 }, false],
  ['straight down beside it', { x: 50, y: 150 }, { x: 50, y: 180 }, false],
  ['straight down above it', { x: 150, y: 50 }, { x: 150, y: 60 }, true],
  ['nowhere', { x: 50, y: 150 }, { x: 50, y: 150 }, false],
])('a pointer that goes %s', (_way, from, to, heads) => {
  expect(headsFor(from, to, BOX)).toBe(heads);
});
