import { describe, expect, it, vi } from 'vitest';
import { createQueryCache } from './query-cache.ts';
import { ApiError } from './api-error.ts';

/* Questions and a cache for tests of it, with a clock that they set. */

/** Fresh for a second, served for two more while it is renewed. */
const POLICY = { fresh: 1_000, whileRevalidating: 2_000 };
/** Milliseconds. */
const HOUR = 3_600_000;

/** A request whose answers count how often it was sent. */
const counting = () => {
  let n = 0;
  return vi.fn(async () => ({ n: ++n }));
};
/** A request with a cache policy, as the cache sends it. */
const good =
  <T extends object>(ask: () => Promise<T>, policy = POLICY) =>
  async () => ({ data: await ask(), policy });
/** A question that fails for another reason than the API. */
const failing = () => Promise.reject(new Error('down'));
/** A question to an API that is away. */
const away = () => Promise.reject(new ApiError('unreachable'));
/** A question that is never answered. */
const hanging = () => new Promise<{ n: number }>(() => undefined);
/** An answer that arrives when it is released. */
function arriving() {
  let arrive: (answer: { n: number }) => void = () => undefined;
  const answer = new Promise<{ n: number }>((resolve) => (arrive = resolve));
  return { slow: vi.fn(() => answer), arrive };
}
/** The answer as the cache gives it while it is current. */
const current = (n: number) => ({ data: { n }, asOf: null });

/** A cache with a manual clock. */
function setUp() {
  // The cache takes a time of 0 for "no age", and reads the clock once a millisecond.
  let time = 1;
  const cache = createQueryCache({ clock: { now: () => time } });
  const wait = async (ms: number) => {
    time += ms;
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  const answer = async (key: string, ask: () => Promise<{ n: number }>, since?: number) => {
    const freshness = since === undefined ? undefined : { since };
    const found = await cache.answer({ operation: 'GetKill', key, ask: good(ask), freshness });
    return { data: found.data, asOf: found.provenance?.asOf ?? null };
  };
  return { answer, cache, wait };
}

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

    expect(await answerWith(POLICY)).toMatchObject({ data: { n: 1 }, provenance: null });
    await wait(HOUR / 2);
    expect(await answerWith(finished)).toMatchObject({ data: { n: 2 }, provenance: null });
    await wait(HOUR / 2);
    expect(await answerWith(POLICY)).toMatchObject({ data: { n: 2 }, provenance: null });
    await wait(HOUR);
    expect(await answerWith(POLICY)).toMatchObject({ data: { n: 2 }, provenance: null });
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

describe('query cache of an API that fails', () => {
  it('falls back to the old answer when asking fails', async () => {
    const { answer, wait } = setUp();

    await answer('a', counting());
    await wait(HOUR);

    const first = await answer('a', failing);
    const second = await answer('a', failing);

    expect([first.data, second.data]).toEqual([{ n: 1 }, { n: 1 }]);
    for (const { asOf } of [first, second]) expect(Date.now() - Number(asOf)).toBeLessThan(60_000);
  });

  it('says the age of an old answer to everybody who waited for the new one', async () => {
    const { answer, wait } = setUp();
    await answer('a', counting());
    await wait(HOUR);

    const joined = await Promise.all([answer('a', failing), answer('a', failing), answer('a', failing)]);
    expect(joined.map(({ asOf }) => typeof asOf)).toEqual(['number', 'number', 'number']);
  });

  it('says the age of an answer that could not be renewed behind', async () => {
    const { answer, wait } = setUp();
    await answer('a', counting());
    await wait(1_500);
    await answer('a', failing);
    await wait(10);

    expect((await answer('a', failing)).asOf).not.toBeNull();
  });

  it('gives the older answer with its age to those who have no time left, and the new one to others', async () => {
    const { cache, wait } = setUp();
    const question = { key: 'a', operation: 'GetKill' };
    const ask = counting();
    await cache.answer({ ...question, ask: good(ask) });
    await wait(HOUR);

    const { slow, arrive } = arriving();
    const patient = cache.answer({ ...question, ask: good(slow) });
    const hasty = await cache.answer({ ...question, ask: good(slow), timeoutMs: 1 });
    arrive({ n: 2 });
    expect(hasty).toMatchObject({ data: { n: 1 }, age: { standsIn: true } });
    expect(hasty.provenance).not.toBeNull();
    expect(await patient).toMatchObject({ data: { n: 2 }, provenance: null });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('fails for those who have no time left where there is no older answer, and goes on for others', async () => {
    const { cache } = setUp();
    const question = { key: 'a', operation: 'GetKill' };
    const { slow, arrive } = arriving();
    const patient = cache.answer({ ...question, ask: good(slow) });
    const hasty = cache.answer({ ...question, ask: good(slow), timeoutMs: 1 });
    await expect(hasty).rejects.toMatchObject({ kind: 'unreachable' });
    arrive({ n: 1 });
    expect(await patient).toMatchObject({ data: { n: 1 }, provenance: null });
    expect(slow).toHaveBeenCalledTimes(1);
  });

  it('serves a stale answer at once after a failure, and refreshes it in the background', async () => {
    const { answer, wait } = setUp();
    await answer('a', counting());
    await answer('b', counting());
    await wait(HOUR);
    await answer('a', away);

    for (const since of [undefined, HOUR]) {
      const { data, asOf } = await answer('b', hanging, since);
      expect([data, typeof asOf]).toEqual([{ n: 1 }, 'number']);
    }
  });

  it.each([
    ['after the failure of one question', failing, 0],
    ['some time after the failure of all', away, 61_000],
  ])('waits for new answers %s', async (_, failure, milliseconds) => {
    const { answer, wait } = setUp();
    await answer('a', counting());
    await answer('b', counting());
    await wait(HOUR);
    await answer('a', failure);
    await wait(milliseconds);

    expect(await answer('b', async () => ({ n: 2 }))).toEqual(current(2));
  });

  it('is current again as soon as the API answers', async () => {
    const { answer, wait } = setUp();
    const ask = counting();
    await answer('a', ask);
    await wait(HOUR);
    await answer('a', failing);
    await wait(10);

    await answer('a', ask);
    await wait(10);
    expect(await answer('a', ask)).toEqual(current(2));
  });

  it('fails when there is no old answer, and does not keep the failure', async () => {
    const { answer } = setUp();

    await expect(answer('a', failing)).rejects.toThrow('down');
    expect(await answer('a', counting())).toEqual(current(1));
  });
});
