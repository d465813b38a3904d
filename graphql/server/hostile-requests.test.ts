import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileBodies } from '../testing/hostile/hostile-bodies.ts';
import { hostileDocuments } from '../testing/hostile/hostile-documents.ts';
import { hostileValues } from '../testing/hostile/hostile-values.ts';
import { describeRefusals, sendHostile } from '../testing/hostile/refusals.ts';
import { createApi, type GraphqlApi } from './server.ts';
import { openTestDatabase, type TestDatabase } from '#graphql/testing/test-api.ts';

const HEAP_GROWTH = 8 * 1024 * 1024;

const REQUESTS = Object.values({ ...hostileDocuments, ...hostileValues, ...hostileBodies }).flat();

let database: TestDatabase;
let api: GraphqlApi;
const unexpected: unknown[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  api = createApi({ database: database.sql, logError: (error) => unexpected.push(error) });
});
afterAll(() => database.close());

describeRefusals('hostile requests', { ...hostileDocuments, ...hostileBodies }, () => ({ api, unexpected }));

it('are hundreds', () => {
  expect(REQUESTS.length).toBeGreaterThan(400);
});

it('leave nothing behind', async () => {
  for (const request of REQUESTS) await sendHostile(api, request);
  const before = heapUsed();
  for (const request of REQUESTS) await sendHostile(api, request);
  expect(heapUsed() - before).toBeLessThan(HEAP_GROWTH);
});

/** After garbage collection. */
function heapUsed(): number {
  setFlagsFromString('--expose-gc');
  const collect: () => void = runInNewContext('gc');
  collect();
  return process.memoryUsage().heapUsed;
}
