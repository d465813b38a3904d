import { buildSchema, getIntrospectionQuery, parse } from 'graphql';
import { describe, expect, it } from 'vitest';
import { queryCost } from './query-cost.ts';
import { QueryTooExpensive } from './refusal.ts';

const schema = buildSchema(`
  type Query { kill(id: ID!): Kill, kills(first: Int, last: Int): Kills, killsByDay: [Day!], sums(most: Int): [Day!] }
  type Day { kills: Int! }
  type Kills { nodes: [Kill!]!, totalCount: Int! }
  type Kill { id: ID!, attackers: [Person!]!, killer: Person }
  type Person { id: ID!, kills(first: Int): Kills }
`);

const NO_LIMIT = { fields: Infinity, introspection: Infinity };
const costOf = (query: string, variables = {}) => queryCost(schema, parse(query), variables, NO_LIMIT).fields;

describe('the cost of a query', () => {
  it.each([
    ['two fields', '{ kill(id: 1) { id } }', 2],
    ['a page', '{ kills(first: 7) { nodes { id } totalCount } }', 1 + 1 + 7 + 1],
    ['a page without a size', '{ kills { nodes { id } } }', 1 + 1 + 10],
    ['a page beyond all reason', '{ kills(last: 100000) { nodes { id } } }', 1 + 1 + 50],
    ['a page in a page', '{ kills(first: 3) { nodes { killer { kills(first: 2) { nodes { id } } } } } }', 17],
    ['a list that comes whole', '{ kill(id: 1) { attackers { id } } }', 1 + 1 + 5],
    ['days, as many as there may be', '{ killsByDay { kills } }', 1 + 366],
    ['sums, as many as are wanted', '{ sums(most: 700) { kills } }', 1 + 700],
    ['sums beyond all reason', '{ sums(most: 100000) { kills } }', 1 + 2000],
    ['aliases', '{ a: kill(id: 1) { id } b: kill(id: 2) { id } }', 4],
    ['a field that is merged', '{ kill(id: 1) { id id id } }', 2],
    [
      'a fragment, as often as it is spread',
      '{ a: kill(id: 1) { ...F } b: kill(id: 2) { ...F } } fragment F on Kill { id killer { id } }',
      8,
    ],
    ['what no type has', '{ nothing { at { all } } }', 3],
  ])('counts %s', (_, query, cost) => expect(costOf(query)).toBe(cost));

  it('reads a page size in a variable, and its default', () => {
    const query = 'query ($n: Int = 4) { kills(first: $n) { nodes { id } } }';
    expect(costOf(query)).toBe(6);
    expect(costOf(query, { n: 50 })).toBe(52);
    expect(costOf(query, { n: 'fifty' })).toBe(12);
  });

  it('counts one row of a list in a list, where a variable says how many', () => {
    const query =
      'query ($n: Int) { kills(first: 3) { nodes { killer { kills(first: $n) { nodes { id } } } } } }';
    expect(costOf(query, { n: 50 })).toBe(1 + 1 + 3 * 4);
  });

  it('counts introspection by itself, and each alias of it', () => {
    const { fields, introspection } = queryCost(schema, parse(getIntrospectionQuery()), {}, NO_LIMIT);
    expect(fields).toBe(0);
    const twice = parse('{ a: __schema { types { name } } b: __schema { types { name } } }');
    const once = parse('{ __schema { types { name } } }');
    const costs = [once, twice].map((query) => queryCost(schema, query, {}, NO_LIMIT).introspection);
    expect(costs[1]).toBe(2 * (costs[0] ?? 0));
    expect(introspection).toBeGreaterThan(costs[0] ?? Infinity);
  });
});

describe('a query is refused', () => {
  const limit = { fields: 1_000, introspection: 1_000 };
  const doubling = Array.from(
    { length: 30 },
    (_, n) =>
      `fragment F${n} on Kill { a: killer { kills { nodes { ...F${n + 1} } } } b: killer { kills { nodes { ...F${n + 1} } } } }`,
  );

  it.each([
    [
      'beyond the limit',
      '{ kills(first: 50) { nodes { attackers { id character { id } } killer { kills { nodes { id } } } } } }',
    ],
    ['with a field asked for hundreds of times', `{ kill(id: 1) { ${'killer { id } '.repeat(480)} } }`],
    [
      'with the same hidden in fragments',
      `{ kill(id: 1) { ...A } } fragment A on Kill { ${'id '.repeat(60)} }`,
    ],
    [
      'with the same in an unused fragment',
      `{ kill(id: 1) { id } } fragment A on Kill { ${'id '.repeat(60)} }`,
    ],
    [
      'with fragments that double',
      `{ kill(id: 1) { ...F0 } } ${doubling.join(' ')} fragment F30 on Kill { id }`,
    ],
    [
      'that goes in a circle',
      '{ kill(id: 1) { ...A } } fragment A on Kill { killer { kills { nodes { ...A } } } }',
    ],
    ['that is endlessly deep', `{ kill(id: 1) ${'{ ... on Kill '.repeat(500)}{ id }${' }'.repeat(500)} }`],
    [
      'with introspection in aliases',
      `{ ${Array.from({ length: 50 }, (_, n) => `a${n}: __schema { types { name fields { name } } }`).join(' ')} }`,
    ],
  ])('%s', (_, query) => {
    expect(() => queryCost(schema, parse(query), {}, limit)).toThrow(QueryTooExpensive);
  });
});
