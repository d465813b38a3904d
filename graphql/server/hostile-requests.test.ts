import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { hostileValues } from '../testing/hostile/hostile-values.ts';
import { describeRefusals, sendHostile } from '../testing/hostile/refusals.ts';
import { createApi, type GraphqlApi } from './server.ts';
import { openTestDatabase, type TestDatabase } from '#graphql/testing/test-api.ts';
import {
  nested,
  sendBody,
  sendUrl,
  type HostileGroup,
  sendQuery,
  times,
} from '#graphql/testing/hostile/hostile-request.ts';

const guildsDeep = (depth: number) =>
  `{ guild(id: 1) ${nested(depth, '{ leader { guildMembership { guild ', ' } } }', '{ id }')} }`;
const ring = (size: number) =>
  `{ kill(id: 1) { ...F0 } } ${times(size, (n) => `fragment F${n} on Kill { id ...F${(n + 1) % size} }`)}`;
const doubling = (size: number) =>
  `{ kill(id: 1) { ...F0 } } ${times(size, (n) => `fragment F${n} on Kill { ...F${n + 1} ...F${n + 1} }`)} fragment F${size} on Kill { id }`;

/** Documents that cost the reader more than the writer. */
const hostileDocuments: HostileGroup = {
  deep: [3, 5, 8, 20, 100, 500, 2000].flatMap((depth) => [
    sendQuery(`${depth} guilds`, guildsDeep(depth)),
    sendQuery(
      `${depth} inline fragments`,
      `{ kill(id: 1) ${nested(depth, '{ ... on Kill ', ' }', '{ id }')} }`,
    ),
    sendQuery(
      `${depth} filters`,
      `{ kills(where: ${nested(depth, '{ or: [', '] }', '{}')}) { nodes { id } } }`,
    ),
    sendQuery(`${depth} lists`, `{ kills(where: ${nested(depth, '[', ']')}) { nodes { id } } }`),
    sendQuery(`${depth} braces`, nested(depth, '{ kills ', '}')),
  ]),
  wide: [25, 200, 1500, 8000].flatMap((count) => [
    sendQuery(`${count} aliases`, `{ ${times(count, (n) => `a${n}: kill(id: ${n}) { id }`)} }`),
    sendQuery(`${count} lists`, `{ ${times(count, (n) => `a${n}: kills(first: 50) { nodes { id } }`)} }`),
    sendQuery(`${count} times a field`, `{ kill(id: 1) { ${times(count, () => 'id')} } }`),
    sendQuery(
      `${count} operations`,
      times(count, (n) => `query Q${n} { kill(id: 1) { id } }`),
    ),
    sendQuery(`${count} variables`, `query Q(${times(count, (n) => `$v${n}: Int`)}) { kill(id: 1) { id } }`),
    sendQuery(
      `${count} fragments`,
      `{ kill(id: 1) { ...F0 } } ${times(count, (n) => `fragment F${n} on Kill { id }`)}`,
    ),
    sendQuery(`${count} directives`, `{ kill(id: 1) ${times(count, () => '@include(if: true)')} { id } }`),
    sendQuery(`${count} unknown directives`, `{ kill(id: 1) { id ${times(count, (n) => `@d${n}(a: 1)`)} } }`),
    sendQuery(`${count} arguments`, `{ kill(${times(count, (n) => `a${n}: 1`)}) { id } }`),
    sendQuery(`${count} times an argument`, `{ kill(${times(count, () => 'id: 1')}) { id } }`),
  ]),
  expensive: [
    sendQuery(
      'lists in lists',
      '{ guilds(first: 50) { nodes { members(first: 50) { nodes { character { id name level guildMembership { guild { id name level } } } } } } } }',
    ),
    sendQuery(
      'the same by default sizes',
      '{ guilds { nodes { members { nodes { character { guildMembership { guild { members { totalCount } } } } } } } } }',
    ),
    sendQuery(
      'everything of kills',
      '{ kills(first: 50, includeAssists: true) { nodes { damage { damageAmount } attackers { character { name } guild { leader { name } } } } totalCount } }',
    ),
    sendQuery(
      'a size in a variable',
      'query Q($n: Int) { guilds(first: $n) { nodes { members(first: $n) { nodes { character { name } } } } } }',
      { n: 2_147_483_647 },
    ),
    sendQuery('heat of everything', '{ killsHeatmap { x y count } }'),
  ],
  circular: [
    sendQuery('itself', '{ kill(id: 1) { ...A } } fragment A on Kill { ...A }'),
    sendQuery(
      'itself inside',
      '{ guild(id: 1) { ...A } } fragment A on Guild { leader { guildMembership { guild { ...A } } } }',
    ),
    ...[2, 10, 300].map((size) => sendQuery(`a ring of ${size}`, ring(size))),
    ...[5, 30, 200].map((size) => sendQuery(`${size} doublings`, doubling(size))),
  ],
  introspecting: [
    sendQuery(
      'fields of types of fields',
      `{ __schema { types ${nested(12, '{ fields { type ', ' } }', '{ name }')} } }`,
    ),
    sendQuery(
      'types of types',
      `{ __schema { types { fields { type ${nested(60, '{ ofType ', ' }', '{ name }')} } } } }`,
    ),
    sendQuery('many times', `{ ${times(100, (n) => `a${n}: __schema { types { name fields { name } } }`)} }`),
    sendQuery(
      'each type many times',
      `{ ${times(15, (n) => `a${n}: __type(name: "Kill") { fields { type { fields { type { fields { name } } } } } }`)} }`,
    ),
    sendQuery('circular', '{ __schema { types { ...T } } } fragment T on __Type { ofType { ...T } }'),
    sendQuery('an unknown type', `{ __type(name: "${'x'.repeat(50_000)}") { name } }`),
  ],
  malformed: [
    '',
    ' ',
    '{',
    '}',
    '{}',
    '{ kills(',
    '"',
    '"""',
    '...',
    '$',
    '\uFEFF',
    '\u0000',
    '\uD800',
    '#',
    ',,,,',
    'query',
    'fragment',
    '{ kills { nodes { id } }',
    'mutation { kill }',
    'subscription { kill { id } }',
    'type Query { a: Int }',
    'query Q($a: Int = {}) { kill(id: $a) { id } }',
    'query Q($a: Nothing) { kill(id: $a) { id } }',
    '{ kill(id: "\\u{110000}") { id } }',
    '{ kill(id: $nobody) { id } }',
    '{ kill(id: 1) { id @skip } }',
    `{ kill(id: 1) { id } } # ${'x'.repeat(90_000)}`,
    `{ kill(id: 1) { id } } ${' ,\n'.repeat(30_000)}`,
    `{ ${'x'.repeat(90_000)} }`,
    `{ kill(id: "${'\\n'.repeat(40_000)}") { id } }`,
    `{ kill(id: ${'9'.repeat(50_000)}) { id } }`,
  ].map((query, n) => sendQuery(`document ${n}`, query)),
};

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
