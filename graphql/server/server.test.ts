import { getIntrospectionQuery, print } from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as documents from '../generated/documents.ts';
import { createApi } from './server.ts';
import { openDatabase } from '../sql/engine/connection/database.ts';
import { openTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;

beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

describe('what the site and its tools ask', () => {
  const operations = Object.entries(documents).filter(([name]) => name.endsWith('Document'));

  it('is there', () => {
    expect(operations.length).toBeGreaterThan(0);
  });

  it.each(operations)('is within the limits: %s', async (_, document) => {
    const { errors } = await api.send(print(document));
    // Asked for without its variables an operation may fail; one that is refused hears of its limits instead.
    for (const { message } of errors) expect(message).toMatch(/^Variable "\$/);
  });

  it('is introspection', async () => {
    const { errors } = await api.send(getIntrospectionQuery());
    expect(errors).toEqual([]);
  });
});

describe('a page of ten kills', () => {
  const COMBATANT =
    'level renownRank character { id name career } guild { id name realm heraldry { emblem } }';
  const queryOf = (args: string) => `{
    kills(${args} first: 10, where: { scenarioId: { neq: null } }) {
      nodes {
        id time scenario { id name } position { zoneId zone { name } mapSetup { nwCornerX } }
        attackers { damagePercent ${COMBATANT} } victim { ${COMBATANT} }
      }
      pageInfo { hasNextPage endCursor }
    }
  }`;

  it('takes five statements, and with all its assists at most eight', async () => {
    api.takeStatements();
    await api.ask(queryOf(''));
    expect(api.takeStatements().sort()).toEqual([
      'charactersById',
      'guildsById',
      'killPage',
      'scenariosById',
      'zonesById',
    ]);

    await api.ask(queryOf('includeAssists: true,'));
    const statements = api.takeStatements();
    expect(statements).toContain('attackersOfKills');
    expect(statements.length).toBeLessThanOrEqual(8);
  });
});

describe('without its database', () => {
  it('the API says so, and no more', async () => {
    const heard: unknown[] = [];
    const database = openDatabase({ url: 'postgres://user@127.0.0.1:1/nothing' });
    const away = createApi({ database, logError: (error) => heard.push(error) });
    const response = await away.fetch(
      new Request('http://api.invalid/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ query: '{ kills { nodes { id } } kill(id: 1) { id } __typename }' }),
      }),
    );
    await database.end({ timeout: 1 });

    expect(response.status).toBe(200);
    const { data, errors }: { data: object; errors: { path: unknown }[] } = await response.json();
    expect(data).toEqual({ kills: { nodes: null }, kill: null, __typename: 'Query' });
    expect(errors).toHaveLength(2);
    for (const error of errors) {
      expect(error).toEqual({
        message: 'The database is not available.',
        locations: expect.any(Array),
        path: expect.any(Array),
        extensions: { code: 'SERVICE_UNAVAILABLE' },
      });
    }
    expect(heard).toHaveLength(2);
  });
});

describe('an unexpected error', () => {
  it('is logged, and hidden from the client', async () => {
    const heard: unknown[] = [];
    const broken = createApi({ database: api.sql, iconUrl: failing, logError: (error) => heard.push(error) });
    const [damage] = await api.sql<{ id: string }[]>`
      select kill_id::text as id from kill_damage where ability_id is not null limit 1`;
    const query = `{ kill(id: ${damage?.id}) { damage { ability { iconUrl } } } }`;
    const response = await broken.fetch(
      new Request(`http://api.invalid/graphql?query=${encodeURIComponent(query)}`),
    );
    const text = await response.text();

    expect(text).toContain('Unexpected error.');
    expect(text).toContain('INTERNAL_SERVER_ERROR');
    expect(text).not.toContain('secret');
    expect(heard[0]).toMatchObject({ message: 'a secret of the server' });
  });

  function failing(): string {
    throw new Error('a secret of the server');
  }
});
