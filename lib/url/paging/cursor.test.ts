import { expect, test } from 'vitest';

import { LONGEST_CURSOR, pageVariables, parseCursor } from './cursor.ts';

test('reads the cursor of a list', () => {
  expect(parseCursor({})).toEqual({});
  expect(parseCursor({ after: 'ZW5k' })).toEqual({ after: 'ZW5k' });
  expect(parseCursor({ before: 'c3RhcnQ=' })).toEqual({ before: 'c3RhcnQ=' });
  expect(parseCursor({ after: 'ZW5k', before: 'c3RhcnQ=' })).toEqual({ after: 'ZW5k' });
});

test('keeps two lists of a page apart', () => {
  const params = { after: 'a', deathsBefore: 'b' };
  expect(parseCursor(params)).toEqual({ after: 'a' });
  expect(parseCursor(params, 'deaths')).toEqual({ before: 'b' });
});

test.each(['', 'a b', '<script>', "a'b", 'a'.repeat(LONGEST_CURSOR + 1), 'ä'])(
  'ignores the cursor %j',
  (after) => {
    expect(parseCursor({ after })).toEqual({});
    expect(parseCursor({ after, before: 'b' })).toEqual({ before: 'b' });
  },
);

test('reads the longest cursor', () => {
  expect(parseCursor({ after: 'a'.repeat(LONGEST_CURSOR) }).after).toHaveLength(LONGEST_CURSOR);
});

test('asks for the page at the cursor', () => {
  expect(pageVariables(10)).toEqual({ first: 10 });
  expect(pageVariables(10, { after: 'a' })).toEqual({ first: 10, after: 'a' });
  expect(pageVariables(25, { before: 'b' })).toEqual({ last: 25, before: 'b' });
});
