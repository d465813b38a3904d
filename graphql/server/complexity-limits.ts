import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import type { GraphQLError } from 'graphql';
import { QUERY_LIMITS } from './limits.ts';
import { refusedQuery } from './refusal.ts';

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
