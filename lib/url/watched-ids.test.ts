import { expect, test } from 'vitest';

import { MOST_WATCHED, parseWatched, sharedList, sharingFragment } from './watched-ids.ts';

test.each([
  ['c12,g7', ['c12', 'g7']],
  ['c12,c12', ['c12']],
  ['', []],
  ['c0,c01,x7,12,c,<b>,c99999999999', []],
  [' c12', []],
])('%j is %j', (text, ids) => {
  expect(parseWatched(text)).toEqual(ids);
});

test('takes no more than a list has', () => {
  const many = Array.from({ length: 30 }, (_, n) => `c${n + 1}`);
  expect(parseWatched(many.join(','))).toEqual(many.slice(0, MOST_WATCHED));
});

test('a list comes back from its fragment, and from no other', () => {
  expect(sharedList(sharingFragment(['c12', 'g7']))).toEqual(['c12', 'g7']);
  for (const fragment of ['', '#', '#main', '#w=', 'w=c12']) expect(sharedList(fragment)).toEqual([]);
});
