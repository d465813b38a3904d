import { createClient, RESP_TYPES } from '@redis/client';

import { MAX_RECORD } from '../shared/redis-store.ts';
import { Seal } from '../shared/seal.ts';
import { SHARING } from './sharing-keys.ts';

/** Bytes of a signature before the content. */
const SIGNATURE = 32;

/** A record that an instance has written. */
interface Written {
  readonly key: string;
  /** All of its bytes. */
  readonly record: Buffer;
  /** The bytes under another key. */
  readonly other: Buffer;
}

/** A valid record. */
interface Forged {
  readonly content: Buffer;
  /** The same, with few bytes that unpack to many. */
  readonly bomb: Buffer;
}

type Poison = (written: Written, forged: Forged) => Buffer | readonly string[];

const POISONS: Readonly<Record<string, Poison>> = {
  'what stands under another name': ({ other }) => other,
  'what another build has written': ({ key, record }) =>
    new Seal(SHARING.secret, 'other').close(key, record.subarray(SIGNATURE)),
  'what somebody without the secret has signed': ({ key }, { content }) =>
    new Seal('y'.repeat(SHARING.secret.length), SHARING.namespace).close(key, content),
  'what nobody has signed': (_, { content }) => content,
  'something else behind our signature': ({ record }, { content }) =>
    Buffer.concat([record.subarray(0, SIGNATURE), content]),
  'a record of which a byte has changed': ({ record }) => {
    const bytes = Buffer.from(record);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 9) ^ 1, bytes.length - 9);
    return bytes;
  },
  'half a record': ({ record }) => record.subarray(0, record.length / 2),
  'few bytes that unpack to many': (_, { bomb }) => bomb,
  'more bytes than any record has': () => Buffer.alloc(2 * MAX_RECORD),
  'a text': () => Buffer.from('<html>foreign</html>'),
  'a list': () => ['foreign'],
};

/** The names of all kinds of poison. */
export const POISON_KINDS = Object.keys(POISONS);

/** Opens a client of a Redis under test, which reads and poisons what lies there. */
export async function openPoisoner(url: string) {
  const client = createClient({ url }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  await client.connect();
  const bytesOf = async (key: string) => Buffer.from((await client.get(key)) ?? '');
  /**
   * Puts poison in the place of a record.
   * @param otherKey names another record
   */
  const poison = async (kind: string, key: string, otherKey: string, forged: Forged) => {
    const bytes = POISONS[kind]?.(
      { key, record: await bytesOf(key), other: await bytesOf(otherKey) },
      forged,
    );
    await client.del(key);
    if (Buffer.isBuffer(bytes)) await client.set(key, bytes);
    else await client.rPush(key, [...(bytes ?? [])]);
  };
  return { client, poison, stop: () => client.destroy() };
}
