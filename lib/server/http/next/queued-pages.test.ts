import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { LIVE } from '#lib/api/cache-policy.ts';
import { pageAnswers } from '#lib/request-context.ts';
import { CachedPages } from '../../page-cache/cached-pages.ts';
import { openSite, type SiteUnderTest } from '../../testing/site-under-test.ts';
import type { PageHandler } from './pages.ts';
import { queuedPages } from './queued-pages.ts';
import { RenderQueue } from './render-queue.ts';

let open: SiteUnderTest | undefined;
afterEach(() => {
  open?.close();
  vi.restoreAllMocks();
});

const MEGABYTE = 1024 * 1024;

/** A site with one place for rendering, and one in line; pages whose address holds "slow" wait until they are released. */
async function site({ size = 10 } = {}) {
  const released: (() => void)[] = [];
  const handler: PageHandler = async (request, response) => {
    pageAnswers()?.note({ askedAt: performance.now(), policy: LIVE, standsIn: false });
    if (request.url?.includes('slow')) await new Promise<void>((resolve) => released.push(resolve));
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('vary', 'rsc');
    response.end(`<body><main id="m">${'x'.repeat(size)}</main></body>`);
  };
  // Nobody may wait for any time, so that the line is as long as there are places: one.
  const queue = new RenderQueue({ longestWait: 60_000, limit: { places: 1, adapt: () => undefined } });
  vi.spyOn(queue, 'isShedding', 'get').mockImplementation(() => queue.waiting > 0);
  const pages = queuedPages(handler, queue);
  const keptPages = new CachedPages(pages, {}, MEGABYTE, () => undefined, undefined, queue);
  open = await openSite(pages, { keptPages });
  const release = () => released.splice(0).forEach((resolve) => resolve());
  const { ask, port, lines } = open;
  return { ask, port, lines, queue, keptPages, release };
}

test('whoever is refused is told so at once, and when to come back', async () => {
  const { ask, queue, release, lines } = await site();
  const first = ask('/search/slow');
  await expect.poll(() => queue.running).toBe(1);
  const rest = Array.from({ length: 2_000 }, (_, page) => ask(`/search/page-${page}`));
  const refused = await Promise.race(rest);
  expect(refused).toMatchObject({
    status: 503,
    headers: {
      'cache-control': 'no-store',
      'retry-after': expect.stringMatching(/^[2-5]$/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    },
  });
  release();
  expect((await first).status).toBe(200);
  await Promise.all(rest);
  expect(lines).toEqual([]);
});

test('kept pages, health and pictures do not wait behind what is rendered', async () => {
  const { ask, queue, release, keptPages } = await site();
  await ask('/kills');
  await expect.poll(() => keptPages.cache.find('document /kills')).toBeDefined();
  const slow = [ask('/search/slow'), ask('/search/slow-too')];
  await expect.poll(() => queue.waiting).toBe(1);
  for (const path of ['/kills', '/healthz', '/icon/7', '/sheet/badges']) {
    expect((await ask(path)).status).toBe(200);
  }
  release();
  await expect.poll(() => queue.waiting).toBe(0);
  release();
  expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([200, 200]);
});

test('where many wait, a page that is too old is there at once, with its age', async () => {
  const { ask, queue, release, keptPages } = await site();
  await ask('/kills');
  await expect.poll(() => keptPages.cache.find('document /kills')).toBeDefined();
  const slow = [ask('/search/slow'), ask('/search/slow-too')];
  await expect.poll(() => queue.waiting).toBe(1);
  const elapsed = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + 60_000);
  const { status, body } = await ask('/kills');
  expect([status, String(body)]).toEqual([200, expect.stringContaining('Shown is the page of')]);
  release();
  await expect.poll(() => queue.running + queue.waiting).toBe(1);
  release();
  await Promise.all(slow);
});

test('a reader who takes nothing holds no place', async () => {
  const { ask, port, queue } = await site({ size: 20 * MEGABYTE });
  const socket = connect(port, '127.0.0.1', () => {
    socket.pause();
    socket.write('GET /search/large HTTP/1.1\r\nhost: x\r\n\r\n');
  });
  await expect.poll(() => queue.running).toBe(0);
  expect((await ask('/search/other', { method: 'HEAD' })).status).toBe(200);
  socket.destroy();
});
