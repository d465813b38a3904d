import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LIVE } from '#lib/api/answer.ts';
import { openInstance, OPERATOR } from '../../testing/sharing-instance.ts';
import { redisProgram, startRedis, stoppedAfterTest } from '../../testing/start-redis.ts';

const elapsed = performance.now.bind(performance);
const epoch = Date.now.bind(Date);

/** Lets all clocks stand some milliseconds later than they do without tests, until mocks are restored. */
function advanceClocksTo(milliseconds: number): void {
  vi.spyOn(performance, 'now').mockImplementation(() => elapsed() + milliseconds);
  vi.spyOn(Date, 'now').mockImplementation(() => epoch() + milliseconds);
}

/** Lets all clocks stand still until mocks are restored: what is fresh stays so, however slow the machine is. */
function holdClocks(): void {
  vi.spyOn(performance, 'now').mockReturnValue(performance.now());
  vi.spyOn(Date, 'now').mockReturnValue(Date.now());
}

afterEach(() => {
  vi.restoreAllMocks();
});

const instance = async (name: string, url: string, waitLimit?: number) =>
  stoppedAfterTest(await openInstance(name, url, waitLimit));

/** Milliseconds to wait for Redis on the busiest machine. */
const PATIENCE = 600_000;

/** Milliseconds in which something that must not be written would be. */
const SETTLED = 100;

const program = redisProgram();
const NO_REDIS = 'needs redis-server or valkey-server, which this machine does not have';

const start = () => startRedis(program ?? '');

describe.skipIf(program === null)(`with Redis${program ? '' : ` (${NO_REDIS})`}`, () => {
  const twoInstances = async () => {
    const { url } = stoppedAfterTest(await start());
    return [await instance('one', url, PATIENCE), await instance('other', url, PATIENCE)] as const;
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
    advanceClocksTo(LIVE.fresh + 1_000);
    holdClocks();
    await one.read('/kills');
    await one.written('/kills', first + LIVE.fresh);
    await expect.poll(async () => (await other.read('/kills')).said).toBe('one 2');
    expect(other.rendered.times).toBe(0);
  });

  it('shows what another instance has seen, with its age, while none can render', async () => {
    const [one, other] = await twoInstances();
    await one.read('/kills');
    await one.written('/kills');
    advanceClocksTo(120_000);
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
    const server = stoppedAfterTest(await start());
    const [waitLimit, pages] = [500, 20];
    const site = await instance('one', server.url, waitLimit);
    server.hang();
    const began = elapsed();
    for (let page = 0; page < pages; page += 1) expect((await site.read(`/item/${page}`)).status).toBe(200);
    expect(elapsed() - began).toBeLessThan((pages * waitLimit) / 2);
  });
});
