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

import { mockVariables } from './mock-answers.ts';

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
export function brokenPromises(document: DocumentNode, data: unknown): readonly string[] {
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
