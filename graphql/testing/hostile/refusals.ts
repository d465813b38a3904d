import { describe, expect, it } from 'vitest';
import type { GraphqlApi } from '#graphql/server/server.ts';
import type { HostileGroup, HostileRequest } from './hostile-request.ts';

/** A refusal takes milliseconds; only work that grows with the request takes so long, on a slow machine too. */
const SLOWEST_MS = 2_000;
/** A request that took too long is sent again: it may have been the machine's fault. */
const ATTEMPTS = 4;
const LARGEST_PAGE = 100;

/** An API, and the errors that it logged because it did not expect them. */
export interface WatchedApi {
  readonly api: GraphqlApi;
  readonly unexpected: unknown[];
}

/** Declares a test for each group: its requests are refused or clamped, soon, and none of them is an accident. */
export function describeRefusals(title: string, groups: HostileGroup, watched: () => WatchedApi): void {
  describe(title, () => {
    it.each(Object.entries(groups))(
      `%s are refused or clamped within ${SLOWEST_MS} ms each`,
      async (_, requests) => {
        for (const request of requests) await expectRefusal(watched(), request);
      },
    );
  });
}

async function expectRefusal({ api, unexpected }: WatchedApi, request: HostileRequest): Promise<void> {
  const { status, text, took } = await sendHostile(api, request);
  expect({ request: request.name, errors: unexpected.splice(0) }).toEqual({
    request: request.name,
    errors: [],
  });
  expect(status, request.name).toBeLessThan(500);
  expect(longestList(text), request.name).toBeLessThanOrEqual(LARGEST_PAGE);

  let shortest = took;
  for (let attempt = 1; attempt < ATTEMPTS && shortest > SLOWEST_MS; attempt += 1) {
    shortest = Math.min(shortest, (await sendHostile(api, request)).took);
  }
  expect(shortest, request.name).toBeLessThanOrEqual(SLOWEST_MS);
}

/** The answer to a request, and the milliseconds that it took. */
export async function sendHostile(api: GraphqlApi, { make }: HostileRequest) {
  const request = make();
  const began = performance.now();
  const response = await api.fetch(request);
  const text = await response.text();
  return { status: response.status, text, took: performance.now() - began };
}

/** Returns the length of the longest page of records in an answer; lists of introspection do not count. */
function longestList(text: string): number {
  let longest = 0;
  if (text.startsWith('{')) {
    JSON.parse(text, (key, value: unknown) => {
      if (key === 'nodes' && Array.isArray(value)) longest = Math.max(longest, value.length);
      return value;
    });
  }
  return longest;
}
