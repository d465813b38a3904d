import { afterEach, describe, expect, test, vi } from 'vitest';
import { LIVE } from '#lib/api/answer.ts';
import { pageAnswers } from '#lib/request-context.ts';
import { CachedPages } from './cached-pages.ts';
import { openSite, type SiteUnderTest } from '../testing/site-under-test.ts';
import type { PageHandler } from '../http/next/pages.ts';
import { pageQueue, queuedPages } from '../http/next/queued-pages.ts';
import { RenderQueue } from '../http/next/render-queue.ts';
import type { Site } from '../http/site.ts';
import { Door, type OnRefused, RATES } from '../http/guards/door.ts';

let open: SiteUnderTest | undefined;
afterEach(() => {
  open?.site.door?.close();
  open?.close();
  vi.restoreAllMocks();
});

const MEGABYTE = 1024 * 1024;
/** Pages that a client may have at once, and pictures, and requests. */
const [PAGES, PICTURES, REQUESTS] = [4, 20, 60];
const FACTOR = PAGES / RATES.page.atOnce;

/** A site whose clients may have a fiftieth of the usual, behind a proxy on this machine, and what it rendered. */
async function site(changes: Partial<Site> = {}) {
  const rendered: string[] = [];
  const refusals: string[] = [];
  const handler: PageHandler = async (request, response) => {
    rendered.push(request.url ?? '');
    pageAnswers()?.note({ askedAt: performance.now(), policy: LIVE, standsIn: false });
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('vary', 'rsc');
    response.end('<body><main id="m">A page</main></body>');
  };
  const onRefused: OnRefused = (reason, sending) => refusals.push(`${reason} ${sending}`);
  const keptPages = new CachedPages(handler, {}, MEGABYTE, () => undefined);
  const door = new Door(FACTOR, onRefused);
  // Time stands still, so that no client gets anything back.
  const now = performance.now();
  vi.spyOn(performance, 'now').mockReturnValue(now);
  open = await openSite(handler, { keptPages, door, env: { TRUSTED_PROXIES: ['loopback'] }, ...changes });
  const { ask } = open;
  const askAs = (client: string, path: string, headers: Record<string, string> = {}) =>
    ask(path, { headers: { 'x-forwarded-for': client, ...headers } });
  const statusesOf = async (client: string, paths: readonly string[]) => {
    const statuses: number[] = [];
    for (const path of paths) statuses.push((await askAs(client, path)).status);
    return statuses;
  };
  return { askAs, statusesOf, rendered, refusals, keptPages, door };
}

const kills = (count: number, from = 0) => Array.from({ length: count }, (_, at) => `/kill/${from + at}`);
const many = (count: number, path: string) => Array.from({ length: count }, () => path);

test('pages beyond a client’s rate are refused before a page is begun, and say when to come back; others have theirs', async () => {
  const { askAs, statusesOf, rendered, refusals } = await site();
  expect(await statusesOf('192.0.2.7', kills(PAGES + 2))).toEqual([200, 200, 200, 200, 429, 429]);
  expect(rendered).toEqual(kills(PAGES));
  const { status, headers, body } = await askAs('192.0.2.7', '/kill/99');
  expect([status, headers.refresh]).toEqual([429, headers['retry-after']]);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'retry-after': expect.stringMatching(/^[2-5]$/),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'x-request-id': expect.any(String),
  });
  expect(String(body)).toContain('from your address');
  expect(refusals).toEqual(many(3, 'page at once'));
  expect(await statusesOf('192.0.2.8', kills(1, 200))).toEqual([200]);
});

test('kept pages are sent to a client over its limit, however their address is spelled', async () => {
  const { askAs, statusesOf, keptPages } = await site();
  await statusesOf('192.0.2.7', kills(PAGES + 1));
  await expect.poll(() => keptPages.cache.find('document /kill/0')).toBeDefined();
  for (const path of ['/kill/0', '/kill/0?utm_source=x', '/kill/%30']) {
    expect((await askAs('192.0.2.7', path)).status, path).toBe(200);
  }
  expect((await askAs('192.0.2.7', '/kill/0', { rsc: '1' })).status).toBe(429);
});

test('kept pages take nothing from the pages that a client may have', async () => {
  const { statusesOf, keptPages } = await site();
  await statusesOf('192.0.2.8', ['/kills']);
  await expect.poll(() => keptPages.cache.find('document /kills')).toBeDefined();
  await statusesOf('192.0.2.7', [...many(10, '/kills'), ...many(10, '/kills?utm_source=x')]);
  expect(await statusesOf('192.0.2.7', kills(PAGES))).toEqual([200, 200, 200, 200]);
});

test('what no file answers counts as a page', async () => {
  const { statusesOf } = await site();
  const paths = ['/nothing/here.xml', '/robots.txt', '/sitemaps/kill-1.xml', '/images/x.png', '/_next/y'];
  expect(await statusesOf('192.0.2.7', paths)).toEqual([200, 200, 200, 200, 429]);
});

