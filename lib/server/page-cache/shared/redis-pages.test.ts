import { setTimeout as sleep } from 'node:timers/promises';

import { afterEach, describe, expect, it, vi } from 'vitest';

import { LIVE } from '#lib/api/cache-policy.ts';
import { setStatus } from '#lib/page-status.ts';
import { pageAnswers } from '#lib/request-context.ts';

import type { PageHandler } from '../../http/next/pages.ts';
import { operated, OPERATOR } from '../../testing/operated.ts';
import { openSite } from '../../testing/site-under-test.ts';
import { redisProgram, startRedis } from '../../testing/start-redis.ts';
import { CachedPages } from '../cached-pages.ts';
import { RedisPages } from './redis-pages.ts';

const MEGABYTE = 1024 * 1024;

/** Milliseconds for which no test waits, however slow the machine is: a day. */
const NO_LIMIT = 86_400_000;

const open: { stop(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.stop();
  vi.restoreAllMocks();
});

function opened<Server extends { stop(): unknown }>(server: Server): Server {
  open.push(server);
  return server;
}

/** An instance of the site whose pages name it and count how often they were rendered. */
async function instance(name: string, url: string, waitLimit = NO_LIMIT) {
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
  const shared = new RedisPages(url, { namespace: 'test', origins: {}, log, waitLimit });
  opened({ stop: () => shared.close() });
  const site = await openSite(handler, operated(new CachedPages(handler, {}, MEGABYTE, log, shared)));
  opened({ stop: () => site.close() });
  await expect.poll(() => lines).toContain('info shared page cache: connected');
  const read = async (path: string) => {
    const answer = await site.ask(path);
    return { ...answer, said: /<main id="m">([^<]*)/.exec(String(answer.body))?.[1] };
  };
  /** Waits until the page of a path that is younger than `after` has been written for all. */
  const written = async (path: string, after = 0) => {
    const age = async () => (await shared.find(`document ${path}`, path))?.age.bornAt ?? 0;
    await expect.poll(age).toBeGreaterThan(after);
    return age();
  };
  return { ...site, lines, rendered, read, written };
}

const elapsed = performance.now.bind(performance);
const epoch = Date.now.bind(Date);

/** Lets all clocks stand some milliseconds later than they do without tests. */
function advanceTo(milliseconds: number): void {
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + milliseconds);
  vi.spyOn(Date, 'now').mockImplementation(() => epoch() + milliseconds);
}

/** Milliseconds in which something that must not be written would be. */
const SETTLED = 100;

const program = redisProgram();
const NO_REDIS = 'needs redis-server or valkey-server, which this machine does not have';

const start = () => startRedis(program ?? '');

describe.skipIf(program === null)(`with Redis${program ? '' : ` (${NO_REDIS})`}`, () => {
  const twoInstances = async () => {
    const { url } = opened(await start());
    return [await instance('one', url), await instance('other', url)] as const;
  };

  it('renders a page once for all instances, and sends it under the same policy', async () => {
    const [one, other] = await twoInstances();
    await one.read('/kills');
    await one.written('/kills');
    const kept = await one.read('/kills');
    const taken = await other.read('/kills?utm_source=x');
    expect([taken.said, other.rendered.times]).toEqual(['one 1', 0]);
    for (const name of ['content-security-policy', 'etag', 'vary', 'cache-control', 'content-length']) {
      expect([name, taken.headers[name]]).toEqual([name, kept.headers[name]]);
    }
    const { body } = await other.ask('/metrics', { headers: OPERATOR });
    expect(String(body)).toContain('war_ledger_pages_total{result="shared"} 1\n');
  });

  it('takes what another instance has made anew in place of making it again', async () => {
    const [one, other] = await twoInstances();
    await one.read('/kills');
    const first = await one.written('/kills');
    await other.read('/kills');
    advanceTo(LIVE.fresh + 1_000);
    await one.read('/kills');
    await one.written('/kills', first);
    await expect.poll(async () => (await other.read('/kills')).said).toBe('one 2');
    expect(other.rendered.times).toBe(0);
  });

  it('shows what another instance has seen, with its age, while none can render', async () => {
    const [one, other] = await twoInstances();
    await one.read('/kills');
    await one.written('/kills');
    advanceTo(120_000);
    other.rendered.fails = true;
    const { status, headers, body } = await other.read('/kills');
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(Number(headers.age)).toBeGreaterThan(119);
    expect(String(body)).toContain('Shown is the page of');
  });

  it('purges in all instances, and in those that start later', async () => {
    const [one, other] = await twoInstances();
    await one.read('/kills');
    await one.read('/items');
    await one.written('/kills');
    await one.written('/items');
    await other.read('/kills');
    const purge = () => one.ask('/page-cache/purge?address=/kills', { method: 'POST', headers: OPERATOR });
    expect(String((await purge()).body)).toBe('{"purged":1}');
    await expect.poll(async () => (await other.read('/kills')).said).toBe('other 1');
    expect((await other.read('/items')).said).toBe('one 2');
  });

  it('keeps what does not exist to itself', async () => {
    const [one, other] = await twoInstances();
    one.rendered.status = 404;
    await one.read('/kill/7');
    await sleep(SETTLED);
    expect((await other.read('/kill/7')).said).toBe('other 1');
  });

  it('does without it as soon as it is away, and says so once', async () => {
    const server = await start();
    const site = await instance('one', server.url);
    await server.stop();
    for (const path of ['/kills', '/items', '/quests']) expect((await site.read(path)).status).toBe(200);
    expect(site.lines.filter((line) => line.startsWith('warn'))).toHaveLength(1);
    const purge = await site.ask('/page-cache/purge?age=0', { method: 'POST', headers: OPERATOR });
    expect([purge.status, String(purge.body)]).toEqual([503, expect.stringContaining('Purged here alone')]);
  });

  it('waits a moment for one that hangs, and not each time', async () => {
    const server = opened(await start());
    const [waitLimit, pages] = [500, 20];
    const site = await instance('one', server.url, waitLimit);
    server.hang();
    const began = elapsed();
    for (let page = 0; page < pages; page += 1) expect((await site.read(`/item/${page}`)).status).toBe(200);
    expect(elapsed() - began).toBeLessThan((pages * waitLimit) / 2);
  });
});
