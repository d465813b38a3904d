import { expect, it } from 'vitest';

import { queryInChunks } from './query-in-chunks.ts';

const idsTo = (count: number) => Array.from({ length: count }, (_, n) => String(n));

it.each([
  [0, []],
  [1, [1]],
  [50, [50]],
  [51, [50, 1]],
  [120, [50, 50, 20]],
])('asks for %i ids in parts that an API answers whole', async (count, parts) => {
  const answers = await queryInChunks(idsTo(count), async (part) => part);
  expect(answers.map((part) => part.length)).toEqual(parts);
  expect(answers.flat()).toEqual(idsTo(count));
});
