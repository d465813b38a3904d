import { type GraphQLSchema, isEnumType, isInputObjectType, parse, validate } from 'graphql';
import { expect, it } from 'vitest';
import { schemaOf } from '#graphql/generations/schema-of.ts';
import { Random } from '#graphql/rules/random.ts';
import { compareSchemas } from './compare-schemas.ts';
import { contractSchema } from './contract-schema.ts';
import { probe } from './probe.ts';
import { reducedSchema } from '#lib/api/testing/garbled-answers.ts';

const CONTRACT = contractSchema();
const APRIL = schemaOf('2026-04', CONTRACT);

/** As our own API reads of a document. */
const MOST_TOKENS = 2_000;

/** A server that tells so many errors at a time; each of its answers must be a refusal. */
const server = (schema: GraphQLSchema, atOnce: number) => async (text: string) => {
  const errors = validate(schema, parse(text, { maxTokens: MOST_TOKENS }), undefined, {
    maxErrors: Number.POSITIVE_INFINITY,
  });
  expect(errors.length).toBeGreaterThan(0);
  return errors.slice(0, atOnce).map((error) => error.toJSON());
};

/** Types and fields that answers can have. */
function answered(missing: ReadonlySet<string>): readonly string[] {
  const isAnswered = (coordinate: string) => {
    const [owner = '', field] = coordinate.split('.');
    const type = CONTRACT.getType(owner);
    if (isInputObjectType(type) || isEnumType(type) || coordinate.includes('(')) return false;
    // Fields of a missing type are not requested.
    return field === undefined || !missing.has(owner);
  };
  return [...missing].filter(isAnswered).toSorted();
}

it.each([
  ['the contract', CONTRACT, 100],
  ['April', APRIL, 100],
  ['April, which tells five errors at a time', APRIL, 5],
  ['without a tenth of everything', reducedSchema(new Random('probed'), 0.1), 100],
])('finds what is missing: %s', async (_, schema, atOnce) => {
  const { missing } = await probe(CONTRACT, server(schema, atOnce));
  expect(answered(missing)).toEqual(answered(compareSchemas(CONTRACT, schema).missing));
});

it('ends where errors say nothing', async () => {
  const asked: string[] = [];
  const validateNothing = async (text: string) => {
    asked.push(text);
    return [{ message: 'Too complex' }, 7];
  };
  expect((await probe(CONTRACT, validateNothing)).missing).toEqual(new Set());
  expect(new Set(asked).size).toBe(asked.length);
});
