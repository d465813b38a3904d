import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import * as v from 'valibot';
import { traced } from '#lib/tracing.ts';
import { openSite } from '../testing/site-under-test.ts';
import { startTracing } from './open-telemetry.ts';

const SPAN = v.object({
  traceId: v.string(),
  spanId: v.string(),
  parentSpanId: v.optional(v.string()),
  name: v.string(),
  status: v.object({ code: v.optional(v.number()) }),
  attributes: v.array(v.object({ key: v.string(), value: v.record(v.string(), v.unknown()) })),
});
const EXPORT = v.object({
  resourceSpans: v.array(
    v.object({
      resource: v.object({ attributes: v.array(v.object({ key: v.string(), value: v.unknown() })) }),
      scopeSpans: v.array(v.object({ spans: v.array(SPAN) })),
    }),
  ),
});

const closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0)) await close();
});

/** A collector that remembers what it is sent. */
async function openCollector() {
  const received: v.InferOutput<typeof EXPORT>[] = [];
  const server = createServer((request, response) => {
    void json(request).then((body) => {
      received.push(v.parse(EXPORT, body));
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  const spans = () =>
    received.flatMap(({ resourceSpans }) =>
      resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    );
  return { endpoint: `http://127.0.0.1:${port}`, received, spans };
}

test('a request, its rendering and what is asked for it are one trace, within that of whoever sends it', async () => {
  const collector = await openCollector();
  const stop = startTracing(collector.endpoint);
  const site = await openSite(async (_request, response) => {
    await traced({ name: 'question', facts: { operation: 'GetKill' }, work: async () => undefined });
    response.end('page');
  });
  closers.push(site.close);
  const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
  await site.ask('/kill/7?noise=1', { headers: { traceparent } });
  await stop();

  const named = (name: string) => collector.spans().find((span) => span.name === name);
  const [request, render, question] = ['GET page', 'render', 'question'].map(named);
  expect(request).toMatchObject({
    traceId: traceparent.slice(3, 35),
    parentSpanId: traceparent.slice(36, 52),
  });
  expect(render).toMatchObject({ traceId: request?.traceId, parentSpanId: request?.spanId });
  expect(question).toMatchObject({ traceId: request?.traceId, parentSpanId: render?.spanId });
  expect(request?.attributes).toContainEqual({ key: 'url.path', value: { stringValue: '/kill/7' } });
  expect(request?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } });
  const [sent] = collector.received[0]?.resourceSpans ?? [];
  expect(sent?.resource.attributes).toContainEqual({
    key: 'service.name',
    value: { stringValue: 'war-ledger' },
  });
});

test('a step that fails says so, and fails as it does untraced', async () => {
  const collector = await openCollector();
  const stop = startTracing(collector.endpoint);
  const fails = { name: 'statement', facts: {}, work: () => Promise.reject(new TypeError('no such table')) };
  await expect(traced(fails)).rejects.toThrow('no such table');
  await stop();
  expect(collector.spans().map(({ name, status }) => [name, status.code])).toEqual([['statement', 2]]);
});

test('a collector that is away costs nothing but its traces', async () => {
  const stop = startTracing('http://127.0.0.1:9');
  await expect(traced({ name: 'render', facts: {}, work: async () => 'page' })).resolves.toBe('page');
  await stop();
  await expect(traced({ name: 'render', facts: {}, work: async () => 'page' })).resolves.toBe('page');
});
