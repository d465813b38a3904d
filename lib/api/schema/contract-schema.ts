import { buildSchema, type GraphQLSchema } from 'graphql';

import { typeDefs } from '#graphql/generated/schema.ts';

let built: GraphQLSchema | undefined;

/** The schema that the site's documents are written for; built on first use. */
export function contractSchema(): GraphQLSchema {
  built ??= buildSchema(typeDefs, { assumeValidSDL: true });
  return built;
}
