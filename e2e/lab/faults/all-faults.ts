import { type Fault, isIntrospection, type Cost, sendJson, type Exchange } from './garbling-api.ts';
import { SHAPE_FAULTS } from './shape-faults.ts';
import { UPSTREAM_SECRET } from '../../remote-api/fault-injection.ts';
import wrong from './wrong.json' with { type: 'json' };
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

const fault = (name: string, cost: Cost, respond: Fault['respond']): Fault => ({
  name,
  cost,
  respond,
});

const status = (
  code: number,
  headers: Readonly<Record<string, string>> = {},
  name = `status ${code}`,
): Fault =>
  fault(name, 'everything', ({ response }) => {
    response.writeHead(code, headers).end(UPSTREAM_SECRET);
  });

/** Bytes that come in place of an answer, or of its end. */
const sent = (
  name: string,
  headers: Readonly<Record<string, string>>,
  make: (truth: string) => string | Buffer,
) =>
  fault(name, 'everything', async ({ response, truth }) => {
    response.writeHead(200, headers).end(make(await truth()));
  });

const late = (name: string, cost: Cost, milliseconds: number): Fault =>
  fault(name, cost, async ({ response, truth }) => {
    await wait(milliseconds);
    sendJson(response, await truth());
  });

/** The answer, whole and well, in another way than usual. */
const unusual = (name: string, send: (exchange: Exchange, truth: string) => void): Fault =>
  fault(name, 'nothing', async (exchange) => send(exchange, await exchange.truth()));

const JSON_TYPE = { 'content-type': 'application/json' };
const half = (text: string): string => text.slice(0, text.length / 2);

/** Faults of the transport, whatever was asked. */
const TRANSPORT_FAULTS: readonly Fault[] = [
  { name: 'refused', cost: 'everything', respond: () => {}, closed: true },
  fault('reset', 'everything', ({ response }) => {
    response.destroy();
  }),
  fault('never an answer', 'everything', () => {}),
  fault('headers and never a body', 'everything', ({ response }) => {
    response.writeHead(200, JSON_TYPE).flushHeaders();
  }),
  fault('half a body and never the rest', 'everything', async ({ response, truth }) => {
    response.writeHead(200, JSON_TYPE).write(half(await truth()));
  }),
  fault('half a body and reset', 'everything', async ({ response, truth }) => {
    response.writeHead(200, JSON_TYPE).write(half(await truth()), () => response.destroy());
  }),
  late('1 s late', 'nothing', 1_000),
  late('5 s late', 'everything', 5_000),
  ...[400, 401, 404, 429, 500, 502, 503, 504].map((code) => status(code)),
  status(429, { 'retry-after': '3' }, 'status 429, Retry-After 3'),
  status(503, { 'retry-after': '3' }, 'status 503, Retry-After 3'),
  status(503, { 'retry-after': 'soon' }, 'status 503, Retry-After that is no time'),
  fault('redirect to another host', 'everything', ({ response, port }) => {
    response.writeHead(301, { location: `http://localhost:${port}/graphql` }).end();
  }),
  fault('redirect to itself', 'everything', ({ response }) => {
    response.writeHead(307, { location: '/graphql' }).end();
  }),
  sent('no body', JSON_TYPE, () => ''),
  sent('half a body', JSON_TYPE, half),
  sent('more than 4 MB', JSON_TYPE, (truth) => truth + ' '.repeat(5 * 1024 * 1024)),
  sent('HTML', { 'content-type': 'text/html' }, () => `<html><body>${UPSTREAM_SECRET}</body></html>`),
  sent('HTML as JSON', JSON_TYPE, () => `<html><body>${UPSTREAM_SECRET}</body></html>`),
  sent('broken gzip', { ...JSON_TYPE, 'content-encoding': 'gzip' }, (truth) => gzipSync(truth).subarray(40)),
  sent('gzip that is none', { ...JSON_TYPE, 'content-encoding': 'gzip' }, (truth) => truth),
  unusual('gzip', ({ response }, truth) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'gzip' }).end(gzipSync(truth));
  }),
  unusual('unknown encoding', ({ response }, truth) => {
    response.writeHead(200, { ...JSON_TYPE, 'content-encoding': 'x-own' }).end(truth);
  }),
  unusual('byte order mark', ({ response }, truth) => sendJson(response, `\uFEFF${truth}`)),
  unusual('media type of GraphQL', ({ response }, truth) => {
    response.writeHead(200, { 'content-type': 'application/graphql-response+json' }).end(truth);
  }),
];

/** Faults in the status or the headers around a good answer. */
const LABELLED_FAULTS: readonly Fault[] = [
  fault('JSON called text', 'something', async ({ response, truth }) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end(await truth());
  }),
  ...[400, 500].map((code) =>
    fault(`status ${code} with a good answer`, 'something', async ({ response, truth }) => {
      sendJson(response, await truth(), code);
    }),
  ),
];

/** Another answer to every question about data, made of the good one. */
const answer = (name: string, cost: Cost, change: (answer: { data: object }) => unknown): Fault =>
  fault(name, cost, async ({ response, body: asked, truth }) => {
    const text = await truth();
    sendJson(response, isIntrospection(asked) ? text : JSON.stringify(change(JSON.parse(text))));
  });

const roots = (data: object, value: unknown): object =>
  Object.fromEntries(Object.keys(data).map((name) => [name, value]));

/** An error of a field, as others write it. */
const ERRORS = [{ message: UPSTREAM_SECRET, path: ['x'] }];

/** Bodies that are JSON, and no answer as GraphQL has them. */
const BODY_FAULTS: readonly Fault[] = [
  ...(['everything', 'every record'] as const).flatMap((cost) =>
    Object.entries<string>(wrong.bodies[cost]).map(([name, text]) =>
      fault(name, cost, ({ response }) => sendJson(response, text.replace('SECRET', UPSTREAM_SECRET))),
    ),
  ),
  answer('errors beside good data', 'something', ({ data }) => ({ data, errors: ERRORS })),
  answer('keys that were not requested', 'nothing', ({ data }) => ({
    data: { ...data, more: 1, constructor: null },
    extensions: { cost: 7 },
    more: [],
  })),
  answer('roots null', 'something', ({ data }) => ({ data: roots(data, null) })),
  answer('roots null beside errors', 'everything', ({ data }) => ({
    data: roots(data, null),
    errors: ERRORS,
  })),
  answer('roots missing', 'every record', () => ({ data: {} })),
  // Where a list is promised an empty one is an answer, as is an empty object.
  ...Object.entries(wrong.roots).map(([name, value]) =>
    answer(`roots ${name}`, typeof value === 'object' ? 'something' : 'every record', ({ data }) => ({
      data: roots(data, value),
    })),
  ),
];

/** Every fault that is tried. */
export const ALL_FAULTS: readonly Fault[] = [
  ...TRANSPORT_FAULTS,
  ...LABELLED_FAULTS,
  ...BODY_FAULTS,
  ...SHAPE_FAULTS,
];

/** Faults by name. @throws Error for a name without a fault */
export function faultsNamed(names: readonly string[]): readonly Fault[] {
  return names.map((name) => {
    const fault = ALL_FAULTS.find((one) => one.name === name);
    if (!fault) throw new Error(`There is no fault "${name}"`);
    return fault;
  });
}
