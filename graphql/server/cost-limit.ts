import {
  type DocumentNode,
  getIntrospectionQuery,
  type GraphQLError,
  type GraphQLSchema,
  parse,
  defaultFieldResolver,
  getNamedType,
  type GraphQLFieldResolver,
  isLeafType,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { QUERY_LIMITS } from './limits.ts';
import type { Variables } from './page-size.ts';
import { type CostLimit, queryCost } from './query-cost.ts';
import { refusedQuery, QueryTooExpensive } from './refusal.ts';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import type { MeasuredContext } from './answer-size.ts';

type Resolve = GraphQLFieldResolver<unknown, MeasuredContext>;

/**
 * Wraps the fields of a schema so that they count into the size of the answer. Introspection is not counted: it is
 * bounded by the schema, and by the cost limit.
 */
export const withCountedFields = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field) => {
      const resolve: Resolve = field.resolve ?? defaultFieldResolver;
      const counted = isLeafType(getNamedType(field.type)) ? countedValue(resolve) : countedField(resolve);
      return { ...field, resolve: counted };
    },
  });

const countedField =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const { size } = context;
    size?.addField(String(info.path.key));
    return size?.isGivenUp ? size.never : resolve(source, args, context, info);
  };

const countedValue =
  (resolve: Resolve): Resolve =>
  (source, args, context, info) => {
    const { size } = context;
    if (!size) return resolve(source, args, context, info);
    size.addField(String(info.path.key));
    if (size.isGivenUp) return size.never;
    const value: unknown = resolve(source, args, context, info);
    return value instanceof Promise
      ? value.then((late: unknown) => size.addValue(late))
      : size.addValue(value);
  };

/** The introspection query of GraphQL tools, with all options. */
const INTROSPECTION = getIntrospectionQuery({
  descriptions: true,
  directiveIsRepeatable: true,
  inputValueDeprecation: true,
  oneOf: true,
  schemaDescription: true,
  specifiedByUrl: true,
});

/** Introspection may cost as many times that query. */
const INTROSPECTION_ALLOWANCE = 1.2;

const NO_LIMIT: CostLimit = { fields: Infinity, introspection: Infinity };

/**
 * Refuses a query that costs too much before it is validated, since validation alone may take seconds. Introspection
 * may cost as much as one query of GraphQL tools.
 */
export function costLimit(schema: GraphQLSchema): Plugin {
  const { introspection } = queryCost(schema, parse(INTROSPECTION), {}, NO_LIMIT);
  const limit = { fields: QUERY_LIMITS.cost, introspection: introspection * INTROSPECTION_ALLOWANCE };

  return {
    onParse:
      ({ context }) =>
      ({ result, replaceParseResult }) => {
        if (!isDocument(result)) return;
        const problem = problemOf(schema, result, context.params?.variables ?? {}, limit);
        if (problem) replaceParseResult(problem);
      },
  };
}

function problemOf(
  schema: GraphQLSchema,
  document: DocumentNode,
  variables: Variables,
  limit: CostLimit,
): GraphQLError | undefined {
  try {
    queryCost(schema, document, variables, limit);
    return undefined;
  } catch (error) {
    if (!(error instanceof QueryTooExpensive)) throw error;
    return refusedQuery(error.message);
  }
}

const isDocument = (result: unknown): result is DocumentNode =>
  typeof result === 'object' && result !== null && 'kind' in result && result.kind === 'Document';