test('files, health, bad requests and operators are answered without pages left', async () => {
  const { askAs, statusesOf } = await site({
    files: async (request, response) => {
      if (request.url !== '/favicon.svg') return false;
      response.end();
      return true;
    },
    isFile: (path) => path === '/favicon.svg',
    env: { TRUSTED_PROXIES: ['loopback'], PURGE_TOKEN: 'token-of-operators' },
    operator: async (_, response) => {
      response.end();
      return true;
    },
  });
  await statusesOf('192.0.2.7', kills(PAGES));
  expect(await statusesOf('192.0.2.7', ['/favicon.svg', '/healthz', '/%', '/kill/9'])).toEqual([
    200, 200, 400, 429,
  ]);
  const operator = { authorization: 'Bearer token-of-operators' };
  expect((await askAs('192.0.2.7', '/metrics', operator)).status).toBe(200);
});

test('pictures have a limit of their own, and all requests a generous one', async () => {
  const { statusesOf } = await site();
  const pictures = await statusesOf('192.0.2.7', many(PICTURES + 1, '/icon/7'));
  expect(pictures.indexOf(429)).toBe(PICTURES);
  const requests = await statusesOf('192.0.2.8', many(REQUESTS + 1, '/%'));
  expect(requests.indexOf(429)).toBe(REQUESTS);
  expect(await statusesOf('192.0.2.8', ['/healthz', '/kills'])).toEqual([200, 429]);
});

test('searches and other formats count by their own limits, and the addresses of one IPv6 network together', async () => {
  const { statusesOf } = await site();
  expect(
    await statusesOf('192.0.2.7', [...many(10, '/search/x'), ...many(10, '/kills.csv'), '/kill/1']),
  ).toEqual(many(21, '').map(() => 200));
  const network = kills(PAGES + 1, 500).map((path, at) => ({ path, client: `2001:db8:1:2::${at}` }));
  const statuses: number[] = [];
  for (const { path, client } of network) statuses.push(...(await statusesOf(client, [path])));
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

describe('behind a proxy that is not declared', () => {
  test('no visitor is refused for what another one asks, and a warning says so', async () => {
    const { statusesOf } = await site({ env: {} });
    expect(new Set(await statusesOf('192.0.2.7', kills(REQUESTS + 1)))).toEqual(new Set([200]));
    expect(open?.lines.filter((line) => line.startsWith('warn'))).toHaveLength(1);
  });

  test('one that names nobody is one client', async () => {
    await site({ env: {} });
    const statuses: (number | undefined)[] = [];
    for (const path of kills(PAGES + 1)) statuses.push((await open?.ask(path))?.status);
    expect(statuses).toEqual([200, 200, 200, 200, 429]);
  });
});

test('an impatient client waits for its refusals, and others do not', async () => {
  const { askAs, statusesOf, door, refusals } = await site();
  await statusesOf('192.0.2.7', kills(PAGES + 10));
  const waits = askAs('192.0.2.7', '/kill/99');
  await expect.poll(() => door.waiting).toBe(1);
  expect(refusals.at(-1)).toBe('page waits');
  expect(await statusesOf('192.0.2.8', kills(1, 300))).toEqual([200]);
  door.close();
  expect((await waits).status).toBe(429);
});

test('a page that a full queue would refuse is refused before it is begun', async () => {
  const released: (() => void)[] = [];
  const begun: string[] = [];
  const slow: PageHandler = async (request, response) => {
    begun.push(request.url ?? '');
    await new Promise<void>((resolve) => released.push(resolve));
    response.setHeader('content-type', 'text/html');
    response.end('<p>');
  };
  const shed: string[] = [];
  const queue = new RenderQueue({
    longestWait: 1,
    limit: { slots: 1, adapt: () => undefined },
    onShed: (urgency) => shed.push(urgency),
  });
  const isGreedy = (client: string) => client === '192.0.2.66';
  const door = new Door(1);
  open = await openSite(queuedPages(slow, queue, isGreedy), {
    door,
    queue: pageQueue(queue, isGreedy),
    env: { TRUSTED_PROXIES: ['loopback'] },
  });
  const { ask } = open;
  vi.spyOn(globalThis, 'setTimeout').mockReturnValue(setTimeout(() => undefined, 0));
  const waiting = Array.from({ length: 9 }, (_, at) =>
    ask(`/kill/${at}`, { headers: { 'x-forwarded-for': `198.51.100.${at}` } }),
  );
  await expect.poll(() => queue.waiting).toBe(8);
  const late = await ask('/kill/99', { headers: { 'x-forwarded-for': '192.0.2.66' } });
  expect([late.status, begun.length, shed]).toEqual([503, 1, ['greedy']]);
  vi.restoreAllMocks();
  open.server.closeAllConnections();
  await Promise.allSettled(waiting);
  released.forEach((release) => release());
});
