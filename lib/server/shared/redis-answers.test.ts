import { setTimeout as sleep } from 'node:timers/promises';

import { createClient } from '@redis/client';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { CATALOGUE } from '#lib/api/cache-policy.ts';

import { openAsking } from '../testing/sharing-answers.ts';
import { advanceClocksTo } from '../testing/advance-clocks.ts';
import { redisProgram, startRedis } from '../testing/start-redis.ts';
import { stoppedAfterTest } from '../testing/stopped-after-test.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

const instance = async (name: string, url: string, waitLimit?: number) =>
  stoppedAfterTest(await openAsking(name, url, waitLimit));

const elapsed = performance.now.bind(performance);

const program = redisProgram();
const start = () => startRedis(program ?? '');

describe.skipIf(program === null)('answers in Redis', () => {
  const twoInstances = async () => {
    const { url } = stoppedAfterTest(await start());
    return [await instance('one', url), await instance('other', url)] as const;
  };

  it('are asked for once by all instances', async () => {
    const [one, other] = await twoInstances();
    expect(await one.ask('a')).toBe('one 1');
    await one.written('a');
    expect(await other.ask('a')).toBe('one 1');
    expect(await other.ask('b')).toBe('other 1');
    expect(other.answers.counts).toEqual({ hit: 1, old: 0, miss: 1, away: 0 });
  });

  it('stand in where the API fails, and are asked for anew where it does not', async () => {
    const [one, other] = await twoInstances();
    await one.ask('a');
    await one.written('a');
    advanceClocksTo(CATALOGUE.fresh + CATALOGUE.whileRevalidating);
    other.asked.fails = true;
    expect(await other.ask('a')).toBe('one 1');
    other.asked.fails = false;
    expect(await one.ask('a')).toBe('one 2');
    expect(other.answers.counts).toEqual({ hit: 0, old: 1, miss: 0, away: 0 });
  });

  it.each([
    ['one page', '/kill/7'],
    ['all pages', undefined],
  ])('are not those from before a purge of %s, in instances that start later', async (_, path) => {
    const { url } = stoppedAfterTest(await start());
    const one = await instance('one', url);
    for (const key of ['a', 'b']) {
      await one.ask(key, '/kill/7');
      await one.written(key);
    }
    await sleep(2);
    await one.store.purge({ path, since: performance.now() });
    const late = await instance('late', url);
    expect(await late.ask('a', '/kill/7')).toBe('late 1');
    expect(await late.ask('b', '/kill/8')).toBe(path === undefined ? 'late 2' : 'one 2');
  });

  it('tell nobody what was asked', async () => {
    const { url } = stoppedAfterTest(await start());
    const one = await instance('one', url);
    await one.ask('GetSearch {"text":"Somebody"}');
    await one.written('GetSearch {"text":"Somebody"}');
    const client = createClient({ url });
    await client.connect();
    stoppedAfterTest({ stop: () => client.destroy() });
    expect(String(await client.keys('*'))).toMatch(/^test:answer:[\w-]{43}$/);
  });

  it('are read where there is no room for more', async () => {
    const [one, other] = await twoInstances();
    await one.ask('a');
    await one.written('a');
    const client = createClient({ url: one.url });
    await client.connect();
    stoppedAfterTest({ stop: () => client.destroy() });
    await client.configSet({ maxmemory: '1mb', 'maxmemory-policy': 'noeviction' });
    for (let at = 0; at < 5; at += 1) expect(await other.ask(`new ${at}`)).toBe(`other ${at + 1}`);
    await expect.poll(() => other.lines.filter((line) => line.includes('answer not kept')).length).toBe(5);
    expect(await other.ask('a')).toBe('one 1');
  });

  it('are done without as soon as it is away', async () => {
    const server = await start();
    const one = await instance('one', server.url);
    await server.stop();
    for (let at = 1; at <= 5; at += 1) expect(await one.ask(`new ${at}`)).toBe(`one ${at}`);
    expect(one.answers.counts).toEqual({ hit: 0, old: 0, miss: 0, away: 5 });
    expect(one.lines.filter((line) => line.startsWith('warn'))).toHaveLength(1);
  });

  it('are waited for a moment where it hangs, and not each time', async () => {
    const server = stoppedAfterTest(await start());
    const [waitLimit, questions] = [500, 20];
    const one = await instance('one', server.url, waitLimit);
    server.hang();
    const began = elapsed();
    for (let at = 1; at <= questions; at += 1) expect(await one.ask(`new ${at}`)).toBe(`one ${at}`);
    expect(elapsed() - began).toBeLessThan((questions * waitLimit) / 2);
  });
});
