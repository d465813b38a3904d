import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { contractsIn, differences } from './contract.ts';
import type { Parts } from './coordinates.ts';

const SCHEMA = buildSchema(`
  scalar Long
  enum Realm { ORDER DESTRUCTION NEUTRAL }
  interface Named { id: ID!, name: String }
  type Query { kill(id: ID!, deep: Boolean): Kill, kills(where: KillFilter, first: Int): [Kill!]! }
  type Kill implements Named { id: ID!, name: String, time: Long!, realm: Realm, loot: Loot }
  type Coin { worth: Int }
  type Gem { worth: Int }
  union Loot = Coin | Gem
  input KillFilter { time: Long, realm: [Realm!], and: [KillFilter!] }
`);

const KEPT = {
  types: {
    Query: {
      kill: { type: 'Kill', args: ['id: ID!', 'deep: Boolean'] },
      kills: { type: '[Kill!]!', args: ['first: Int', 'where: KillFilter'] },
    },
    Kill: { id: 'ID!', time: 'Long!', realm: 'Realm', loot: 'Loot' },
  },
  inputs: { KillFilter: { time: 'Long', realm: '[Realm!]', and: '[KillFilter!]' } },
  enums: { Realm: ['DESTRUCTION', 'ORDER'] },
  scalars: ['Long'],
  interfaces: { Named: { id: 'ID!', name: 'String' } },
  implements: { Kill: ['Named'] },
  unions: { Loot: ['Coin', 'Gem'] },
  notes: { time: 'left alone' },
};

const promised = (contract: object): Parts =>
  contractsIn(JSON.stringify(contract)).get('2026-01') ?? new Map();

const compare = (change: object, schema = SCHEMA) => differences(schema, promised({ ...KEPT, ...change }));

describe('a contract that is kept', () => {
  it('has no differences, though the schema has more', () => {
    expect(compare({})).toEqual([]);
    expect(differences(SCHEMA, promised({ types: { Coin: {} } }))).toEqual([]);
  });
});

describe('a contract that is broken', () => {
  it.each<[string, object, string]>([
    ['a type', { types: { Siege: { id: 'ID!' } } }, 'Siege is missing'],
    ['the kind of a type', { types: { Loot: {} }, unions: {} }, 'Loot is union, the contract has type'],
    ['a field', { types: { Coin: { weight: 'Int' } } }, 'Coin.weight is missing'],
    ['nullability', { types: { Coin: { worth: 'Int!' } } }, 'Coin.worth is Int, the contract has Int!'],
    ['a list', { types: { Kill: { realm: '[Realm]' } } }, 'Kill.realm is Realm, the contract has [Realm]'],
    [
      'an argument',
      { types: { Kill: { time: { type: 'Long!', args: ['zone: String'] } } } },
      'Kill.time(zone:) is missing',
    ],
    [
      'the type of an argument',
      { types: { Query: { kill: { type: 'Kill', args: ['id: ID', 'deep: Boolean'] } } } },
      'Query.kill(id:) is ID!, the contract has ID',
    ],
    [
      'an argument that must be sent',
      { types: { Query: { kill: 'Kill' } } },
      'Query.kill(id:) is required, but not in the contract',
    ],
    ['an input', { inputs: { Other: { id: 'ID' } } }, 'Other is missing'],
    ['a field of an input', { inputs: { KillFilter: { zone: 'Int' } } }, 'KillFilter.zone is missing'],
    [
      'the type of one',
      { inputs: { KillFilter: { time: 'Int' } } },
      'KillFilter.time is Long, the contract has Int',
    ],
    ['a value', { enums: { Realm: ['ORDER', 'CHAOS'] } }, 'Realm.CHAOS is missing'],
    ['an enum', { enums: { Coin: [] } }, 'Coin is type, the contract has enum'],
    ['a scalar', { scalars: ['Long', 'Byte'] }, 'Byte is missing'],
    [
      'an interface',
      { interfaces: { Named: { id: 'ID', name: 'String' } } },
      'Named.id is ID!, the contract has ID',
    ],
    ['what a type implements', { implements: { Coin: ['Named'] } }, 'Coin as Named is missing'],
    ['a member of a union', { unions: { Loot: ['Coin', 'Kill'] } }, 'Kill as Loot is missing'],
  ])('tells of %s', (_, change, line) => {
    expect(compare(change)).toEqual([line]);
  });

  it('tells of an input field that must be sent', () => {
    const schema = buildSchema(
      'type Query { id(by: By): ID } input By { id: ID!, size: Int! = 3, name: String }',
    );
    expect(differences(schema, promised({ types: {}, inputs: { By: { name: 'String' } } }))).toEqual([
      'By.id is required, but not in the contract',
    ]);
  });

  it('tells of every difference', () => {
    expect(compare({ types: { Coin: { a: 'Int', b: 'Int' } }, scalars: ['Byte'] })).toEqual([
      'Coin.a is missing',
      'Coin.b is missing',
      'Byte is missing',
    ]);
  });
});

describe('a file of several contracts', () => {
  it('holds one for each generation that it names', () => {
    const text = JSON.stringify({ '2026-08': KEPT, '2026-01': { types: {} }, note: 'left alone' });
    expect([...contractsIn(text).keys()]).toEqual(['2026-01', '2026-08']);
    expect(contractsIn(text).get('2026-08')?.get('Long')).toEqual({ type: 'scalar' });
  });

  it('is one of the first generation where none is named', () => {
    expect([...contractsIn(JSON.stringify(KEPT)).keys()]).toEqual(['2026-01']);
  });
});

describe('a file that is no contract', () => {
  it.each([
    '',
    '{',
    '[]',
    '{}',
    '{ "types": { "Query": { "kill": 7 } } }',
    '{ "types": {}, "scalars": "Long" }',
  ])('is refused: %j', (text) => {
    expect(() => contractsIn(text)).toThrow();
  });
});
