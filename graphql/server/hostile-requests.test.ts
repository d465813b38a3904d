import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileDocuments } from '../testing/hostile/hostile-documents.ts';
import { hostileValues } from '../testing/hostile/hostile-values.ts';
import { describeRefusals, sendHostile } from '../testing/hostile/refusals.ts';
import { createApi, type GraphqlApi } from './server.ts';
import { openTestDatabase, type TestDatabase } from '#graphql/testing/test-api.ts';
import { nested, sendBody, sendUrl, type HostileGroup } from '#graphql/testing/hostile/hostile-request.ts';

const QUERY = '{ kill(id: 1) { id } }';
const encoded = encodeURIComponent;

/** Requests that are hardly any. */
const hostileBodies: HostileGroup = {
  'of JSON': [
    '',
    ' ',
    'null',
    'true',
    '1',
    '""',
    '[]',
    '{}',
    '{',
    '[[',
    'x',
    '{"query":null}',
    '{"query":1}',
    '{"query":[]}',
    '{"query":{}}',
    '{"query":"{ kill(id: 1) { id } }","variables":1}',
    '{"query":"{ kill(id: 1) { id } }","variables":[]}',
    '{"query":"{ kill(id: 1) { id } }","variables":"x"}',
    '{"query":"{ kill(id: 1) { id } }","operationName":"Nobody"}',
    '{"query":"{ kill(id: 1) { id } }","operationName":{}}',
    '{"query":"query A { kill(id: 1) { id } } query B { kill(id: 1) { id } }"}',
    '{"query":"{ kill(id: 1) { id } }","extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}',
    '{"extensions":{"persistedQuery":{"version":1,"sha256Hash":"x"}}}',
    '{"query":"query Q($w: KillFilterInput) { kills(where: $w) { nodes { id } } }","variables":{"w":{"__proto__":{"zoneId":{"eq":1}}}}}',
    '{"query":"query Q($w: KillFilterInput) { kills(where: $w) { nodes { id } } }","variables":{"w":{"constructor":{"prototype":{}}}}}',
    '{"__proto__":{"query":"{ kill(id: 1) { id } }"}}',
    '{"query":"{ kill(id: 1) { id } }","query":"{ guild(id: 1) { id } }"}',
    '\uFEFF{"query":"{ kill(id: 1) { id } }"}',
    nested(50_000, '[', ']'),
    nested(20_000, '{"a":', '}', '1'),
    `{"query":"${QUERY}","variables":{"a":${nested(20_000, '[', ']')}}}`,
    `{"query":"${QUERY}","variables":{"a":${'9'.repeat(90_000)}}}`,
    `{"query":"${'x'.repeat(1_000_000)}"}`,
  ].map((body, n) => sendBody(`body ${n}`, body)),
  'of batches': [1, 10, 1000].map((count) =>
    sendBody(`${count} at once`, JSON.stringify(Array.from({ length: count }, () => ({ query: QUERY })))),
  ),
  'of types': [
    'text/plain',
    'text/html',
    'multipart/form-data',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
    'application/xml',
    'application/octet-stream',
    'application/json; charset=utf-7',
    'nonsense',
    'application/graphql',
  ].map((type) => sendBody(type, JSON.stringify({ query: QUERY }), { 'content-type': type })),
  'of addresses': [
    sendUrl('nothing', ''),
    sendUrl('an empty query', '?query='),
    sendUrl('half a query', '?query=%7B'),
    sendUrl('a mutation', `?query=${encoded('mutation { kill }')}`),
    sendUrl('a subscription', `?query=${encoded('subscription { kill { id } }')}`),
    sendUrl('broken variables', `?query=${encoded(QUERY)}&variables=%7B`),
    sendUrl('wrong variables', `?query=${encoded(QUERY)}&variables=1`),
    sendUrl('many queries', `?${`query=${encoded(QUERY)}&`.repeat(500)}`),
    sendUrl('a long query', `?query=${encoded(`{ ${'x'.repeat(50_000)} }`)}`),
    sendUrl('broken letters', '?query=%E0%A4%A'),
    sendUrl('a deep query', `?query=${encoded(nested(500, '{ kills ', '}'))}`),
    ...['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'].map((method) => sendUrl(method, '', method)),
  ],
};

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
