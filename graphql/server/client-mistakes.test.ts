import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../sql/engine/connection/database.ts';
import { createApi, type GraphqlApi } from './server.ts';

const ADDRESS = 'http://api.invalid/graphql';
const LONG = 'x'.repeat(48_000);

let database: Database;
let api: GraphqlApi;
beforeAll(() => {
  database = openDatabase({ url: 'postgres://user@127.0.0.1:1/nothing' });
  api = createApi({ database });
});
afterAll(() => database.end({ timeout: 1 }));

async function answerTo(request: Request) {
  const response = await api.fetch(request);
  const text = await response.text();
  const body: unknown = JSON.parse(text);
  return { status: response.status, body, length: text.length };
}

const post = (body: unknown, accept = 'application/json') =>
  answerTo(
    new Request(ADDRESS, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    }),
  );

const refused = (code: string, message: unknown = expect.any(String)) => ({
  errors: [{ message, extensions: { code } }],
});

describe('a batch', () => {
  it.each([1, 2, 100])('of %i operations is refused by as many errors', async (count) => {
    const { status, body } = await post(Array.from({ length: count }, () => ({ query: '{ __typename }' })));
    expect(status).toBe(400);
    expect(body).toEqual(Array.from({ length: count }, () => refused('BAD_REQUEST')));
  });

  it('of fifty thousand characters is refused by few', async () => {
    const { status, length } = await post(Array.from({ length: 50_000 }, () => 1));
    expect(status).toBe(400);
    expect(length).toBeLessThan(20_000);
  });
});

describe('a request without a query', () => {
  it.each(['application/json', 'application/graphql-response+json', '*/*'])(
    'is 400 for %s',
    async (accept) => {
      for (const body of [{}, { query: null }, { query: '' }, { variables: {} }]) {
        expect(await post(body, accept)).toMatchObject({ status: 400, body: refused('BAD_REQUEST') });
      }
    },
  );
});

it('a media type that is not given is refused in JSON', async () => {
  expect(await post({ query: '{ __typename }' }, 'text/html')).toMatchObject({
    status: 406,
    body: refused('BAD_REQUEST', 'Accept application/json.'),
  });
});

describe('a query beyond a limit', () => {
  it.each([
    [
      'Query depth limit of 12 exceeded',
      `{ guild(id: 1) ${'{ leader { guildMembership { guild '.repeat(5)}{ id }${' } } }'.repeat(5)} }`,
    ],
    [
      'Aliases limit of 50 exceeded',
      `{ ${Array.from({ length: 60 }, (_, n) => `a${n}: kill(id: 1) { id }`).join(' ')} }`,
    ],
    ['Directives limit of 50 exceeded', `{ kill(id: 1) ${'@include(if: true) '.repeat(60)} { id } }`],
    ['Token limit of 2000 exceeded', `{ ${'kill(id: 1) { id } '.repeat(1000)} }`],
  ])('is no syntax error: %s', async (limit, query) => {
    for (const accept of ['application/json', 'application/graphql-response+json']) {
      const { status, body } = await post({ query }, accept);
      expect(status).toBe(accept === 'application/json' ? 200 : 400);
      expect(body).toEqual(refused('BAD_USER_INPUT', expect.stringMatching(`^${limit}`)));
    }
  });
});

describe('the message of an error', () => {
  it.each<[string, unknown]>([
    ['no JSON', LONG],
    ['half a JSON', `{"query":"${LONG}`],
    ['a parameter', { query: '{ __typename }', [LONG]: 1 }],
    ['a field', { query: `{ ${LONG} }` }],
    ['a type', { query: `query Q($a: ${LONG}) { kill(id: $a) { id } }` }],
    ['a fragment', { query: `{ ...${LONG} }` }],
    ['an argument', { query: `{ kill(id: 1, ${LONG}: 1) { id } }` }],
    ['a directive', { query: `{ kill(id: 1) @${LONG} { id } }` }],
    ['a value', { query: `{ kills(first: ${LONG}) { totalCount } }` }],
    [
      'a variable',
      {
        query: 'query Q($w: KillFilterInput) { kills(where: $w) { totalCount } }',
        variables: { w: { a: LONG } },
      },
    ],
  ])('does not repeat what was sent: %s', async (_, body) => {
    const answer = await post(body);
    expect(answer.body).toMatchObject({ errors: [{ extensions: { code: expect.any(String) } }] });
    expect(answer.length).toBeLessThan(1_000);
  });

  it('still says why', async () => {
    const query = 'query Q($w: KillFilterInput) { kills(where: $w) { totalCount } }';
    const { body } = await post({ query, variables: { w: { a: LONG } } });
    expect(JSON.stringify(body)).toMatch(/Variable .*\$w.* got invalid value .* … .* is not defined by type/);
  });
});

it('every error has a code', async () => {
  for (const query of ['mutation { kill }', 'subscription { kill { id } }', '{', '{ nothing }']) {
    const { body } = await post({ query });
    expect(body).toMatchObject({ errors: [{ extensions: { code: expect.any(String) } }] });
  }
});

describe('a persisted query', () => {
  const query = '{ __typename }';
  const operation = {
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } },
  };
  const get = (body: Readonly<Record<string, unknown>>) => {
    const written = Object.entries(body).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]);
    return answerTo(new Request(`${ADDRESS}?${new URLSearchParams(Object.fromEntries(written))}`));
  };

  /** Sends the hash alone, and upon the known error the text with it: what the links of Apollo and urql do. */
  async function link(sendHash: typeof get, sendText: typeof get) {
    const { status, body } = await sendHash(operation);
    expect(status).toBe(200);
    expect(body).toEqual(refused('PERSISTED_QUERY_NOT_SUPPORTED', 'PersistedQueryNotSupported'));
    return sendText({ ...operation, query });
  }

  it.each([
    ['Apollo and urql by POST', post, post],
    ['Apollo by GET', get, post],
    ['urql by GET', get, get],
  ])('is sent with its text in the end: %s', async (_, sendHash, sendText) => {
    const answer = { status: 200, body: { data: { __typename: 'Query' } } };
    expect(
      await link(
        (body) => sendHash(body),
        (body) => sendText(body),
      ),
    ).toMatchObject(answer);
  });

  it('is not supported for any media type', async () => {
    for (const accept of ['application/graphql-response+json', '*/*']) {
      expect(await post(operation, accept)).toMatchObject({
        status: 200,
        body: refused('PERSISTED_QUERY_NOT_SUPPORTED'),
      });
    }
  });
});
