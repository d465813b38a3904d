import { type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { newServerState } from '../http/server-state.ts';
import { listen } from '../http/wire/http-server.ts';
import { Metrics } from '../metrics.ts';
import { createOperator } from './operator.ts';
import { ADMIN_HOST, createAdminServer } from '#lib/server/launch/observe.ts';

let server: ReturnType<typeof createAdminServer> | undefined;
afterEach(() => server?.close());

async function admin() {
  const metrics = new Metrics();
  const operator = createOperator(metrics, () => undefined);
  server = createAdminServer(operator, newServerState('ready'), () => undefined);
  const port = await listen(server, 0, ADMIN_HOST, 'ADMIN_PORT');
  const ask = (path: string, headers = {}, method = 'GET') =>
    new Promise<{ status: number | undefined; body: string }>((resolve, reject) => {
      const read = (response: IncomingMessage) =>
        text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
      request({ host: ADMIN_HOST, port, path, headers, method, agent: false }, read)
        .on('error', reject)
        .end();
    });
  return { ask, metrics };
}

test('metrics are there without a token, as Prometheus reads them', async () => {
  const { ask, metrics } = await admin();
  metrics.countRequest('page', 200);
  metrics.countRequest('page', 200);
  metrics.countRequest('feed', undefined);
  metrics.countShed('crawler');
  metrics.countLimited('search');
  metrics.countFailure({ operation: 'GetKill', kind: 'unreachable' });
  metrics.noteRendering(20, 40);
  metrics.watchQueue({ running: 1, waiting: 3 }, { slots: 2 });
  const { status, body } = await ask('/metrics');
  expect(status).toBe(200);
  for (const line of [
    'war_ledger_requests_total{kind="page",status="200"} 2',
    'war_ledger_requests_total{kind="feed",status="gone"} 1',
    'war_ledger_shed_total{urgency="crawler"} 1',
    'war_ledger_limited_total{kind="search"} 1',
    'war_ledger_upstream_failures_total{operation="GetKill",kind="unreachable"} 1',
    'war_ledger_render_seconds_sum 0.04',
    'war_ledger_render_wait_seconds_bucket{le="0.025"} 1',
    'war_ledger_rendering_pages 1',
    'war_ledger_waiting_pages 3',
    'war_ledger_render_slots 2',
  ]) {
    expect(body.split('\n')).toContain(line);
  }
  expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(body).toMatch(/^nodejs_heap_size_used_bytes \d/m);
});

test('health is told there too, and nothing else', async () => {
  const { ask } = await admin();
  expect((await ask('/healthz')).status).toBe(200);
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/page-cache/purge', {}, 'POST')).status).toBe(404);
  expect((await ask('/metrics', {}, 'POST')).status).toBe(405);
});

test.each([{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'none' }, { host: 'evil.example' }])(
  'a browser gets nothing: %j',
  async (headers) => {
    const { ask } = await admin();
    expect((await ask('/metrics', headers)).status).toBe(403);
  },
);
