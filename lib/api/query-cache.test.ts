import { describe, expect, it, vi } from 'vitest';

import { createQueryCache } from './query-cache.ts';
import { counting, current, failing, good, HOUR, POLICY, setUp } from './testing/cache-under-test.ts';

describe('query cache', () => {
  it('asks once for identical questions in flight and while the answer is fresh', async () => {
    const { answer, wait } = setUp();
    const ask = counting();

    const both = await Promise.all([answer('a', ask), answer('a', ask)]);
    await wait(900);
    await answer('a', ask);

    expect(both).toEqual([current(1), current(1)]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('keeps the answers of different questions apart', async () => {
    const { answer } = setUp();
    const ask = counting();

    expect(await answer('a', ask)).toEqual(current(1));
    expect(await answer('b', ask)).toEqual(current(2));
  });

  it('waits for a fresh answer where one is wanted, and for a new one where it has to be of later', async () => {
    const { answer, wait } = setUp();
    const ask = counting();

    await answer('a', ask);
    await wait(500);
    expect(await answer('a', ask, 0)).toEqual(current(1));
    expect(await answer('a', ask, 400)).toEqual(current(2));
    await wait(1_500);
    expect(await answer('a', ask, 400)).toEqual(current(3));
  });

  it('tells the age of an answer: when it was asked for, for how long it is good, whether it stands in', async () => {
    const { cache, wait } = setUp();
    await cache.answer({ operation: 'GetKill', key: 'a', ask: good(counting()) });
    await wait(500);
    const { age } = await cache.answer({ operation: 'GetKill', key: 'a', ask: failing });
    expect(age).toEqual({ askedAt: 1, policy: POLICY, standsIn: false });
    await wait(5_000);
    expect((await cache.answer({ operation: 'GetKill', key: 'a', ask: failing })).age).toEqual({
      ...age,
      standsIn: true,
    });
  });

  it('serves a stale answer at once and renews it behind', async () => {
    const { answer, wait } = setUp();
    const ask = counting();

    await answer('a', ask);
    await wait(1_500);

    expect(await answer('a', ask)).toEqual(current(1));
    await wait(1);
    expect(await answer('a', ask)).toEqual(current(2));
  });

  it('waits for a new answer when the old one is too old', async () => {
    const { answer, wait } = setUp();
    const ask = counting();

    await answer('a', ask);
    await wait(HOUR);

    expect(await answer('a', ask)).toEqual(current(2));
  });

  it('keeps each answer as long as its own policy says, whatever the next one will say', async () => {
    const { cache, wait } = setUp();
    const ask = counting();
    const finished = { fresh: HOUR, whileRevalidating: HOUR };
    const answerWith = (policy: typeof POLICY) =>
      cache.answer({ operation: 'GetKill', key: 'a', ask: good(ask, policy) });

    expect(await answerWith(POLICY)).toMatchObject(current(1));
    await wait(HOUR / 2);
    expect(await answerWith(finished)).toMatchObject(current(2));
    await wait(HOUR / 2);
    expect(await answerWith(POLICY)).toMatchObject(current(2));
    await wait(HOUR);
    expect(await answerWith(POLICY)).toMatchObject(current(2));
    await wait(HOUR);
    expect(ask).toHaveBeenCalledTimes(3);
  });

  it('holds no more than its bytes', async () => {
    const cache = createQueryCache({ maxBytes: 10_000 });
    const large = (key: string) =>
      cache.answer({ operation: 'GetKill', key, ask: good(async () => ({ text: 'x'.repeat(4_000) })) });
    for (const key of ['a', 'b', 'c', 'd']) await large(key);

    const ask = vi.fn(async () => ({ text: '' }));
    await cache.answer({ operation: 'GetKill', key: 'd', ask: good(ask) });
    expect(ask).not.toHaveBeenCalled();
    await cache.answer({ operation: 'GetKill', key: 'a', ask: good(ask) });
    expect(ask).toHaveBeenCalledTimes(1);
  });
});
