import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';

import { UPSTREAM_SECRET } from '../../remote-api/fault-injection.ts';
import { type Cost, type Exchange, type Fault, sendJson } from './fault.ts';

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
export const TRANSPORT_FAULTS: readonly Fault[] = [
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
  status(400),
  status(401),
  status(404),
  status(429),
  status(429, { 'retry-after': '3' }, 'status 429, Retry-After 3'),
  status(500),
  status(502),
  status(503),
  status(503, { 'retry-after': '3' }, 'status 503, Retry-After 3'),
  status(503, { 'retry-after': 'soon' }, 'status 503, Retry-After that is no time'),
  status(504),
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
export const LABELLED_FAULTS: readonly Fault[] = [
  fault('JSON called text', 'something', async ({ response, truth }) => {
    response.writeHead(200, { 'content-type': 'text/plain' }).end(await truth());
  }),
  fault('status 500 with a good answer', 'something', async ({ response, truth }) => {
    sendJson(response, await truth(), 500);
  }),
  fault('status 400 with a good answer', 'something', async ({ response, truth }) => {
    sendJson(response, await truth(), 400);
  }),
];
