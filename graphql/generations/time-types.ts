import { GraphQLInputObjectType, GraphQLList, GraphQLScalarType, type GraphQLSchema, Kind } from 'graphql';

/** The types that replace whole numbers in the second generation. */
export interface TimeTypes {
  readonly dateTime: GraphQLScalarType;
  readonly timeSpan: GraphQLScalarType;
  /** The operators of moments. */
  readonly filter: GraphQLInputObjectType;
}

/** @param schema must have the scalar DateTime */
export function timeTypes(schema: GraphQLSchema): TimeTypes {
  const dateTime = schema.getType('DateTime');
  if (!(dateTime instanceof GraphQLScalarType)) throw new TypeError('The schema has no moments.');
  return { dateTime, timeSpan, filter: dateTimeFilter(dateTime) };
}

/** The moment that 0 stood for before moments were texts. */
const BEGINNING = new Date(0).toISOString();

/**
 * Makes a scalar of moments accept 0, for the beginning of time. Other numbers are ambiguous: they have had two units.
 */
export const takingZero = (dateTime: GraphQLScalarType): GraphQLScalarType =>
  new GraphQLScalarType({
    ...dateTime.toConfig(),
    parseValue: (value) => (value === 0 ? BEGINNING : dateTime.parseValue(value)),
    parseLiteral: (node, variables) =>
      node.kind === Kind.INT && node.value === '0' ? BEGINNING : dateTime.parseLiteral(node, variables),
  });

const timeSpan = new GraphQLScalarType<string, string>({
  name: 'TimeSpan',
  description: 'A duration, in ISO 8601.',
  serialize: (value) => String(value),
});

const dateTimeFilter = (dateTime: GraphQLScalarType) =>
  new GraphQLInputObjectType({
    name: 'DateTimeOperationFilterInput',
    fields: {
      eq: { type: dateTime },
      neq: { type: dateTime },
      in: { type: new GraphQLList(dateTime) },
      nin: { type: new GraphQLList(dateTime) },
      gt: { type: dateTime },
      ngt: { type: dateTime },
      gte: { type: dateTime },
      ngte: { type: dateTime },
      lt: { type: dateTime },
      nlt: { type: dateTime },
      lte: { type: dateTime },
      nlte: { type: dateTime },
    },
  });
