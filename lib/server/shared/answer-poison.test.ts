import { createHash } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';

import { describe, expect, it } from 'vitest';

import { CATALOGUE } from '#lib/api/cache-policy.ts';

import { openPoisoner, POISON_KINDS } from '../testing/poisons.ts';
import { openAsking } from '../testing/sharing-answers.ts';
import { SHARING } from '../testing/sharing-keys.ts';
import { redisProgram, startRedis } from '../testing/start-redis.ts';
import { stoppedAfterTest } from '../testing/stopped-after-test.ts';

const record = (said: string) =>
  deflateRawSync(
    JSON.stringify({ data: { said }, policy: CATALOGUE, askedAt: Date.now(), answeredAt: Date.now() }),
  );
const FORGED = { content: record('foreign'), bomb: record(' '.repeat(64 * 1024 * 1024)) };

const keyOf = (question: string) =>
  `${SHARING.namespace}:answer:${createHash('sha256').update(question).digest('base64url')}`;

const program = redisProgram();

describe.skipIf(program === null)('what lies in Redis and is no answer of ours', () => {
  it('is a miss, whatever it is', async () => {
    const { url } = stoppedAfterTest(await startRedis(program ?? ''));
    const [one, other] = [
      stoppedAfterTest(await openAsking('one', url)),
      stoppedAfterTest(await openAsking('other', url)),
    ];
    const { poison } = stoppedAfterTest(await openPoisoner(url));
    await one.ask('first');
    await one.written('first');
    for (const [at, kind] of POISON_KINDS.entries()) {
      await one.ask(kind);
      await one.written(kind);
      await poison(kind, keyOf(kind), keyOf('first'), FORGED);
      expect([kind, await other.ask(kind)]).toEqual([kind, `other ${at + 1}`]);
    }
    // After all of them, it is still asked.
    expect(await other.ask('first')).toBe('one 1');
  });
});
