import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';

/**
 * What one query may ask for. The largest of the site's own queries needs about half of each limit; introspection
 * is free. The page size in a variable does not count here, so the resolvers clamp it.
 */
export const queryLimits = () =>
  EnvelopArmorPlugin({
    maxDepth: { n: 12, flattenFragments: true },
    maxAliases: { n: 20 },
    maxTokens: { n: 2000 },
    costLimit: { maxCost: 20_000, flattenFragments: true },
    blockFieldSuggestion: { enabled: false },
  });
