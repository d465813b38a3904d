import { expect, test } from 'vitest';
import { hiddenFields, pageVariables, pagerLinks, parseCursor } from './paging.ts';

const middle = { hasNextPage: true, hasPreviousPage: true, startCursor: 'c3RhcnQ=', endCursor: 'ZW5k' };

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

test.each(['', 'a b', '<script>', "a'b", 'a'.repeat(201), 'ä'])('ignores the cursor %j', (after) => {
  expect(parseCursor({ after })).toEqual({});
  expect(parseCursor({ after, before: 'b' })).toEqual({ before: 'b' });
});

test('accepts a cursor of 200 characters', () => {
  expect(parseCursor({ after: 'a'.repeat(200) }).after).toHaveLength(200);
});

test('asks for the page at the cursor', () => {
  expect(pageVariables(10)).toEqual({ first: 10 });
  expect(pageVariables(10, { after: 'a' })).toEqual({ first: 10, after: 'a' });
  expect(pageVariables(25, { before: 'b' })).toEqual({ last: 25, before: 'b' });
});

test('links only to pages that exist', () => {
  expect(pagerLinks('/kills', {}, { ...middle, hasNextPage: false })).toEqual({
    previous: '/kills?before=c3RhcnQ%3D',
    next: null,
  });
  expect(pagerLinks('/kills', {}, { ...middle, hasPreviousPage: false }).previous).toBeNull();
  expect(pagerLinks('/kills', {}, { hasNextPage: true, hasPreviousPage: true, endCursor: null })).toEqual({
    previous: null,
    next: null,
  });
});

test('links to no cursor that would not be read back', () => {
  const info = { ...middle, startCursor: 'a b', endCursor: 'a'.repeat(201) };
  expect(pagerLinks('/kills', {}, info)).toEqual({ previous: null, next: null });
});

test('keeps the filters and replaces the cursor', () => {
  const params = { soloOnly: 'true', before: 'old', period: 'thisWeek' };
  expect(pagerLinks('/kills', params, middle)).toEqual({
    previous: '/kills?before=c3RhcnQ%3D&period=thisWeek&soloOnly=true',
    next: '/kills?after=ZW5k&period=thisWeek&soloOnly=true',
  });
});

test('leaves the cursor of the other list alone', () => {
  const params = { after: 'kills', deathsAfter: 'deaths' };
  expect(pagerLinks('/character/7', params, middle, 'deaths').next).toBe(
    '/character/7?after=kills&deathsAfter=ZW5k',
  );
  expect(pagerLinks('/character/7', params, middle).previous).toBe(
    '/character/7?before=c3RhcnQ%3D&deathsAfter=deaths',
  );
});

test('a changed filter drops every cursor and keeps the rest', () => {
  const params = { period: 'thisWeek', career: 'SLAYER', after: 'a', deathsBefore: 'b', name: '' };
  expect(hiddenFields(params, ['period', 'soloOnly'])).toEqual([{ name: 'career', value: 'SLAYER' }]);
});
