import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import type { GraphQLError, GraphQLFieldConfig, GraphQLFieldResolver, GraphQLSchema } from 'graphql';
import { MAX_PAGE_SIZE } from '../resolvers/list-limits.ts';
import { QUERY_LIMITS } from './limits.ts';
import { refusedQuery } from './refusal.ts';
import { MapperKind, mapSchema } from '@graphql-tools/utils';
import { inputError } from '#graphql/sql/engine/connection/input-error.ts';

type Arguments = Readonly<Record<string, unknown>>;
type Field = GraphQLFieldConfig<unknown, unknown, Arguments>;

/** Refuses pages of clients that are too long, as the game's API does; the site's own questions do not pass here. */
export const withPageLimit = (schema: GraphQLSchema): GraphQLSchema =>
  mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field) =>
      field.args?.['first'] && field.resolve ? { ...field, resolve: limited(field.resolve) } : field,
  });

const limited =
  (resolve: GraphQLFieldResolver<unknown, unknown, Arguments>): typeof resolve =>
  (source, args, context, info) => {
    for (const requestedItems of [args['first'], args['last']]) {
      if (typeof requestedItems === 'number' && requestedItems > MAX_PAGE_SIZE) {
        const extensions = { code: 'HC0051', requestedItems, maxAllowedItems: MAX_PAGE_SIZE };
        throw inputError('The maximum allowed items per page were exceeded.', extensions);
      }
    }
    return resolve(source, args, context, info);
  };

/** Throws the errors of armor, which pretend to be syntax errors, as what they are. */
const onReject = [
  (_: unknown, { message }: GraphQLError) => {
    throw refusedQuery(message.replace('Syntax Error: ', ''));
  },
];

/**
 * Limits the shape of one query: depth, aliases, directives and length. Its cost is ours to count (cost-limit.ts),
 * since armor's takes a page size in a variable for 1, and introspection for nothing.
 */
export const complexityLimits = () =>
  EnvelopArmorPlugin({
    maxDepth: { n: QUERY_LIMITS.depth, flattenFragments: true, onReject },
    maxAliases: { n: QUERY_LIMITS.aliases, onReject },
    maxDirectives: { onReject },
    maxTokens: { n: QUERY_LIMITS.tokens, onReject },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  });
