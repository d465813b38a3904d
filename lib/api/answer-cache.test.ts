import { describe, expect, it, vi } from 'vitest';

import { createAnswerCache } from './answer-cache.ts';

const POLICY = { fresh: 1_000, whileRevalidating: 2_000 };
const HOUR = 3_600_000;

const counting = () => {
  let n = 0;
  return vi.fn(async () => ({ n: ++n }));
};
const failing = () => Promise.reject(new Error('down'));

function setUp() {
  // The cache takes a time of 0 for "no age", and reads the clock once a millisecond.
  let time = 1;
  const cache = createAnswerCache({ now: () => time });
  const wait = async (ms: number) => {
    time += ms;
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { cache, wait };
}

describe('answer cache', () => {
  it('asks once for identical questions in flight and while the answer is fresh', async () => {
    const { cache, wait } = setUp();
    const ask = counting();

    const both = await Promise.all([cache.answer('a', POLICY, ask), cache.answer('a', POLICY, ask)]);
    await wait(900);
    await cache.answer('a', POLICY, ask);

    expect(both).toEqual([{ n: 1 }, { n: 1 }]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('keeps the answers of different questions apart', async () => {
    const { cache } = setUp();
    const ask = counting();

    expect(await cache.answer('a', POLICY, ask)).toEqual({ n: 1 });
    expect(await cache.answer('b', POLICY, ask)).toEqual({ n: 2 });
  });

  it('serves a stale answer at once and renews it behind', async () => {
    const { cache, wait } = setUp();
    const ask = counting();

    await cache.answer('a', POLICY, ask);
    await wait(1_500);

    expect(await cache.answer('a', POLICY, ask)).toEqual({ n: 1 });
    expect(await cache.answer('a', POLICY, ask)).toEqual({ n: 2 });
  });

  it('waits for a new answer when the old one is too old', async () => {
    const { cache, wait } = setUp();
    const ask = counting();

    await cache.answer('a', POLICY, ask);
    await wait(HOUR);

    expect(await cache.answer('a', POLICY, ask)).toEqual({ n: 2 });
  });

  it('falls back to the old answer when asking fails', async () => {
    const { cache, wait } = setUp();

    await cache.answer('a', POLICY, counting());
    await wait(HOUR);

    expect(await cache.answer('a', POLICY, failing)).toEqual({ n: 1 });
    expect(await cache.answer('a', POLICY, failing)).toEqual({ n: 1 });
  });

  it('fails when there is no old answer, and does not keep the failure', async () => {
    const { cache } = setUp();

    await expect(cache.answer('a', POLICY, failing)).rejects.toThrow('down');
    expect(await cache.answer('a', POLICY, counting())).toEqual({ n: 1 });
  });
});
