import { expect, it } from 'vitest';

import { contractSchema } from './contract-schema.ts';
import { readErrors } from './read-errors.ts';

const SENT = `query GetKills($where: KillFilterInput, $from: Long) {
  kills(where: $where, soloOnly: true) {
    totalCount
  }
  killsHeatmap(zoneId: 7, from: $from) {
    count
  }
  creatures(where: { name: { contains: "a" } }) {
    nodes {
      creatureType
    }
  }
}`;

const read = (...errors: unknown[]) => {
  const { missing, types } = readErrors(errors, SENT, contractSchema());
  return { missing: [...missing], types: Object.fromEntries(types) };
};

it('reads what is missing out of messages', () => {
  expect(
    read(
      { message: 'Cannot query field "chapters" on type "Query".' },
      { message: 'The field `position` does not exist on the type `Chapter`.' },
    ).missing,
  ).toEqual(['Query.chapters', 'Chapter.position']);
});

it('finds an argument by its place, or else by its name', () => {
  const message = 'The argument `where` does not exist.';
  expect(read({ message, locations: [{ line: 2, column: 9 }] }).missing).toEqual(['Query.kills(where:)']);
  expect(read({ message }).missing).toEqual(['Query.kills(where:)', 'Query.creatures(where:)']);
});

it('finds a condition by its type, its place or its name', () => {
  const message = 'The specified input object field `name` does not exist.';
  const missing = ['CreatureFilterInput.name'];
  expect(read({ message, extensions: { type: 'CreatureFilterInput!' } }).missing).toEqual(missing);
  expect(read({ message, locations: [{ line: 8, column: 22 }] }).missing).toEqual(missing);
  expect(read({ message }).missing).toEqual(missing);
});

it('takes a field of another shape for missing', () => {
  const message = 'Field "creatureType" of type "Kind!" must have a selection of subfields.';
  expect(read({ message, locations: [{ line: 10, column: 7 }] }).missing).toEqual(['Creature.creatureType']);
});

it('reads the types that are wanted of variables', () => {
  const types = { 'Query.killsHeatmap(from:)': 'DateTime' };
  const message = 'Variable "$from" of type "Long" used in position expecting type "DateTime".';
  expect(read({ message }).types).toEqual(types);
  const extensions = { variable: 'from', variableType: 'Long', locationType: 'DateTime' };
  const other = 'The variable `from` is not compatible with the type of the current location.';
  expect(read({ message: other, extensions }).types).toEqual(types);
});

it('reads that moments are wanted where numbers were sent', () => {
  const message = 'Variable "$where" got invalid value 7 at "where.time.gte"; DateTime cannot represent it.';
  expect(read({ message }).types).toMatchObject({ 'KillFilterInput.time': 'DateTimeOperationFilterInput' });
});

it('reads nothing of that where a moment was not sent', () => {
  const message =
    'Argument "Query.activeCharactersStats(from:)" of type "DateTime!" is required, but it was not provided.';
  expect(read({ message }).types).toEqual({});
});

it('learns nothing from other errors, nor of what the contract does not have', () => {
  const nothing = { missing: [], types: {} };
  expect(
    read('text', null, 7, {}, [], { message: 7 }, { message: 'Internal error', locations: 'x' }),
  ).toEqual(nothing);
  expect(read({ message: 'Cannot query field "secret" on type "Query".' })).toEqual(nothing);
  expect(
    read({ message: 'Variable "$from" of type "Long" used in position expecting type "A{B}".' }),
  ).toEqual(nothing);
});
