import { serialize } from 'node:v8';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { openInstance, SHARING } from '../../testing/sharing-instance.ts';
import { redisProgram, startRedis, stoppedAfterTest } from '../../testing/start-redis.ts';
import { createClient, RESP_TYPES } from '@redis/client';
import { MAX_ENTRY, Seal } from '#lib/server/shared/redis-store.ts';

/** Bytes of a signature before the content. */
const SIGNATURE = 32;

/** An entry that an instance has written. */
interface Written {
  readonly key: string;
  /** All of its bytes. */
  readonly entry: Buffer;
  /** The bytes under another key. */
  readonly other: Buffer;
}

/** A valid entry. */
interface Forged {
  readonly content: Buffer;
  /** The same, with few bytes that unpack to many. */
  readonly bomb: Buffer;
}

type Poison = (written: Written, forged: Forged) => Buffer | readonly string[];

const POISONS: Readonly<Record<string, Poison>> = {
  'what stands under another name': ({ other }) => other,
  'what another build has written': ({ key, entry }) =>
    new Seal(SHARING.secret, 'other').close(key, entry.subarray(SIGNATURE)),
  'what somebody without the secret has signed': ({ key }, { content }) =>
    new Seal('y'.repeat(SHARING.secret.length), SHARING.namespace).close(key, content),
  'what nobody has signed': (_, { content }) => content,
  'something else behind our signature': ({ entry }, { content }) =>
    Buffer.concat([entry.subarray(0, SIGNATURE), content]),
  'an entry of which a byte has changed': ({ entry }) => {
    const bytes = Buffer.from(entry);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
    return bytes;
  },
  'half an entry': ({ entry }) => entry.subarray(0, entry.length / 2),
  'few bytes that unpack to many': (_, { bomb }) => bomb,
  'more bytes than any entry has': () => Buffer.alloc(2 * MAX_ENTRY),
  'a text': () => Buffer.from('<html>foreign</html>'),
  'a list': () => ['foreign'],
};

/** The names of all kinds of poison. */
const POISON_KINDS = Object.keys(POISONS);

/** Opens a client of a Redis under test, which reads and poisons what lies there. */
async function openPoisoner(url: string) {
  const client = createClient({ url }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  await client.connect();
  const bytesOf = async (key: string) => Buffer.from((await client.get(key)) ?? '');
  /**
   * Puts poison in the place of an entry.
   * @param otherKey names another entry
   */
  const poison = async (kind: string, key: string, otherKey: string, forged: Forged) => {
    const bytes = POISONS[kind]?.({ key, entry: await bytesOf(key), other: await bytesOf(otherKey) }, forged);
    await client.del(key);
    if (Buffer.isBuffer(bytes)) await client.set(key, bytes);
    else await client.rPush(key, [...(bytes ?? [])]);
  };
  return { client, poison, stop: () => client.destroy() };
}

const BOMB = brotliCompressSync(Buffer.alloc(64 * 1024 * 1024));

const entry = (changes: object) =>
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
    const forged = { content: entry({}), bomb: entry({ brotli: BOMB }) };
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
