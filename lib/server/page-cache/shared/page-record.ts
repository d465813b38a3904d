import { deserialize, serialize } from 'node:v8';

import * as v from 'valibot';

import { fromEpoch, toEpoch } from '../../shared/epoch.ts';
import { CopyBodies } from '../copy-bodies.ts';
import { pagePolicyOf, type PolicyOrigins } from '../make-copy.ts';
import { PageCopy } from '../page-copy.ts';

/**
 * A page as other processes receive it. Its birth is in epoch milliseconds, since each process has its own monotonic
 * clock; its lifetime is stored separately, so that a clock change cannot alter it.
 */
const schema = v.object({
  status: v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  contentType: v.string(),
  scriptHashes: v.array(v.string()),
  link: v.optional(v.string()),
  vary: v.string(),
  /** Identifies the content in ETags. */
  tag: v.string(),
  brotli: v.custom<Uint8Array>((value) => value instanceof Uint8Array),
  /** Epoch milliseconds. */
  bornAt: v.number(),
  /** Milliseconds from its birth, as the next. */
  freshFor: v.number(),
  goodFor: v.number(),
});

/** Serialises a page of quality 'current'. */
export async function writePageRecord({ content, age }: PageCopy): Promise<Buffer> {
  const { status, contentType, scriptHashes, link, vary, bodies } = content;
  return serialize({
    status,
    contentType,
    scriptHashes: [...scriptHashes],
    link,
    vary,
    tag: bodies.tag,
    brotli: await bodies.make('br'),
    bornAt: toEpoch(age.bornAt),
    freshFor: age.freshUntil - age.bornAt,
    goodFor: age.goodUntil - age.bornAt,
  } satisfies v.InferInput<typeof schema>);
}

/** Deserialises a page; undefined for anything else, such as what another version of Node wrote. */
export function readPageRecord(bytes: Buffer, origins: PolicyOrigins): PageCopy | undefined {
  const result = v.safeParse(schema, valueOf(bytes));
  if (!result.success) return undefined;
  const { tag, brotli, bornAt: epoch, freshFor, goodFor, link, ...fields } = result.output;
  const content = {
    ...fields,
    link,
    policy: pagePolicyOf(fields.scriptHashes, origins),
    bodies: CopyBodies.ofBrotli(Buffer.from(brotli), tag),
    quality: 'current' as const,
  };
  const bornAt = fromEpoch(epoch);
  return new PageCopy(content, { bornAt, freshUntil: bornAt + freshFor, goodUntil: bornAt + goodFor });
}

function valueOf(bytes: Buffer): unknown {
  try {
    return deserialize(bytes);
  } catch {
    return undefined;
  }
}
