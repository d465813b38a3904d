import { expect, test } from 'vitest';
import { DEFAULT_QUERY } from './example-queries.ts';
import { explorerAddress, questionIn, type Question } from './explorer-address.ts';

const paramsOf = (question: Question) =>
  new URL(explorerAddress(question) ?? '', 'http://localhost').searchParams;

test.each([
  { query: DEFAULT_QUERY, variables: '' },
  { query: '{ kill(id: "1") { id } } # 100 % & more\n', variables: '{ "größe": "a+b" }' },
  { query: DEFAULT_QUERY, variables: '{}' },
])('an address holds the whole question', (question) => {
  expect(questionIn(paramsOf(question))).toEqual(question);
});

test('the default query needs no parameter, and an empty one means the default', () => {
  expect(explorerAddress({ query: DEFAULT_QUERY, variables: ' \n' })).toBe('/graphql');
  expect(questionIn(new URLSearchParams('query=')).query).toBe(DEFAULT_QUERY);
});

test('a question too long for an address has none', () => {
  expect(explorerAddress({ query: '#'.repeat(2000), variables: '' })).toBeNull();
});
