import { buildSchema, printSchema } from 'graphql';
import { createSchema } from 'graphql-yoga';
import { describe, expect, it } from 'vitest';
import { schemaOf } from '../generations/schema-of.ts';
import { typeDefs } from '../generated/schema.ts';
import { resolvers } from '../resolvers/resolvers.ts';
import type { ApiContext } from '../resolvers/context.ts';
import { partsOf } from './coordinates.ts';
import { compareContracts, differences } from './contract.ts';

const everything = createSchema<ApiContext>({ typeDefs, resolvers });

describe('a contract in SDL', () => {
  it('is held against the generation that is nearest', () => {
    const generation = '2026-04';
    const sdl = printSchema(schemaOf(generation, everything));
    const [compared] = compareContracts(
      everything,
      sdl.replace('type Query {', 'type Query {\n  siege: Int'),
    );
    expect(compared).toMatchObject({ generation, differences: ['Query.siege is missing'] });
  });

  it.each<[string, string, string]>([
    ['a field', 'type Kill { loot: Int }', 'Kill.loot is missing'],
    ['nullability', 'type Kill { id: ID }', 'Kill.id is ID!, the contract has ID'],
    ['an argument', 'type Kill { id(deep: Boolean): ID! }', 'Kill.id(deep:) is missing'],
    ['an input', 'input Filter { time: Int, zone: Int }', 'Filter.zone is missing'],
    ['a value', 'enum Realm { ORDER CHAOS }', 'Realm.CHAOS is missing'],
    ['a scalar', 'scalar Byte', 'Byte is missing'],
    ['an interface', 'interface Named { age: Int }', 'Named.age is missing'],
    [
      'what a type implements',
      'type Coin implements Named { name: String } interface Named { name: String }',
      'Coin as Named is missing',
    ],
    ['a member of a union', 'type Coin { worth: Int } union Loot = Coin', 'Loot is missing'],
  ])('tells of %s', (_, sdl, line) => {
    const schema = buildSchema(`
      type Query { kill: Kill }
      type Kill { id: ID! }
      type Coin { worth: Int, name: String }
      enum Realm { ORDER }
      interface Named { name: String }
      input Filter { time: Int }
    `);
    expect(differences(schema, partsOf(buildSchema(sdl, { assumeValidSDL: true })))).toEqual([line]);
  });

  it('may hold what the tools of its client add', () => {
    const schema = buildSchema('type Query { guild(id: ID!): Guild } type Guild { id: ID! }');
    const sdl = `schema { query: Query }
      directive @cost(weight: String!) on FIELD_DEFINITION
      """ A description. """
      type Query
      extend type Query @client { "Of the client." guild(id: ID! = 1): Guild @cost(weight: "10") @unknown }
      type Guild @key(fields: "id") { id: ID! } # by hand`;
    expect(differences(schema, partsOf(buildSchema(sdl, { assumeValidSDL: true })))).toEqual([]);
  });
});

it.each(['', '{', '[]', 'type', 'type Query { kill: Kill }', 'plain words'])('%j is no contract', (text) => {
  expect(() => compareContracts(everything, text)).toThrow();
});
