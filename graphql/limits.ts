import { EnvelopArmorPlugin } from '@escape.tech/graphql-armor';
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

const MAX_VARIABLES_DEPTH = 40;

/**
 * What one query may ask for. Introspection is free. The page size in a variable does not count here: the
 * resolvers clamp it, and the depth leaves no room for lists in lists in lists.
 */
export const queryLimits = () =>
  EnvelopArmorPlugin({
    maxDepth: { n: 9, flattenFragments: true },
    maxAliases: { n: 20 },
    maxTokens: { n: 2000 },
    costLimit: { maxCost: 10_000, flattenFragments: true },
    blockFieldSuggestion: { enabled: false },
  });

/** Reading variables follows their nesting: without a limit a deep filter would exhaust the stack. */
export const variableLimits = (): Plugin => ({
  onParams({ params, setResult }) {
    if (isDeeper(params.variables, MAX_VARIABLES_DEPTH)) {
      setResult({ errors: [tooDeep()] });
    }
  },
});

function isDeeper(value: unknown, limit: number): boolean {
  let level = [value];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > limit) return true;
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []));
  }
  return false;
}

const tooDeep = () =>
  new GraphQLError('The variables are nested too deeply.', {
    extensions: { code: 'BAD_USER_INPUT', http: { status: 400 } },
  });
