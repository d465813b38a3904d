import { afterEach, describe, expect, test, vi } from 'vitest';
import { redisProgram, startRedis } from '../../testing/start-redis.ts';
import { openSite, type SiteUnderTest } from '../../testing/site-under-test.ts';
import type { PageHandler } from '../next/pages.ts';
import { ClientLimits, REQUESTS_PER_MINUTE } from './client-limits.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.close();
});

function opened<Server extends { close(): unknown }>(server: Server): Server {
  open.push(server);
  return server;
}

const page: PageHandler = async (_, response) => {
  response.setHeader('content-type', 'text/html');
  response.end('<p>');
};

/** A site on which each client has a three hundredth of the usual requests, behind a proxy on this machine. */
async function site(): Promise<SiteUnderTest> {
  const limits = new ClientLimits({ factor: 1 / 300 });
  return opened(await openSite(page, { limits, env: { TRUSTED_PROXIES: ['loopback'] } }));
}

const client = (address: string) => ({ headers: { 'x-forwarded-for': address } });

test('a client who asks for too much is told when to come back, and others are answered', async () => {
  const { ask } = await site();
  const statuses = [];
  for (let time = 0; time < 4; time += 1) {
    statuses.push((await ask(`/search/${time}`, client('192.0.2.7'))).status);
  }
  expect(statuses).toEqual([200, 200, 429, 429]);
  const { headers } = await ask('/search/x', client('192.0.2.7'));
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(Number(headers['retry-after'])).toBeLessThanOrEqual(60);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect((await ask('/search/x', client('192.0.2.8'))).status).toBe(200);
});

test.each(['/kills.csv', '/kills.atom', '/kill/7.jpg', '/graphql?query={__typename}'])(
  '%s has a limit of its own',
  async (path) => {
    const { ask } = await site();
    const statuses = new Set<number>();
    for (let time = 0; time < 7; time += 1) statuses.add((await ask(path, client('192.0.2.7'))).status);
    expect(statuses).toContain(429);
    expect((await ask('/search/x', client('192.0.2.7'))).status).toBe(200);
  },
);

test('pages and pictures are not limited, nor is asking whether a script may ask', async () => {
  const { ask } = await site();
  for (let time = 0; time < 10; time += 1) {
    expect((await ask('/kills', client('192.0.2.7'))).status).toBe(200);
    expect((await ask('/sheet/badges', client('192.0.2.7'))).status).toBe(200);
    const preflight = { ...client('192.0.2.7'), method: 'OPTIONS' };
    expect((await ask('/kills.csv', preflight)).status).toBe(204);
  }
});

test('whoever is refused is never sent away for longer than a minute, even where the clock is put back', async () => {
  const limits = opened(new ClientLimits({ factor: 1 / 600 }));
  for (let time = 0; time < 2; time += 1) await limits.count('search', 'a');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() - 86_400_000);
  expect(await limits.count('search', 'a')).toMatchObject({
    secondsToWait: 60,
    headers: { ratelimit: '"search";r=0;t=60' },
  });
  vi.restoreAllMocks();
});

const program = redisProgram();

describe.skipIf(program === null)('with Redis', () => {
  test('instances count together, and each for itself while it is away', async () => {
    const redis = await startRedis(program ?? '');
    const [one, other] = [0, 1].map(() => opened(new ClientLimits({ factor: 1 / 60, redisUrl: redis.url })));
    const most = Math.round(REQUESTS_PER_MINUTE.search / 60);
    // An instance that is not connected yet counts alone.
    await expect.poll(() => one?.isShared && other?.isShared).toBe(true);
    for (let time = 0; time < most; time += 1)
      expect(await one?.count('search', 'a')).toMatchObject({ secondsToWait: 0 });
    expect((await other?.count('search', 'a'))?.secondsToWait).toBeGreaterThan(0);
    await redis.stop();
    await expect.poll(() => one?.isShared).toBe(false);
    expect(await other?.count('search', 'b')).toMatchObject({ secondsToWait: 0 });
  });
});
