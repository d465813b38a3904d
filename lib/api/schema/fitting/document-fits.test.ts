import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';

import { DocumentFits } from './document-fits.ts';

const SCHEMA = buildSchema(`
  scalar UUID
  type Query {
    kills(where: KillFilter, order: [KillSortInput!], soloOnly: Boolean, first: Int, after: String): Kills
    kill(id: ID!, assists: Boolean): Kill
    hits: [Hit!]
    best: Kill!
  }
  type Kills { nodes: [Kill!], totalCount: Int! }
  type Kill implements Hit { id: ID!, name: String, rank: Int!, place: Place!, victim: Player!, helper: Player }
  type Place { x: Int!, zone: String! }
  type Player implements Hit { id: ID!, name: String, career: Career!, guild: Guild! }
  type Guild { id: ID! }
  interface Hit { id: ID!, name: String }
  enum Career { CHOSEN MAGUS }
  enum Sort { ASC DESC }
  input KillFilter { killer: IdFilter, rank: Int, run: UUID, career: Career, and: [KillFilter!] }
  input IdFilter { eq: ID, in: [ID!] }
  input KillSortInput { rank: Sort, id: Sort }
`);

function ask(query: string, variables: object, lacking: readonly string[], types: object = {}) {
  const profile = { missing: new Set(lacking), types: new Map<string, string>(Object.entries(types)) };
  const { text, ...question } = new DocumentFits(SCHEMA, parse(query), profile).question(variables);
  return { ...question, text: text?.replaceAll(/\s+/g, ' ') ?? null };
}

const LIST = `query ($where: KillFilter, $order: [KillSortInput!], $solo: Boolean, $after: String, $first: Int) {
  kills(where: $where, order: $order, soloOnly: $solo, after: $after, first: $first) { nodes { id } }
}`;

describe('fields', () => {
  it('leave with what is only asked for them, and something stands for them', () => {
    const query = `query ($id: ID!) { it: kill(id: $id) { id ...Rest } } fragment Rest on Kill { rank place { x } }`;
    const { text, check } = ask(query, { id: '7' }, ['Kill.rank', 'Kill.place']);
    expect(text).toBe('query ($id: ID!) { it: kill(id: $id) { id } }');
    expect(check({ it: { id: '7' } })).toMatchObject({
      data: { it: { id: '7', rank: Number.NaN, place: { x: Number.NaN } } },
      damaged: false,
      broken: [],
    });
  });

  it('are dropped with their record if its fields are missing', () => {
    const { text, check } = ask('{ kill(id: 7) { rank victim { id } } hits { id } }', {}, ['Player.id']);
    expect(text).toBe('{ hits { id } }');
    expect(check({ hits: [] })).toMatchObject({ data: { kill: null, hits: [] }, absent: [], broken: [] });
  });

  it('empty a record that another fragment asks for, and nothing is damaged', () => {
    const query = `{ kill(id: 7) { id ...One ...Two } hits { __typename id ...on Player { guild { id } } } }
      fragment One on Kill { helper { id } } fragment Two on Kill { helper { guild { id } } }`;
    const { text, check } = ask(query, {}, ['Player.guild']);
    expect(text).toBe(
      '{ kill(id: 7) { id ...One } hits { __typename id } } fragment One on Kill { helper { id } }',
    );
    const [kill, hit] = [
      { __typename: 'Kill', id: '1' },
      { __typename: 'Player', id: '8' },
    ];
    const answer = (hits: readonly object[]) => ({ kill: { id: '7', helper: { id: '8' } }, hits });
    expect(check(answer([hit, kill, hit]))).toMatchObject({
      data: { kill: { id: '7', helper: null }, hits: [kill] },
      damaged: false,
      broken: [],
    });
    expect(check(answer([hit, { ...kill, id: '' }])).repairs).toMatchObject({ emptied: 0, dropped: 1 });
  });

  it('leave with the type of their fragment', () => {
    const query = '{ hits { __typename id ...on Kill { rank } ...on Player { career } } }';
    expect(ask(query, {}, ['Kill as Hit']).text).toBe('{ hits { __typename id ... on Player { career } } }');
    expect(ask(query, {}, ['Player']).text).toBe('{ hits { __typename id ... on Kill { rank } } }');
  });

  it('are not asked at all where none is left', () => {
    expect(ask('{ kill(id: 7) { rank } }', {}, ['Query.kill'])).toMatchObject({ text: null, variables: {} });
    const { text, check } = ask('{ best { id } }', {}, ['Query.best']);
    expect({ text, ...check({}) }).toMatchObject({ text: null, data: { best: null }, broken: [] });
  });
});

