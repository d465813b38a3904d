import { buildSchema, type GraphQLSchema } from 'graphql';

import { typeDefs } from '#graphql/generated/schema.ts';

let built: GraphQLSchema | undefined;

/** The schema that the site's documents are written for; built once, when it is first wanted. */
export function contractSchema(): GraphQLSchema {
  built ??= buildSchema(typeDefs, { assumeValidSDL: true });
  return built;
}
