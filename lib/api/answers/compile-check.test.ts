import { buildSchema, parse } from 'graphql';
import { describe, expect, it } from 'vitest';

import { compileCheck } from './compile-check.ts';

const SCHEMA = buildSchema(`
  scalar Byte
  scalar Long
  type Query { kills: KillsConnection, kill(id: ID): Kill, top: [Kill!]!, season: Season, hits: [Hit!] }
  type KillsConnection { nodes: [Kill!], pageInfo: PageInfo!, totalCount: Int! }
  type PageInfo { hasNextPage: Boolean!, endCursor: String }
  type Kill { id: ID!, time: Long!, victim: Player!, helper: Player, loot: [String!], bonus: Bonus! }
  type Player implements Hit { id: ID!, name: String!, level: Byte! }
  interface Hit { id: ID! }
  type Item implements Hit { id: ID!, size: Int! }
  union Bonus = Item | Player
  type Season { id: ID! }
`);

function checkOf(query: string) {
  const check = compileCheck(SCHEMA, parse(query), new Set());
  return (data: unknown, variables: Readonly<Record<string, unknown>> = {}) => check(data, variables);
}

describe('what may be null', () => {
  const check = checkOf('{ kill { id victim { name } helper { id level } loot } }');
  const KILL = { id: '7', victim: { name: 'Ada' }, helper: { id: '8', level: 3 }, loot: ['a'] };

  it('is the nearest place to what is broken', () => {
    expect(check({ kill: { ...KILL, helper: { id: '8', level: 'high' } } })).toMatchObject({
      data: { kill: { ...KILL, helper: null } },
      damaged: true,
      broken: [],
    });
  });

  it('is the first field where nothing nearer may be null', () => {
    expect(check({ kill: { ...KILL, victim: [] } })).toMatchObject({
      data: { kill: null },
      broken: ['kill'],
    });
    expect(check({ kill: { ...KILL, id: null } })).toMatchObject({ data: { kill: null }, broken: ['kill'] });
  });

  it('is null where an invalid scalar would empty the first field', () => {
    const { data, damaged } = checkOf('{ kill { id time victim { level } } }')({
      kill: { id: '7', time: 'soon', victim: { level: null } },
    });
    expect({ data, damaged }).toEqual({
      data: { kill: { id: '7', time: Number.NaN, victim: { level: Number.NaN } } },
      damaged: true,
    });
  });

  it('is damaged where it is not there at all', () => {
    expect(check({ kill: { id: '7', victim: { name: 'Ada' }, loot: null } })).toMatchObject({
      data: { kill: { helper: null } },
      damaged: true,
    });
  });

  it('may be a text, which is empty then', () => {
    const given = { kill: { ...KILL, victim: { name: null } } };
    expect(check(given)).toMatchObject({ data: { kill: { ...KILL, victim: { name: '' } } }, damaged: false });
  });

  it('may be null without harm', () => {
    expect(check({ kill: { ...KILL, helper: null } })).toMatchObject({ damaged: false, absent: [] });
    expect(check({ kill: null })).toMatchObject({ data: { kill: null }, absent: ['kill'], broken: [] });
  });
});

describe('lists', () => {
  const check = checkOf('{ top { id } kills { nodes { id } pageInfo { hasNextPage endCursor } } }');
  const NO_PAGES = { hasNextPage: false, endCursor: null };
  const PAGE = { nodes: [{ id: '1' }], pageInfo: NO_PAGES };

  it('lose the rows that have no id', () => {
    const given = { top: [{ id: '1' }, { id: '' }, null, { id: 2 }, {}, 'x'], kills: PAGE };
    expect(check(given)).toMatchObject({
      data: { top: [{ id: '1' }, { id: '2' }] },
      damaged: true,
      broken: [],
    });
  });

  it('are empty where a connection has something else, and end where it tells no pages', () => {
    const { data } = check({ top: [], kills: { nodes: { id: '1' }, pageInfo: 'none' } });
    expect(data).toEqual({ top: [], kills: { nodes: [], pageInfo: NO_PAGES } });
  });

  it('are broken where they are no lists', () => {
    expect(check({ top: { id: '1' }, kills: PAGE }).broken).toEqual(['top']);
    expect(check({ top: null, kills: PAGE }).broken).toEqual(['top']);
  });
});

