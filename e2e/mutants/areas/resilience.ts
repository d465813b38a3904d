import type { Mutant } from '../mutant.ts';

export const RESILIENCE: readonly Mutant[] = [
  {
    name: 'an old answer is lost when asking again fails',
    file: 'lib/api/query-cache.ts',
    find: 'if (!old) throw error;',
    put: 'if (!old?.staleSince) throw error;',
    foundBy: { file: 'lib/api/query-cache.test.ts' },
  },
  {
    name: 'everybody waits for an API that fails',
    file: 'lib/api/query-cache.ts',
    find: 'allowStale: fails || (good && freshness === undefined),',
    put: 'allowStale: good && freshness === undefined,',
    foundBy: { file: 'lib/api/query-cache.test.ts' },
  },
  {
    name: 'a busy API is left alone for a thousandth of the time',
    file: 'lib/api/transport/pauses.ts',
    find: 'this.#clock.now() + retryAfter * 1_000',
    put: 'this.#clock.now() + retryAfter',
    foundBy: { file: 'lib/api/transport/api-calls.test.ts' },
  },
  {
    name: 'one slow operation takes every place',
    file: 'lib/api/transport/fair-places.ts',
    find: 'return this.#of(operation) < this.#places / 4 || taken < this.#places / 2;',
    put: 'return true;',
    foundBy: { file: 'lib/api/transport/fair-places.test.ts' },
  },
  {
    name: 'a time limit is never reached',
    file: 'lib/within.ts',
    find: 'setImmediate(resolve, undefined), milliseconds)',
    put: 'setImmediate(resolve, undefined), milliseconds * 1_000)',
    foundBy: { file: 'lib/server/page-cache/cached-pages.test.ts' },
  },
  {
    name: 'an API that has lost records is believed at once',
    file: 'lib/api/past-answer.ts',
    find: 'const BELIEVED_AFTER = 24 * 60 * 60 * 1000;',
    put: 'const BELIEVED_AFTER = 24 * 60 * 60;',
    foundBy: { file: 'lib/api/past-answer.test.ts' },
  },
  {
    name: 'a panel does not say that it is old',
    file: 'components/ui/load.tsx',
    find: '<FreshnessNote since={outcome.staleSince} />',
    put: '<FreshnessNote since={null} />',
    foundBy: {
      file: 'e2e/degraded-api.spec.ts',
      title: 'kills: shows its old data and says from when each panel is',
    },
  },
];
