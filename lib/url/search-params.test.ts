import { expect, test } from 'vitest';
import { first, type SearchParams } from './search-params.ts';

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
  expect(first({ after: 'a'.repeat(201) }, 'after', 1000)).toHaveLength(201);
});

test('takes no method for a value, as Next does after a parameter of this name', () => {
  const parsed: SearchParams = Object.assign(Object.create(null), { sort: [Array.prototype.sort, 'damage'] });
  expect(first(parsed, 'sort')).toBe('damage');
});
