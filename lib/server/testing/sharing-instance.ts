import { expect } from 'vitest';
import { LIVE } from '#lib/api/answer.ts';
import { setStatus } from '#lib/page-status.ts';
import { pageAnswers } from '#lib/request-context.ts';
import type { PageHandler } from '../http/next/pages.ts';
import { CachedPages } from '../page-cache/cached-pages.ts';
import { RedisPages } from '../page-cache/shared/redis-pages.ts';
import { RedisStore } from '../shared/redis-store.ts';
import { openSite } from './site-under-test.ts';
import { createOperator } from '../operator/operator.ts';
import { Metrics } from '../metrics.ts';

/** By these, instances of the tests share what they have. */
export const SHARING = { namespace: 'test', secret: 'x'.repeat(32) };

const OPERATOR_TOKEN = 'sixteen-or-more-letters';

/** The header that marks the operator of the site under test. */
export const OPERATOR = { authorization: `Bearer ${OPERATOR_TOKEN}` };

/** The parts of a site that keeps pages, and lets operators purge and count them. */
export function operated(keptPages: CachedPages) {
  const metrics = new Metrics();
  metrics.watchPages(keptPages.cache);
  const operator = createOperator(metrics, () => keptPages.cache);
  return { keptPages, counters: metrics, operator, env: { PURGE_TOKEN: OPERATOR_TOKEN } };
}

const MEGABYTE = 1024 * 1024;

/** Milliseconds for which no test waits, however slow the machine is: a day. */
const NO_LIMIT = 86_400_000;

/** Opens an instance of the site that shares its pages; they name it and count how often they were rendered. */
export async function openInstance(name: string, url: string, waitLimit = NO_LIMIT) {
  const rendered = { times: 0, status: 200, fails: false };
  const handler: PageHandler = async (_request, response) => {
    rendered.times += 1;
    if (rendered.fails) throw new Error('The API is away.');
    pageAnswers()?.note({ askedAt: performance.now(), policy: LIVE, standsIn: false });
    setStatus(rendered.status);
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<body><main id="m">${name} ${rendered.times}</main><script>run()</script></body>`);
  };
  const lines: string[] = [];
  const log = (level: string, line: string) => lines.push(`${level} ${line}`);
  const store = new RedisStore(url, { ...SHARING, log });
  const shared = new RedisPages(store, { origins: {}, log, waitLimit });
  const site = await openSite(handler, operated(new CachedPages(handler, {}, MEGABYTE, log, shared)));
  await expect.poll(() => lines).toContain('info shared cache: connected');

  const read = async (path: string) => {
    const answer = await site.ask(path);
    return { ...answer, said: /<main id="m">([^<]*)/.exec(String(answer.body))?.[1] };
  };
  /**
   * Waits until the page of a path that is younger than `after` has been written for all. Instants that come from Redis
   * are true to a millisecond.
   */
  const written = async (path: string, after = 0) => {
    const age = async () => (await shared.find(`document ${path}`, path))?.age.bornAt ?? 0;
    await expect.poll(age).toBeGreaterThan(after);
    return age();
  };
  const stop = () => {
    site.close();
    store.close();
  };
  return { ...site, lines, rendered, read, written, stop };
}
