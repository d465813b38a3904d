import { afterAll, beforeAll } from 'vitest';
import { hostileValues } from '../testing/hostile/hostile-values.ts';
import { describeRefusals } from '../testing/hostile/refusals.ts';
import { createApi, type GraphqlApi } from './server.ts';
import { openTestDatabase, type TestDatabase } from '#graphql/testing/test-api.ts';

/** The database that hostile values reach if nothing stops them, so that each kind of database has to be tried. */
let database: TestDatabase;
let api: GraphqlApi;
const unexpected: unknown[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  api = createApi({ database: database.sql, logError: (error) => unexpected.push(error) });
});
afterAll(() => database.close());

describeRefusals('hostile values', hostileValues, () => ({ api, unexpected }));
