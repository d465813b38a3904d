import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { QUERY_LIMITS } from './limits.ts';

/**
 * Limits the shape of one query: depth, aliases and length. Its cost is ours to count (cost-limit.ts), since armor's
 * takes a page size in a variable for 1, and introspection for nothing.
 */
export const complexityLimits = () =>
  EnvelopArmorPlugin({
    maxDepth: { n: QUERY_LIMITS.depth, flattenFragments: true },
    maxAliases: { n: QUERY_LIMITS.aliases },
    maxTokens: { n: QUERY_LIMITS.tokens },
    costLimit: { enabled: false },
    blockFieldSuggestion: { enabled: false },
  });
