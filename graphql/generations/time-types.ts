import { GraphQLInputObjectType, GraphQLList, GraphQLScalarType, type GraphQLSchema } from 'graphql';

/** What the second generation has in place of whole numbers. */
export interface TimeTypes {
  readonly dateTime: GraphQLScalarType;
  readonly timeSpan: GraphQLScalarType;
  /** The operators of moments. */
  readonly filter: GraphQLInputObjectType;
}

/** @param schema has the scalar DateTime */
export function timeTypes(schema: GraphQLSchema): TimeTypes {
  const dateTime = schema.getType('DateTime');
  if (!(dateTime instanceof GraphQLScalarType)) throw new TypeError('The schema has no moments.');
  return { dateTime, timeSpan, filter: dateTimeFilter(dateTime) };
}

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
