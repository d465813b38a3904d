import {
  type DocumentNode,
  getIntrospectionQuery,
  type GraphQLError,
  type GraphQLSchema,
  parse,
} from 'graphql';
import type { Plugin } from 'graphql-yoga';
import { QUERY_LIMITS } from './limits.ts';
import type { Variables } from './page-size.ts';
import { type CostLimit, queryCost } from './query-cost.ts';
import { QueryTooExpensive } from './query-too-expensive.ts';
import { refusedQuery } from './refusal.ts';

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
