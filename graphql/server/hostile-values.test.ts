import { afterAll, beforeAll } from 'vitest';
import { hostileValues } from '../testing/hostile/hostile-values.ts';
import { describeRefusals } from '../testing/hostile/refusals.ts';
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { createApi, type GraphqlApi } from './server.ts';

/** What reaches the database if nothing stops it, so that each database has to be tried. */
let database: TestDatabase;
let api: GraphqlApi;
const unexpected: unknown[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  api = createApi({ database: database.sql, logError: (error) => unexpected.push(error) });
});
afterAll(() => database.close());

describeRefusals('hostile values', hostileValues, () => ({ api, unexpected }));
