import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { parseContract, parseContracts } from './contract.ts';
import { differences } from './differences.ts';

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

const compare = (change: object, schema = SCHEMA) =>
  differences(schema, parseContract(JSON.stringify({ ...KEPT, ...change })));

describe('a contract that is kept', () => {
  it('has no differences, though the schema has more', () => {
    expect(compare({})).toEqual([]);
    expect(differences(SCHEMA, parseContract('{ "types": { "Coin": {} } }'))).toEqual([]);
  });
});

describe('a contract that is broken', () => {
  it.each<[string, object, string]>([
    ['a type', { types: { Siege: { id: 'ID!' } } }, 'type Siege is missing'],
    ['the kind of a type', { types: { Realm: {} } }, 'Realm is no type'],
    ['a field', { types: { Coin: { weight: 'Int' } } }, 'Coin.weight is missing'],
    ['nullability', { types: { Coin: { worth: 'Int!' } } }, 'Coin.worth is Int, the contract has Int!'],
    ['a list', { types: { Kill: { realm: '[Realm]' } } }, 'Kill.realm is Realm, the contract has [Realm]'],
    [
      'an argument',
      { types: { Kill: { time: { type: 'Long!', args: ['zone: String'] } } } },
      'Kill.time(zone) is missing',
    ],
    [
      'the type of an argument',
      { types: { Query: { kill: { type: 'Kill', args: ['id: ID', 'deep: Boolean'] } } } },
      'Query.kill(id) is ID!, the contract has ID',
    ],
    [
      'an argument that must be sent',
      { types: { Query: { kill: 'Kill' } } },
      'Query.kill(id) is required, but not in the contract',
    ],
    ['an input', { inputs: { Other: { id: 'ID' } } }, 'input Other is missing'],
    ['a field of an input', { inputs: { KillFilter: { zone: 'Int' } } }, 'KillFilter.zone is missing'],
    [
      'the type of one',
      { inputs: { KillFilter: { time: 'Int' } } },
      'KillFilter.time is Long, the contract has Int',
    ],
    ['a value', { enums: { Realm: ['ORDER', 'CHAOS'] } }, 'enum Realm: CHAOS is missing'],
    ['an enum', { enums: { Kill: ['A'] } }, 'Kill is no enum'],
    ['a scalar', { scalars: ['Long', 'Byte'] }, 'scalar Byte is missing'],
    [
      'an interface',
      { interfaces: { Named: { id: 'ID', name: 'String' } } },
      'Named.id is ID!, the contract has ID',
    ],
    ['what a type implements', { implements: { Coin: ['Named'] } }, 'Coin implements: Named is missing'],
    ['a member of a union', { unions: { Loot: ['Coin', 'Kill'] } }, 'union Loot: Kill is missing'],
  ])('tells of %s', (_, change, line) => {
    expect(compare(change)).toEqual([line]);
  });

  it('tells of an input field that must be sent', () => {
    const schema = buildSchema(
      'type Query { id(by: By): ID } input By { id: ID!, size: Int! = 3, name: String }',
    );
    const contract = parseContract(JSON.stringify({ types: {}, inputs: { By: { name: 'String' } } }));
    expect(differences(schema, contract)).toEqual(['By.id is required, but not in the contract']);
  });

  it('tells of every difference, in the order of the contract', () => {
    expect(compare({ types: { Coin: { a: 'Int', b: 'Int' } }, scalars: ['Byte'] })).toEqual([
      'Coin.a is missing',
      'Coin.b is missing',
      'scalar Byte is missing',
    ]);
  });
});

describe('a file of several contracts', () => {
  it('holds one for each generation that it names', () => {
    const text = JSON.stringify({ '2026-08': KEPT, '2026-01': { types: {} }, note: 'left alone' });
    expect([...parseContracts(text).keys()]).toEqual(['2026-01', '2026-08']);
    expect(parseContracts(text).get('2026-08')?.scalars).toEqual(['Long']);
  });

  it('is one of the first generation where none is named', () => {
    expect([...parseContracts(JSON.stringify(KEPT))]).toEqual([
      ['2026-01', parseContract(JSON.stringify(KEPT))],
    ]);
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
    expect(() => parseContract(text)).toThrow();
    expect(() => parseContracts(text)).toThrow();
  });
});
