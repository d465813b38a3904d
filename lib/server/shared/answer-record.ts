import { promisify } from 'node:util';
import { constants, deflateRaw, inflateRaw } from 'node:zlib';

import * as v from 'valibot';

import type { SharedAnswer } from '#lib/api/shared-answers.ts';

import { fromEpoch, toEpoch } from './epoch.ts';

const pack = promisify(deflateRaw);
const unpack = promisify(inflateRaw);

/** Bytes of the largest answer that is unpacked; a remote API's own are no larger. */
const MAX_ANSWER = 4 * 1024 * 1024;
/** Answers are numbers and names, which the least effort makes five times smaller. */
const EFFORT = { level: constants.Z_BEST_SPEED };

/** An answer as it is written for other instances, whose monotonic clocks are other ones. */
const schema = v.object({
  data: v.record(v.string(), v.unknown()),
  policy: v.object({ fresh: v.number(), whileRevalidating: v.number() }),
  /** These are in epoch milliseconds. */
  askedAt: v.number(),
  answeredAt: v.number(),
});

/** An answer as bytes. */
export function writeAnswerRecord({ data, policy, askedAt, answeredAt }: SharedAnswer): Promise<Buffer> {
  const { fresh, whileRevalidating } = policy;
  const record = { data, policy: { fresh, whileRevalidating }, askedAt: toEpoch(askedAt), answeredAt };
  return pack(JSON.stringify(record), EFFORT);
}

/** The answer of such bytes; undefined where they are something else. */
export async function readAnswerRecord(bytes: Buffer): Promise<SharedAnswer | undefined> {
  const result = v.safeParse(schema, await valueOf(bytes));
  if (!result.success) return undefined;
  const { askedAt, ...answer } = result.output;
  // The clock of another machine may be ahead; no answer is from the future.
  return { ...answer, askedAt: Math.min(fromEpoch(askedAt), performance.now()) };
}

async function valueOf(bytes: Buffer): Promise<unknown> {
  try {
    const text = await unpack(bytes, { maxOutputLength: MAX_ANSWER });
    return JSON.parse(text.toString());
  } catch {
    return undefined;
  }
}
