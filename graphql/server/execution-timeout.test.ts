import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApi, type GraphqlApi } from './server.ts';
import { openMigratedDatabase, type EmptyDatabase } from '../testing/world/empty-database.ts';
import { apiRequest } from '../testing/test-api.ts';

const LIMIT_MS = 300;

describe('the time limit of a query', () => {
  let database: EmptyDatabase;

  beforeAll(async () => {
    database = await openMigratedDatabase();
  });
  afterAll(() => database.close());

  it('ends the wait for a database that does not answer', async () => {
    const connection = database.another();
    const patient = createApi({ database: connection });
    const impatient = createApi({ database: connection, timeout: LIMIT_MS });
    const ask = async (api: GraphqlApi) => (await api.fetch(apiRequest('{ kills { nodes { id } } }'))).json();
    expect(await ask(patient)).toEqual({ data: { kills: { nodes: [] } } });

    await database.sql.begin(async (sql) => {
      await sql`lock table kill in access exclusive mode`;
      const began = performance.now();
      expect(await ask(impatient)).toMatchObject({ errors: [{ extensions: { code: 'TIMEOUT' } }] });
      expect(performance.now() - began).toBeGreaterThan(LIMIT_MS - 20);
    });
    expect(await ask(patient)).toEqual({ data: { kills: { nodes: [] } } });
  });
});
