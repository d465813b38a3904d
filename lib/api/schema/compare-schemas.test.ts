import { buildSchema } from 'graphql';
import { expect, it } from 'vitest';
import { compareSchemas } from './compare-schemas.ts';
import { describeProfile } from './profile.ts';

const CONTRACT = `
  scalar Long
  type Query { kills(where: KillFilter, first: Int): [Kill!], kill(id: ID!): Kill, hits: [Hit!] }
  type Kill implements Hit { id: ID!, time: Long!, victim: Player, realm: Realm }
  type Player implements Hit { id: ID!, name: String! }
  interface Hit { id: ID! }
  enum Realm { ORDER DESTRUCTION }
  input KillFilter { time: LongFilter, realm: Realm }
  input LongFilter { eq: Long, gte: Long }
`;

const compare = (offered: string) => {
  const profile = compareSchemas(buildSchema(CONTRACT), buildSchema(offered));
  return { missing: [...profile.missing], types: Object.fromEntries(profile.types) };
};
const changed = (from: string, to: string) => compare(CONTRACT.replace(from, to));
const missing = (coordinate: string) => ({ missing: [coordinate], types: {} });

it('finds no difference where there is none, and none in what is new', () => {
  expect(compare(CONTRACT)).toEqual({ missing: [], types: {} });
  expect(changed('first: Int', 'first: Int, last: Int')).toEqual({ missing: [], types: {} });
});

it.each([
  ['a field', 'time: Long!, ', '', 'Kill.time'],
  ['a field that has become an object', 'time: Long!', 'time: Player', 'Kill.time'],
  ['a field with a new required argument', 'first: Int', 'first: Int, era: Int!', 'Query.kills'],
  ['an argument', ', first: Int', '', 'Query.kills(first:)'],
  ['a condition', ', realm: Realm }\n  input', ' }\n  input', 'KillFilter.realm'],
  ['a filter that wants more', 'realm: Realm }\n  input', 'realm: Realm, era: Int! }\n  input', 'KillFilter'],
  ['a value', 'ORDER DESTRUCTION', 'ORDER', 'Realm.DESTRUCTION'],
  ['a kind of hit', 'Player implements Hit', 'Player', 'Player as Hit'],
])('finds %s', (_, from, to, coordinate) => {
  expect(changed(from, to)).toEqual(missing(coordinate));
});

it('finds other types of arguments, and of the operators of filters', () => {
  const offered = CONTRACT.replace('time: LongFilter', 'time: DateTimeFilter').replace(
    'id: ID!):',
    'id: Int!):',
  );
  expect(compare(`${offered} scalar DateTime input DateTimeFilter { gte: DateTime }`)).toEqual({
    missing: ['KillFilter.time.eq'],
    types: {
      'Query.kill(id:)': 'Int!',
      'KillFilter.time': 'DateTimeFilter',
      'KillFilter.time.gte': 'DateTime',
    },
  });
});

it('finds a type with all that it has, and says it in short', () => {
  const offered = buildSchema('type Query { hits: [Hit!] } interface Hit { id: ID! }');
  const line = describeProfile(compareSchemas(buildSchema(CONTRACT), offered));
  expect(line).toBe('lacks Kill, KillFilter, LongFilter, Player, Query.kill, Query.kills');
});
