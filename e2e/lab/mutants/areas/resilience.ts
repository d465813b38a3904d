import type { Mutant } from '../mutant.ts';

export const RESILIENCE: readonly Mutant[] = [
  {
    name: 'an old answer is lost when asking again fails',
    file: 'lib/api/query-cache.ts',
    find: 'if (!past) throw error;',
    put: 'if (!past?.staleSince) throw error;',
    foundBy: { file: 'lib/api/query-cache-failures.test.ts' },
  },
  {
    name: 'an old answer does not say that it is old',
    file: 'lib/api/query-cache.ts',
    find: 'options.ttl = RETRY_AFTER;\n        return standingIn(past);',
    put: 'options.ttl = RETRY_AFTER;\n        return past;',
    foundBy: { file: 'lib/api/query-cache-failures.test.ts' },
  },
  {
    name: 'a busy API is left alone for a thousandth of the time',
    file: 'lib/api/transport/pauses.ts',
    find: 'retryAfter * 1_000, SHORTEST',
    put: 'retryAfter, SHORTEST',
    foundBy: { file: 'lib/api/transport/api-calls.test.ts' },
  },
  {
    name: 'failures of yesterday count',
    file: 'lib/api/transport/rate-breaker.ts',
    find: 'this.#seconds.filter((one) => one.second > second - this.#rate.window)',
    put: 'this.#seconds',
    foundBy: { file: 'lib/api/transport/rate-breaker.test.ts' },
  },
  {
    name: 'an API may ask to be left alone for a day',
    file: 'lib/api/transport/retry-after.ts',
    find: 'Math.min(Math.max(seconds, 0), LONGEST)',
    put: 'Math.max(seconds, 0)',
    foundBy: { file: 'lib/api/transport/retry-after.test.ts' },
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
