import { GENERATIONS } from '#graphql/generations/generation.ts';
import { createApi } from '#graphql/server/server.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';
import { IN_PROCESS, registerApi } from '#lib/api/registry.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import { discoverSchema } from '#lib/server/data/discover-schema.ts';

/** The state of the game's API that the laboratory `sums` asks about; undefined for our own. */
export const STATE = GENERATIONS.find((state) => state === process.env.SUMS_OF);

/** APIs that sums are compared over: our own with and without its sums, or one that says itself what it has. */
export const SUMMING: readonly (readonly [name: string, sums: boolean])[] = STATE
  ? [[`speaks ${STATE}`, true]]
  : [
      ['sums up', true],
      ['gives records', false],
    ];

/** The number of players, guilds and filters of which sums are compared: more in the laboratory. */
export const [PLAYERS, GUILDS, FILTERS] = process.env.SUMS_OF ? [50, 20, 20] : [7, 6, 4];

/** Milliseconds: nothing is given up on a slow machine. */
const NO_LIMIT = 3_600_000;

/**
 * Opens the API over the test world that the site asks, until it is closed: our own, or a state of the game's as a remote
 * one; unless given, the one that the laboratory asks about.
 */
export async function openSummingApi(state = STATE): Promise<Pick<TestApi, 'sql' | 'close'>> {
  if (!state) return registerTestApi();
  const { sql, close } = await openTestApi();
  const limits = { timeout: NO_LIMIT, retryFor: NO_LIMIT };
  const api = createApi({ database: sql, generation: state, additions: false, ...limits });
  registerApi(api);
  const forget = discoverSchema(
    (request) => api.fetch(new Request(IN_PROCESS, request)),
    () => undefined,
    'info',
  );
  return {
    sql,
    close() {
      forget();
      return close();
    },
  };
}
