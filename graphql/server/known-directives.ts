import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { DirectiveLocation, GraphQLDirective, type GraphQLSchema } from 'graphql';

const KNOWN: ReadonlySet<string> = new Set(['include', 'skip', 'deprecated', 'specifiedBy']);

/**
 * A schema whose introspection has only the directives that the game's API has. The GraphQL package adds what is newer
 * than most tools of clients, which stop at a location that they do not know.
 */
export const withKnownDirectives = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.DIRECTIVE]: (directive) => {
      const config = directive.toConfig();
      const locations = config.locations.filter((place) => place !== DirectiveLocation.DIRECTIVE_DEFINITION);
      return KNOWN.has(config.name) ? new GraphQLDirective({ ...config, locations }) : null;
    },
  });
