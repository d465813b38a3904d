import { expect, test } from 'vitest';

import { countNew } from './watch-news.ts';

test.each([
  [['9', '8', '7'], '9', ''],
  [['9', '8', '7'], '8', '1 new kill'],
  [['9', '8', '7'], '7', '2 new kills'],
  [['9', '8', '7'], '1', '3 or more new kills'],
  [['9'], '1', '1 or more new kills'],
  [[], '1', ''],
])('%j after %s: %s', (newest, shown, words) => {
  expect(countNew(newest, shown)).toBe(words);
});
