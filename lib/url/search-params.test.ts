import { expect, test } from 'vitest';
import { first, paramPairs, withParams } from './search-params.ts';

test('takes the first of a repeated parameter', () => {
  expect(first({ period: ['thisWeek', 'all'] }, 'period')).toBe('thisWeek');
  expect(first({ period: 'lastWeek' }, 'period')).toBe('lastWeek');
  expect(first({ period: [] }, 'period')).toBeUndefined();
});

test('knows only what the address says', () => {
  expect(first({}, 'period')).toBeUndefined();
  expect(first({}, 'constructor')).toBeUndefined();
});

test('ignores values of absurd length', () => {
  expect(first({ query: 'a'.repeat(200) }, 'query')).toHaveLength(200);
  expect(first({ query: 'a'.repeat(201) }, 'query')).toBeUndefined();
});

test('sorts by name, so that one view has one address', () => {
  expect(withParams('/kills', { soloOnly: 'true', period: 'thisWeek' })).toBe(
    '/kills?period=thisWeek&soloOnly=true',
  );
  expect(withParams('/kills', { period: 'thisWeek', soloOnly: 'true' })).toBe(
    '/kills?period=thisWeek&soloOnly=true',
  );
});

test('drops empty and default values', () => {
  expect(withParams('/kills', { period: 'all', soloOnly: '', name: undefined })).toBe('/kills');
  expect(withParams('/kills', { period: 'thisWeek' }, { period: null })).toBe('/kills');
  expect(withParams('/kills', { period: 'thisWeek' }, { period: 'all' })).toBe('/kills');
});

test('keeps a search for the word of a default', () => {
  expect(withParams('/items', { query: 'all' })).toBe('/items?query=all');
});

test('takes the defaults of a screen', () => {
  const defaults = { type: 'solo' };
  expect(withParams('/ranked-leaderboard', {}, { type: 'solo' }, defaults)).toBe('/ranked-leaderboard');
  expect(withParams('/ranked-leaderboard', {}, { type: 'all' }, defaults)).toBe(
    '/ranked-leaderboard?type=all',
  );
});

test('encodes what it is given', () => {
  expect(withParams('/items', {}, { query: 'a&b=c d#é' })).toBe('/items?query=a%26b%3Dc+d%23%C3%A9');
});

test('leaves the parameters as they were', () => {
  const params = { period: 'thisWeek' };
  withParams('/kills', params, { period: 'lastWeek' });
  expect(params).toEqual({ period: 'thisWeek' });
});

test('lists the parameters with a value', () => {
  expect(paramPairs({ b: ['1', '2'], a: 'x', c: '', d: undefined })).toEqual([
    ['a', 'x'],
    ['b', '1'],
  ]);
});
