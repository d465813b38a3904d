import { afterEach, expect, it } from 'vitest';

import { LIVE } from '#lib/api/answer.ts';
import { pageAnswers } from '#lib/request-context.ts';

import type { PageHandler } from '../http/next/pages.ts';
import { operated, OPERATOR } from '../testing/sharing-instance.ts';
import { openSite, type SiteUnderTest } from '../testing/site-under-test.ts';
import { CachedPages } from './cached-pages.ts';

let open: SiteUnderTest | undefined;
afterEach(() => open?.close());

/** A site that counts how often its pages were rendered, and keeps three of them. */
async function site() {
  const rendered = { times: 0 };
  const handler: PageHandler = async (_request, response) => {
    rendered.times += 1;
    pageAnswers()?.note({ askedAt: performance.now(), policy: LIVE, standsIn: false });
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end('<body><main id="m">A page</main></body>');
  };
  const pages = new CachedPages(handler, {}, 1024 * 1024, () => undefined);
  open = await openSite(handler, operated(pages));
  const { ask } = open;
  for (const address of ['/kills', '/kills?period=thisWeek', '/items']) {
    await ask(address);
    await expect.poll(() => pages.cache.find(`document ${address}`)).toBeDefined();
  }
  const purge = (query: string, headers = {}) =>
    ask(`/page-cache/purge${query}`, { method: 'POST', headers });
  return { ask, rendered, purge, pages };
}

it('purges by address and by age, and counts it', async () => {
  const { ask, rendered, purge, pages } = await site();
  expect(String((await purge('?address=/kills?x=1', OPERATOR)).body)).toBe('{"purged":2}');
  await ask('/kills');
  expect(rendered.times).toBe(4);
  await expect.poll(() => pages.cache.find('document /kills')).toBeDefined();
  expect(String((await purge('?age=3600', OPERATOR)).body)).toBe('{"purged":0}');
  expect(String((await purge('?age=0', OPERATOR)).body)).toBe('{"purged":2}');
  expect((await purge('', OPERATOR)).status).toBe(400);
  const metrics = String((await ask('/metrics', { headers: OPERATOR })).body);
  expect(metrics).toMatch(/^war_ledger_pages_total\{result="miss"\} 4$/m);
  expect(metrics).toMatch(/^war_ledger_page_cache_bytes 0$/m);
});

it('does so for those who know the token, and no others, on this machine neither', async () => {
  const { ask, purge } = await site();
  for (const headers of [{}, { authorization: `${OPERATOR.authorization}x` }]) {
    expect((await purge('?age=0', headers)).status).toBe(405);
    // There it is a page as any that does not exist.
    expect(String((await ask('/metrics', { headers })).body)).toContain('A page');
  }
  expect((await purge('?age=0', { ...OPERATOR, 'x-forwarded-for': '192.0.2.1' })).status).toBe(200);
});

it('answers operators at an address that is a kept page for visitors', async () => {
  const { ask, pages } = await site();
  await ask('/metrics');
  await expect.poll(() => pages.cache.find('document /metrics')).toBeDefined();
  expect(String((await ask('/metrics', { headers: OPERATOR })).body)).toMatch(/^war_ledger_pages_total/m);
});
