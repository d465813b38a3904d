import { describe, expect, it } from 'vitest';

import { openAsking } from '../testing/sharing-answers.ts';
import { redisProgram, startRedis } from '../testing/start-redis.ts';
import { stoppedAfterTest } from '../testing/stopped-after-test.ts';
import { RedisSitemaps } from './redis-sitemaps.ts';

/** Milliseconds for which no test waits, however slow the machine is: a day. */
const NO_LIMIT = 86_400_000;

const SITEMAP = { bytes: Buffer.from('packed'), addresses: 2, next: 'cursor', madeAt: 1_700_000_000_000 };

const program = redisProgram();

describe.skipIf(program === null)('sitemap files in Redis', () => {
  it('are had by another instance as one has made them', async () => {
    const { url } = stoppedAfterTest(await startRedis(program ?? ''));
    const [one, other] = [
      stoppedAfterTest(await openAsking('one', url)),
      stoppedAfterTest(await openAsking('other', url)),
    ];
    new RedisSitemaps(one.store, NO_LIMIT).keep('items-1', SITEMAP);
    const elsewhere = new RedisSitemaps(other.store, NO_LIMIT);
    await expect.poll(() => elsewhere.find('items-1')).toEqual(SITEMAP);
    expect(await elsewhere.find('items-2')).toBeUndefined();
  });

  it('are done without where something else lies there, or Redis is away', async () => {
    const server = await startRedis(program ?? '');
    const one = stoppedAfterTest(await openAsking('one', server.url));
    const sitemaps = new RedisSitemaps(one.store, NO_LIMIT);
    await one.store.write('sitemap:items-1', Buffer.from('foreign'), 60_000);
    expect(await sitemaps.find('items-1')).toBeUndefined();
    await server.stop();
    sitemaps.keep('items-1', SITEMAP);
    expect(await sitemaps.find('items-1')).toBeUndefined();
  });
});
