import { serialize } from 'node:v8';
import { brotliCompressSync } from 'node:zlib';

import { createClient, RESP_TYPES } from '@redis/client';

/** Bytes that occur on no page of the site. */
export const FOREIGN = 'foreign-bytes';

const record = (body: string | Buffer) =>
  serialize({
    status: 200,
    contentType: 'text/html; charset=utf-8',
    scriptHashes: [FOREIGN],
    link: undefined,
    vary: 'rsc',
    tag: FOREIGN,
    brotli: brotliCompressSync(body),
    bornAt: Date.now(),
    freshUntil: Date.now() + 60_000,
    goodUntil: Date.now() + 60_000,
  });

/** The kinds of poison, each made of the value under a key. */
const POISONS: readonly ((ours: Buffer, others: Buffer) => Buffer)[] = [
  (_, others) => others,
  () => record(`<main>${FOREIGN}</main><script>${FOREIGN}</script>`),
  (ours) => Buffer.concat([ours.subarray(0, 32), record(`<main>${FOREIGN}</main>`)]),
  (ours) => Buffer.from(ours.map((byte, at) => (at === ours.length - 9 ? byte ^ 1 : byte))),
  (ours) => ours.subarray(0, ours.length / 2),
  () => record(Buffer.alloc(32 * 1024 * 1024)),
  () => Buffer.alloc(4 * 1024 * 1024),
  () => Buffer.from(`<html>${FOREIGN}</html>`),
];

/** Replaces every page and answer in a Redis by poison, each kind in turn. Returns the number of records. */
export async function poisonAll(url: string): Promise<number> {
  const client = createClient({ url }).withTypeMapping({ [RESP_TYPES.BLOB_STRING]: Buffer });
  await client.connect();
  const keys = [...(await client.keys('*:page:*')), ...(await client.keys('*:answer:*'))].map(String);
  let others = Buffer.alloc(0);
  for (const [at, key] of keys.entries()) {
    const ours = Buffer.from((await client.get(key)) ?? '');
    const poison = POISONS[at % POISONS.length]?.(ours, others);
    if (poison) await client.set(key, poison);
    others = ours;
  }
  client.destroy();
  return keys.length;
}

/** Leaves no room for anything more. */
export async function fill(url: string): Promise<void> {
  const client = createClient({ url });
  await client.connect();
  await client.configSet({ maxmemory: '1mb', 'maxmemory-policy': 'noeviction' });
  client.destroy();
}
