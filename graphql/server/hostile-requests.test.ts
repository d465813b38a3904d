import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi, type GraphqlApi } from './server.ts';
import { hostileBodies } from '../testing/hostile/hostile-bodies.ts';
import { hostileDocuments } from '../testing/hostile/hostile-documents.ts';
import type { HostileRequest } from '../testing/hostile/hostile-request.ts';
import { hostileValues } from '../testing/hostile/hostile-values.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';

const SLOWEST_MS = 200;
/** A request that took too long is sent again: it may have been the machine's fault. */
const ATTEMPTS = 4;
const LARGEST_PAGE = 100;
const HEAP_GROWTH = 8 * 1024 * 1024;

const GROUPS = Object.entries({ ...hostileDocuments, ...hostileValues, ...hostileBodies });
const REQUESTS = GROUPS.flatMap(([, requests]) => requests);

describe('hostile requests', () => {
  let database: TestDatabase;
  let api: GraphqlApi;
  const unexpected: unknown[] = [];

  beforeAll(async () => {
    database = await openTestDatabase();
    api = createApi({ database: database.sql, logError: (error) => unexpected.push(error) });
  });
  afterAll(() => database.close());

  async function send({ make }: HostileRequest) {
    const request = make();
    const began = performance.now();
    const response = await api.fetch(request);
    const text = await response.text();
    return { status: response.status, text, took: performance.now() - began };
  }

  async function shortest(request: HostileRequest): Promise<number> {
    let best = Infinity;
    for (let attempt = 0; attempt < ATTEMPTS && best > SLOWEST_MS; attempt += 1) {
      best = Math.min(best, (await send(request)).took);
    }
    return best;
  }

  it('are hundreds', () => {
    expect(REQUESTS.length).toBeGreaterThan(400);
  });

  it.each(GROUPS)('%s are refused or clamped', { timeout: 120_000 }, async (_, requests) => {
    for (const request of requests) {
      const { status, text } = await send(request);
      expect({ request: request.name, errors: unexpected.splice(0) }).toEqual({
        request: request.name,
        errors: [],
      });
      expect(status, request.name).toBeLessThan(500);
      expect(longestList(text), request.name).toBeLessThanOrEqual(LARGEST_PAGE);
    }
  });

  it.each(GROUPS)(`%s take at most ${SLOWEST_MS} ms each`, { timeout: 120_000 }, async (_, requests) => {
    for (const request of requests) {
      expect(await shortest(request), request.name).toBeLessThanOrEqual(SLOWEST_MS);
    }
  });

  it('leave nothing behind', { timeout: 120_000 }, async () => {
    for (const request of REQUESTS) await send(request);
    const before = heapUsed();
    for (const request of REQUESTS) await send(request);
    expect(heapUsed() - before).toBeLessThan(HEAP_GROWTH);
  });
});

/** Of the pages of records in an answer; introspection lists what it likes. */
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

/** Without what nobody holds any more. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}
