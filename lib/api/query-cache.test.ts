import { describe, expect, it, vi } from 'vitest';

import { createQueryCache } from './query-cache.ts';

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
  const cache = createQueryCache({ now: () => time });
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

    const both = await Promise.all([
      cache.answer({ key: 'a', policy: POLICY, ask: ask }),
      cache.answer({ key: 'a', policy: POLICY, ask: ask }),
    ]);
    await wait(900);
    await cache.answer({ key: 'a', policy: POLICY, ask: ask });

    expect(both).toEqual([{ n: 1 }, { n: 1 }]);
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('keeps the answers of different questions apart', async () => {
    const { cache } = setUp();
    const ask = counting();

    expect(await cache.answer({ key: 'a', policy: POLICY, ask: ask })).toEqual({ n: 1 });
    expect(await cache.answer({ key: 'b', policy: POLICY, ask: ask })).toEqual({ n: 2 });
  });

  it('serves a stale answer at once and renews it behind', async () => {
    const { cache, wait } = setUp();
    const ask = counting();

    await cache.answer({ key: 'a', policy: POLICY, ask: ask });
    await wait(1_500);

    expect(await cache.answer({ key: 'a', policy: POLICY, ask: ask })).toEqual({ n: 1 });
    expect(await cache.answer({ key: 'a', policy: POLICY, ask: ask })).toEqual({ n: 2 });
  });

  it('waits for a new answer when the old one is too old', async () => {
    const { cache, wait } = setUp();
    const ask = counting();

    await cache.answer({ key: 'a', policy: POLICY, ask: ask });
    await wait(HOUR);

    expect(await cache.answer({ key: 'a', policy: POLICY, ask: ask })).toEqual({ n: 2 });
  });

  it('falls back to the old answer when asking fails', async () => {
    const { cache, wait } = setUp();

    await cache.answer({ key: 'a', policy: POLICY, ask: counting() });
    await wait(HOUR);

    const onStale = vi.fn();
    expect(await cache.answer({ key: 'a', policy: POLICY, ask: failing, onStale })).toEqual({ n: 1 });
    expect(await cache.answer({ key: 'a', policy: POLICY, ask: failing, onStale })).toEqual({ n: 1 });

    expect(onStale).toHaveBeenCalledTimes(2);
    expect(Date.now() - Number(onStale.mock.calls[0]?.[0])).toBeLessThan(60_000);
  });

  it('fails when there is no old answer, and does not keep the failure', async () => {
    const { cache } = setUp();

    await expect(cache.answer({ key: 'a', policy: POLICY, ask: failing })).rejects.toThrow('down');
    expect(await cache.answer({ key: 'a', policy: POLICY, ask: counting() })).toEqual({ n: 1 });
  });
});