describe('arguments', () => {
  it('leave with their variables where they say nothing', () => {
    const variables = { where: {}, solo: false, after: null, first: 5 };
    const lacking = ['Query.kills(where:)', 'Query.kills(soloOnly:)', 'Query.kills(after:)'];
    expect(ask(LIST, variables, lacking)).toMatchObject({
      text: 'query ($order: [KillSortInput!], $first: Int) { kills(order: $order, first: $first) { nodes { id } } }',
      variables: { first: 5 },
    });
  });

  it.each([
    ['where', { rank: 7 }, 'Query.kills(where:)'],
    ['where', { rank: 7 }, 'KillFilter'],
    ['where', { rank: 7 }, 'KillFilter.rank'],
    ['where', { and: [{ killer: { in: ['7'] } }] }, 'IdFilter.in'],
    ['where', { career: 'MAGUS' }, 'Career.MAGUS'],
    ['solo', true, 'Query.kills(soloOnly:)'],
    ['after', 'cursor', 'Query.kills(after:)'],
  ])('take the list along that they narrow: %s %j without %s', (name, value, lacking) => {
    expect(ask(LIST, { [name]: value }, [lacking]).text).toBeNull();
  });

  it('leave alone where the list is the same without them', () => {
    const variables = { order: [{ rank: 'ASC' }], first: 5 };
    const text = expect.stringContaining('nodes');
    expect(ask(LIST, variables, ['Query.kills(first:)', 'Query.kills(order:)'])).toMatchObject({ text });
    expect(ask(LIST, variables, ['KillSortInput.rank'])).toMatchObject({
      text,
      variables: { order: [], first: 5 },
    });
    expect(ask('{ kills(order: [{ rank: DESC }]) { nodes { id } } }', {}, ['KillSortInput.rank']).text).toBe(
      '{ kills(order: []) { nodes { id } } }',
    );
  });

  it('take the list along where they stand in the document', () => {
    const query = 'query ($id: UUID) { kills(where: { run: $id }) { totalCount } }';
    expect(ask(query, { id: 'a' }, ['KillFilter.run']).text).toBeNull();
    expect(ask('{ kills(soloOnly: true) { totalCount } }', {}, ['Query.kills(soloOnly:)']).text).toBeNull();
    expect(ask('{ kill(id: 7, assists: false) { id } }', {}, ['Query.kill(assists:)']).text).toBe(
      '{ kill(id: 7) { id } }',
    );
  });
});

describe('types', () => {
  it('of variables are those that the endpoint wants, and so are the values', () => {
    expect(
      ask('query ($id: ID!) { kill(id: $id) { id } }', { id: '7' }, [], { 'Query.kill(id:)': 'Int' }),
    ).toMatchObject({
      text: 'query ($id: Int!) { kill(id: $id) { id } }',
      variables: { id: 7 },
    });
    const where = { and: [{ killer: { in: ['7'] } }] };
    const types = { 'KillFilter.killer': 'UnsignedIntOperationFilterInputType' };
    expect(ask(LIST, { where }, ['IdFilter'], types).variables).toEqual({
      where: { and: [{ killer: { in: [7] } }] },
    });
  });
});
