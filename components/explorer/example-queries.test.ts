import { buildSchema, parse, validate } from 'graphql';
import { expect, test } from 'vitest';
import { typeDefs } from '#graphql/generated/schema.ts';
import { exampleQueries } from './example-queries.ts';

const schema = buildSchema(typeDefs);
const examples = exampleQueries({ year: 2026, month: 11 });

test.each(examples)('$label keeps to the contract', ({ query, variables = '{}' }) => {
  expect(validate(schema, parse(query))).toEqual([]);
  expect(JSON.parse(variables)).toBeTypeOf('object');
});
