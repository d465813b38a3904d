import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { QUERY_LIMITS } from './limits.ts';

/**
 * Limits the complexity of one query. Introspection is free. The page size in a variable does not count here: the
 * resolvers clamp it, and the depth leaves no room for lists in lists in lists.
 */
export const complexityLimits = () =>
  EnvelopArmorPlugin({
    maxDepth: { n: QUERY_LIMITS.depth, flattenFragments: true },
    maxAliases: { n: QUERY_LIMITS.aliases },
    maxTokens: { n: QUERY_LIMITS.tokens },
    costLimit: { maxCost: QUERY_LIMITS.cost, flattenFragments: true },
    blockFieldSuggestion: { enabled: false },
  });
