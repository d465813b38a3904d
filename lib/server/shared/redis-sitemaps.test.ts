import { describe, expect, it } from 'vitest';
import { redisProgram, startRedis, stoppedAfterTest } from '../testing/start-redis.ts';
import { RedisSitemaps } from './redis-sitemaps.ts';
import { RedisStore } from './redis-store.ts';
import { SHARING } from '#lib/server/testing/sharing-instance.ts';

/** Milliseconds for which no test waits, however slow the machine is: a day. */
const NO_LIMIT = 86_400_000;

const SITEMAP = { bytes: Buffer.from('packed'), addresses: 2, next: 'cursor', madeAt: 1_700_000_000_000 };

async function openStore(url: string): Promise<RedisStore> {
  const lines: string[] = [];
  const store = new RedisStore(url, { ...SHARING, log: (_, line) => lines.push(line) });
  stoppedAfterTest({ stop: () => store.close() });
  await expect.poll(() => lines).toContain('shared cache: connected');
  return store;
}

const program = redisProgram();

describe.skipIf(program === null)('sitemap files in Redis', () => {
  it('are had by another instance as one has made them', async () => {
    const { url } = stoppedAfterTest(await startRedis(program ?? ''));
    const [one, other] = [await openStore(url), await openStore(url)];
    new RedisSitemaps(one, NO_LIMIT).keep('items-1', SITEMAP);
    const elsewhere = new RedisSitemaps(other, NO_LIMIT);
    await expect.poll(() => elsewhere.find('items-1')).toEqual(SITEMAP);
    expect(await elsewhere.find('items-2')).toBeUndefined();
  });

  it('are done without where something else lies there, or Redis is away', async () => {
    const server = await startRedis(program ?? '');
    const store = await openStore(server.url);
    const sitemaps = new RedisSitemaps(store, NO_LIMIT);
    await store.write('sitemap:items-1', Buffer.from('foreign'), 60_000);
    expect(await sitemaps.find('items-1')).toBeUndefined();
    await server.stop();
    sitemaps.keep('items-1', SITEMAP);
    expect(await sitemaps.find('items-1')).toBeUndefined();
  });
});
