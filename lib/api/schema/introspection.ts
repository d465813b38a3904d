import {
  buildClientSchema,
  getIntrospectionQuery,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';

/** The introspection query, without descriptions. */
export const INTROSPECTION: string = getIntrospectionQuery({ descriptions: false });

/**
 * Builds the schema from the answer to `INTROSPECTION`; null where it was refused or cannot be read.
 * @param data the `data` of the answer
 */
export function readIntrospection(data: unknown): GraphQLSchema | null {
  if (typeof data !== 'object' || data === null || !('__schema' in data)) return null;
  try {
    // It throws for anything but the answer to an introspection query.
    return buildClientSchema(data as IntrospectionQuery, { assumeValid: true });
  } catch {
    return null;
  }
}