describe('objects of several types', () => {
  const check = checkOf(`{
    kill { bonus { __typename ...on Item { size } ...on Player { name } } }
    hits { __typename id ...on Item { size } }
  }`);
  const HITS = [{ __typename: 'Item', id: '1', size: 2 }];

  it('are checked by their type', () => {
    const given = { kill: { bonus: { __typename: 'Player', name: 7 } }, hits: HITS };
    expect(check(given).data).toEqual({ kill: { bonus: { __typename: 'Player', name: '7' } }, hits: HITS });
  });

  it('keep the shared fields where the type is unknown', () => {
    const hits = [...HITS, { __typename: 'Fort', id: 9 }, { __typename: 'toString', id: '3' }];
    expect(check({ kill: { bonus: { __typename: 'Fort' } }, hits })).toMatchObject({
      data: { kill: { bonus: { __typename: 'Fort' } }, hits: [...HITS, { id: '9' }, { id: '3' }] },
      damaged: false,
    });
  });

  it('checks fields of an unknown type like those of known types', () => {
    const bonus = (fields: object) => ({ kill: { bonus: { __typename: 'Fort', ...fields } }, hits: HITS });
    expect(check(bonus({ size: '2', name: 7 })).data).toEqual(bonus({ size: 2, name: '7' }));
    expect(check(bonus({ size: {}, name: [] })).data).toEqual(bonus({ size: null, name: null }));
  });
});

it('reads fields under their aliases, those of several fragments together', () => {
  const check = checkOf(`
    query { it: kill { ...One ...Two } }
    fragment One on Kill { victim { label: name } }
    fragment Two on Kill { victim { level } }
  `);
  expect(check({ it: { victim: { label: 1, level: '2' } } }).data).toEqual({
    it: { victim: { label: '1', level: 2 } },
  });
});

it('counts what it repairs', () => {
  const check = checkOf(
    '{ kill { id victim { level } helper { level } } kills { nodes { id } pageInfo { hasNextPage } } }',
  );
  const answer = {
    kill: { id: 7, victim: { level: '5' }, helper: {} },
    kills: { nodes: [{}, {}, { id: '1' }] },
  };
  expect(check(answer).repairs).toEqual({ converted: 2, emptied: 1, dropped: 2, replaced: 1 });
});

it('lets a directive leave a field out', () => {
  const check = checkOf('query ($all: Boolean!) { kills { totalCount @include(if: $all) nodes { id } } }');
  expect(check({ kills: { nodes: [] } })).toMatchObject({ damaged: false, broken: [] });
  expect(check({ kills: { nodes: [], totalCount: '4' } }).data).toEqual({
    kills: { nodes: [], totalCount: 4 },
  });
});

it.each([null, undefined, [], 'text', 7, {}])('finds nothing in data that is %j', (data) => {
  expect(checkOf('{ kill { id } top { id } }')(data)).toMatchObject({ broken: ['kill', 'top'] });
});

describe('a record that is asked for by its id', () => {
  const check = checkOf(`
    query ($id: ID!, $other: ID!) { kill(id: $id) { ...Id } other: kill(id: $other) { ...Id } kills { nodes { id } } }
    fragment Id on Kill { id }
  `);
  const answer = (id: unknown, other: unknown) => ({
    kill: { id },
    other: { id: other },
    kills: { nodes: [{ id: '9' }] },
  });

  it('is broken where it is another one', () => {
    expect(check(answer('8', '2'), { id: '7', other: '2' })).toMatchObject({
      data: { kill: null, other: { id: '2' }, kills: { nodes: [{ id: '9' }] } },
      broken: ['kill'],
    });
    expect(check(answer('7', '7'), { id: '7', other: '2' }).broken).toEqual(['other']);
  });

  it.each([
    ['7', 7],
    [7, '7'],
    ['00ab-cd', '00ABCD'],
    ['9007199254740993', 9_007_199_254_740_992],
  ])('may print %j as %j', (asked, answered) => {
    expect(check(answer(answered, answered), { id: asked, other: asked }).broken).toEqual([]);
  });

  it.each([null, '', {}])('is the one that was asked for where its id is %j', (id) => {
    expect(check(answer(id, 8), { id: '7', other: '8' })).toMatchObject({
      data: { kill: { id: '7' } },
      damaged: true,
      broken: [],
    });
  });

  it('may be asked for without its id', () => {
    const nameless = checkOf('query ($id: ID!) { kill(id: $id) { loot } }');
    expect(nameless({ kill: { loot: null } }, { id: '7' })).toMatchObject({ broken: [], damaged: false });
  });
});
