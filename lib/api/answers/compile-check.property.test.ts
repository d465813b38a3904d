import { expect, it } from 'vitest';
import { Random } from '#graphql/rules/random.ts';
import { contractSchema } from '../schema/contract-schema.ts';
import { garble } from '../testing/garbled-answers.ts';
import { mockAnswer, mockVariables } from '../testing/mock-answers.ts';
import { siteDocuments } from '../testing/site-documents.ts';
import { compileCheck } from './compile-check.ts';
import {
  buildASTSchema,
  type DocumentNode,
  executeSync,
  type GraphQLFieldResolver,
  type GraphQLSchema,
  isSpecifiedScalarType,
  isScalarType,
  Kind,
  parse,
  parseType,
  visit,
} from 'graphql';
import { typeDefs } from '#graphql/generated/schema.ts';

/** The type name of values whose type is unknown. */
const UNKNOWN = 'Unknown';
const TEXTS: ReadonlySet<string> = new Set(['URL', 'UUID', 'DateTime']);

/** The contract with scalars that take their own kind of value alone, and with enums that take any text. */
function buildStrictSchema(): GraphQLSchema {
  const texts = new Set(TEXTS);
  const definitions = visit(
    parse(`${typeDefs} type ${UNKNOWN} implements SearchContent { id: ID! name: String }`),
    {
      UnionTypeDefinition: ({ types = [], ...union }) => ({
        ...union,
        types: [...types, parseType(UNKNOWN)],
      }),
      EnumTypeDefinition({ name }) {
        texts.add(name.value);
        return { kind: Kind.SCALAR_TYPE_DEFINITION, name };
      },
    },
  );
  const schema = buildASTSchema(definitions);
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isScalarType(type) || isSpecifiedScalarType(type)) continue;
    const wanted = texts.has(type.name) ? 'string' : 'number';
    type.serialize = (value) => {
      if (typeof value !== wanted) throw new TypeError(`${type.name} cannot be ${JSON.stringify(value)}`);
      return value;
    };
  }
  return schema;
}

const schema = buildStrictSchema();

/** Returns the places where the data of an answer violates the contract for a document, as graphql-js finds them. */
function brokenPromises(document: DocumentNode, data: unknown): readonly string[] {
  const fieldResolver: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
    source,
    _given,
    _context,
    info,
  ) => source[info.path.key];
  const { errors = [] } = executeSync({
    schema,
    // What a directive may leave out need not be there.
    document: visit(document, { Field: ({ directives = [] }) => (directives.length > 0 ? null : undefined) }),
    rootValue: data,
    variableValues: mockVariables(schema, document),
    fieldResolver,
    typeResolver: ({ __typename = '' }: Record<string, string>) =>
      schema.getType(__typename)?.name ?? UNKNOWN,
  });
  return errors.map(({ message, path }) => `${path?.join('.')}: ${message}`);
}

const GENERATED = 200;
/** Each round is over a part of the documents, so that all have many. */
const PARTS = 5;
/** Stands for a numeric id that cannot be read. */
const NOT_TOLD = 'NaN';
/** An event or a place of a kind that is not known keeps what all of them have. */
const OTHER_KIND = /is not a possible type for "(?:Event|Location)"\.$/;
const NOTHING: ReadonlySet<never> = new Set();
const documents = siteDocuments();
const checks = documents.map((document) => ({
  document,
  variables: mockVariables(contractSchema(), document),
  check: compileCheck(contractSchema(), document, NOTHING),
}));

const part = (index: number) => checks.filter((_, position) => position % PARTS === index % PARTS);

it('leaves answers that keep the contract alone', () => {
  const random = new Random('kept answers');
  for (const { document, variables, check } of checks) {
    const answer = mockAnswer(contractSchema(), document, random);
    const { data, damaged, broken } = check(structuredClone(answer), variables);
    expect({ data, damaged, broken }).toEqual({ data: answer, damaged: false, broken: [] });
  }
});

it('makes of any answer one that keeps the contract', () => {
  const random = new Random('garbled answers');
  let damages = 0;
  for (let index = 0; index < GENERATED; index++) {
    for (const { document, variables, check } of part(index)) {
      const answer = mockAnswer(contractSchema(), document, random);
      const { data, broken, damaged } = check(garble(answer, random, 0.03), variables);
      if (damaged) damages += 1;
      if (broken.length > 0) continue;
      const promises = brokenPromises(document, data);
      const isBroken = (promise: string) => !promise.endsWith(NOT_TOLD) && !OTHER_KIND.test(promise);
      expect(promises.filter(isBroken)).toEqual([]);
    }
  }
  expect(damages).toBeGreaterThan(GENERATED);
});
