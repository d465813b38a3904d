import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, test, vi } from 'vitest';
import { LIVE } from '#lib/api/answer.ts';
import { pageAnswers } from '#lib/request-context.ts';
import { CachedPages } from './cached-pages.ts';
import { openSite, type SiteUnderTest } from '../testing/site-under-test.ts';
import type { PageHandler } from '../http/next/pages.ts';
import { queuedPages } from '../http/next/queued-pages.ts';
import { RenderQueue } from '../http/next/render-queue.ts';

let open: SiteUnderTest | undefined;
afterEach(() => {
  open?.close();
  vi.restoreAllMocks();
});

const MEGABYTE = 1024 * 1024;
/** More than the system takes for a reader who reads nothing. */
const LARGE = 20 * MEGABYTE;

/**
 * A site with one slot for rendering. Of its pages `/search/slow` waits until it is released, and `/search/large` for
 * its reader.
 */
async function site(longestWait: number) {
  const released: (() => void)[] = [];
  let large = 0;
  const handler: PageHandler = async (request, response) => {
    pageAnswers()?.note({ askedAt: performance.now(), policy: LIVE, standsIn: false });
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('vary', 'rsc');
    if (request.url === '/search/slow') await new Promise<void>((resolve) => released.push(resolve));
    if (request.url === '/search/large') {
      large += 1;
      if (!response.write(Buffer.alloc(LARGE))) await once(response, 'drain');
    }
    response.end('<body><main id="m">A page</main></body>');
  };
  const queue = new RenderQueue({ longestWait, limit: { slots: 1, adapt: () => undefined } });
  const pages = queuedPages(handler, queue);
  const keptPages = new CachedPages(pages, {}, MEGABYTE, () => undefined, undefined, queue);
  open = await openSite(pages, { keptPages });
  const { ask, port, lines } = open;
  await ask('/kills');
  await expect.poll(() => keptPages.cache.find('document /kills')).toBeDefined();
  const release = async (waiting: Promise<unknown>) => {
    await expect.poll(() => released.length).toBe(1);
    released.pop()?.();
    await waiting;
  };
  return { ask, port, lines, queue, release, largePages: () => large };
}

test('whoever is refused is told so at once, and when to come back', async () => {
  const { ask, queue, release, lines } = await site(1);
  const first = ask('/search/slow');
  await expect.poll(() => queue.running).toBe(1);
  expect(await ask('/search/other')).toMatchObject({
    status: 503,
    headers: {
      'cache-control': 'no-store',
      'retry-after': expect.stringMatching(/^[2-5]$/),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    },
  });
  await release(first);
  expect((await first).status).toBe(200);
  expect(lines.filter((line) => !line.startsWith('debug'))).toEqual([]);
});

test('kept pages, health and pictures do not wait behind what is rendered', async () => {
  const { ask, queue, release } = await site(60_000);
  const slow = ask('/search/slow');
  await expect.poll(() => queue.running).toBe(1);
  const waits = ask('/search/other');
  await expect.poll(() => queue.waiting).toBe(1);
  for (const path of ['/kills', '/healthz', '/icon/7', '/sheet/badges']) {
    expect((await ask(path)).status, path).toBe(200);
  }
  await release(slow);
  expect((await waits).status).toBe(200);
});

test('where many wait, a page that is too old is there at once, with its age', async () => {
  const { ask, queue, release } = await site(1);
  const elapsed = performance.now.bind(performance);
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + 60_000);
  const slow = ask('/search/slow');
  await expect.poll(() => queue.running).toBe(1);
  expect((await ask('/search/other')).status).toBe(503);
  const { status, body } = await ask('/kills');
  expect([status, String(body)]).toEqual([200, expect.stringContaining('Shown is the page of')]);
  await release(slow);
});

test('a reader who takes nothing holds no slot', async () => {
  const { ask, port, queue, largePages } = await site(60_000);
  const socket = connect(port, '127.0.0.1');
  socket.pause();
  socket.write('GET /search/large HTTP/1.1\r\nhost: x\r\n\r\n');
  await expect.poll(largePages).toBe(1);
  await expect.poll(() => queue.running).toBe(0);
  expect((await ask('/search/other')).status).toBe(200);
  socket.destroy();
});
