import { serialize } from 'node:v8';
import { brotliCompressSync } from 'node:zlib';

import { createClient, RESP_TYPES } from '@redis/client';
import { afterEach, describe, expect, it } from 'vitest';

import { MAX_RECORD } from '../../shared/redis-store.ts';
import { Seal } from '../../shared/seal.ts';
import { openInstance, SHARING } from '../../testing/sharing-instance.ts';
import { redisProgram, startRedis } from '../../testing/start-redis.ts';

const open: { stop(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).toReversed()) await one.stop();
});

function opened<Server extends { stop(): unknown }>(server: Server): Server {
  open.push(server);
  return server;
}

/** Bytes of a signature before the content. */
const SIGNATURE = 32;
const BOMB = brotliCompressSync(Buffer.alloc(64 * 1024 * 1024));

interface Written {
  readonly key: string;
  /** The bytes under the key, and the signed content in them. */
  readonly record: Buffer;
  readonly content: Buffer;
  /** The bytes under the key of another page. */
  readonly other: Buffer;
}

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

const POISONS: Readonly<Record<string, (written: Written) => Buffer | readonly string[]>> = {
  'the page of another address': ({ other }) => other,
  'the page of another build': ({ key, content }) => new Seal(SHARING.secret, 'other').close(key, content),
  'a page that somebody without the secret has signed': ({ key }) =>
    new Seal('y'.repeat(SHARING.secret.length), SHARING.namespace).close(key, record({})),
  'a page without a signature, with scripts of its own': () => record({}),
  'a page behind the signature of ours': ({ record: ours }) =>
    Buffer.concat([ours.subarray(0, SIGNATURE), record({})]),
  'a page of which a byte has changed': ({ record: ours }) => {
    const bytes = Buffer.from(ours);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
    return bytes;
  },
  'half a page': ({ record: ours }) => ours.subarray(0, ours.length / 2),
  'few bytes that unpack to many': () => record({ brotli: BOMB }),
  'more bytes than any page has': () => Buffer.alloc(2 * MAX_RECORD),
  'a text': () => Buffer.from('<html>foreign</html>'),
  'a list': () => ['foreign'],
};

const program = redisProgram();

describe.skipIf(program === null)('what lies in Redis and is no page of ours', () => {
  async function poisoned() {
    const { url } = opened(await startRedis(program ?? ''));
    const one = opened(await openInstance('one', url));
    const other = opened(await openInstance('other', url));
    const client = createClient({ url }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
    await client.connect();
    opened({ stop: () => client.destroy() });
    const keyOf = (path: string) => `${SHARING.namespace}:page:document ${path}`;
    const bytesOf = async (path: string) => {
      await one.read(path);
      await one.written(path);
      return Buffer.from((await client.get(keyOf(path))) ?? '');
    };
    const poison = async (path: string, bytes: Buffer | readonly string[]) => {
      await client.del(keyOf(path));
      if (Buffer.isBuffer(bytes)) await client.set(keyOf(path), bytes);
      else await client.rPush(keyOf(path), [...bytes]);
    };
    return { url, one, other, client, keyOf, bytesOf, poison };
  }

  it('is a miss, whatever it is', async () => {
    const { other, keyOf, bytesOf, poison } = await poisoned();
    const another = await bytesOf('/items');
    for (const [at, [name, make]] of Object.entries(POISONS).entries()) {
      const path = `/item/${at + 1}`;
      const ours = await bytesOf(path);
      await poison(
        path,
        make({ key: keyOf(path), record: ours, content: ours.subarray(SIGNATURE), other: another }),
      );
      const { status, said } = await other.read(path);
      expect([name, status, said]).toEqual([name, 200, `other ${at + 1}`]);
    }
    // After all of them, it is still asked.
    expect((await other.read('/items')).said).toBe('one 1');
  });

  it('makes no page cold, and none come back that was purged', async () => {
    const { url, one, other, client, bytesOf } = await poisoned();
    await bytesOf('/kills');
    expect((await other.read('/kills')).said).toBe('one 1');
    for (const message of ['', 'foreign', `${Date.now() + 1_000} /kills`]) {
      await client.publish(`${SHARING.namespace}:purges`, message);
    }
    await client.set(`${SHARING.namespace}:purged:/kills`, String(0));
    await bytesOf('/items');
    expect((await other.read('/kills')).said).toBe('one 1');
    expect((await one.read('/kills')).said).toBe('one 1');
    const late = opened(await openInstance('late', url));
    expect((await late.read('/kills')).said).toBe('late 1');
  });
});
