import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';

/** Asks an endpoint for its schema, without texts. */
export const INTROSPECTION: string = getIntrospectionQuery({ descriptions: false });

/**
 * The schema in the answer to `INTROSPECTION`; null where it was refused or cannot be read.
 * @param data the `data` of the answer
 */
export function readIntrospection(data: unknown): GraphQLSchema | null {
  if (typeof data !== 'object' || data === null || !('__schema' in data)) return null;
  try {
    // It throws for whatever is no answer to the question.
    return buildClientSchema(data as IntrospectionQuery, { assumeValid: true });
  } catch {
    return null;
  }
}
