import { serialize } from 'node:v8';
import { brotliCompressSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { openPoisoner, POISON_KINDS } from '../../testing/poisons.ts';
import { openInstance } from '../../testing/sharing-instance.ts';
import { SHARING } from '../../testing/sharing-keys.ts';
import { redisProgram, startRedis } from '../../testing/start-redis.ts';
import { stoppedAfterTest } from '../../testing/stopped-after-test.ts';

const BOMB = brotliCompressSync(Buffer.alloc(64 * 1024 * 1024));

const record = (changes: object) =>
  serialize({
    status: 200,
    contentType: 'text/html; charset=utf-8',
    scriptHashes: ['foreign'],
    link: undefined,
    vary: 'rsc',
    tag: 'foreign',
    brotli: brotliCompressSync('<main id="m">foreign</main><script>steal()</script>'),
    bornAt: Date.now(),
    freshUntil: Date.now() + 60_000,
    goodUntil: Date.now() + 60_000,
    ...changes,
  });

const keyOf = (path: string) => `${SHARING.namespace}:page:document ${path}`;

const program = redisProgram();

describe.skipIf(program === null)('what lies in Redis and is no page of ours', () => {
  async function poisoned() {
    const { url } = stoppedAfterTest(await startRedis(program ?? ''));
    const one = stoppedAfterTest(await openInstance('one', url));
    const other = stoppedAfterTest(await openInstance('other', url));
    const poisoner = stoppedAfterTest(await openPoisoner(url));
    const write = async (path: string) => {
      await one.read(path);
      await one.written(path);
    };
    return { url, one, other, write, ...poisoner };
  }

  it('is a miss, whatever it is', async () => {
    const { other, write, poison } = await poisoned();
    await write('/items');
    const forged = { content: record({}), bomb: record({ brotli: BOMB }) };
    for (const [at, kind] of POISON_KINDS.entries()) {
      const path = `/item/${at + 1}`;
      await write(path);
      await poison(kind, keyOf(path), keyOf('/items'), forged);
      const { status, said } = await other.read(path);
      expect([kind, status, said]).toEqual([kind, 200, `other ${at + 1}`]);
    }
    // After all of them, it is still asked.
    expect((await other.read('/items')).said).toBe('one 1');
  });

  it('makes no page cold, and none come back that was purged', async () => {
    const { url, one, other, client, write } = await poisoned();
    await write('/kills');
    expect((await other.read('/kills')).said).toBe('one 1');
    for (const message of ['', 'foreign', `${Date.now() + 1_000} /kills`]) {
      await client.publish(`${SHARING.namespace}:purges`, message);
    }
    await client.set(`${SHARING.namespace}:purged:/kills`, String(0));
    await write('/items');
    expect((await other.read('/kills')).said).toBe('one 1');
    expect((await one.read('/kills')).said).toBe('one 1');
    const late = stoppedAfterTest(await openInstance('late', url));
    expect((await late.read('/kills')).said).toBe('late 1');
  });
});
