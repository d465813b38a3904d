import { afterEach, describe, expect, it, vi } from 'vitest';

import { createQueryCache, type Question } from './query-cache.ts';
import { fakeSharedAnswers } from './testing/fake-shared-answers.ts';
import {
  arriving,
  away,
  counting,
  current,
  good,
  hanging,
  HOUR,
  POLICY,
} from './testing/cache-under-test.ts';

interface Numbered {
  readonly n: number | null;
}

const epoch = Date.now.bind(Date);

afterEach(() => void vi.restoreAllMocks());

/** Instances that share their answers, with a fake clock. */
function setUp() {
  let time = 1;
  const { kept, shared } = fakeSharedAnswers();
  vi.spyOn(Date, 'now').mockImplementation(() => epoch() + time);
  const instance = () => {
    const cache = createQueryCache({ clock: { now: () => time }, sharedAnswers: () => shared });
    const answer = (ask: Question<Numbered>['ask'], question: Partial<Question<Numbered>> = {}) =>
      cache.answer({ key: 'a', operation: 'GetKill', ask, sharedBy: '/kill/7', ...question });
    return answer;
  };
  const wait = async (milliseconds: number) => {
    time += milliseconds;
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  return { instance, kept, shared, wait };
}

describe('a query cache that shares its answers', () => {
  it('has the answer of another instance, and asks for none', async () => {
    const { instance, shared } = setUp();
    const [one, other] = [instance(), instance()];
    const ask = counting();
    await one(good(ask));
    expect(await other(good(ask))).toMatchObject(current(1));
    expect(await other(good(ask))).toMatchObject(current(1));
    expect(ask).toHaveBeenCalledTimes(1);
    expect(shared.find).toHaveBeenCalledTimes(2);
    expect(shared.find).toHaveBeenLastCalledWith('a', '/kill/7');
  });

  it('finds it as old as it is there, and fresh for as long', async () => {
    const { instance, wait } = setUp();
    const [one, other] = [instance(), instance()];
    const ask = counting();
    await one(good(ask));
    await wait(900);
    expect((await other(good(ask))).age).toEqual({ askedAt: 1, policy: POLICY, standsIn: false });
    await wait(200);
    expect(await other(good(ask))).toMatchObject(current(1));
    await wait(1);
    expect(await other(good(ask))).toMatchObject(current(2));
  });

  it('takes what another instance has asked meanwhile in place of asking', async () => {
    const { instance, wait } = setUp();
    const [one, other] = [instance(), instance()];
    const ask = counting();
    await one(good(ask));
    await other(good(ask));
    await wait(HOUR);
    await one(good(ask));
    expect(await other(good(ask))).toMatchObject(current(2));
    expect(ask).toHaveBeenCalledTimes(2);
  });

  it('asks anew where the other answer is from before a purge', async () => {
    const { instance, wait } = setUp();
    const [one, other] = [instance(), instance()];
    const ask = counting();
    await one(good(ask));
    await wait(100);
    expect(await other(good(ask), { freshness: { since: 50 } })).toMatchObject(current(2));
  });

  it('takes an answer from before its own clock began', async () => {
    const { instance, kept } = setUp();
    kept.set('a', { data: { n: 7 }, policy: POLICY, askedAt: -500, answeredAt: Date.now() });
    const ask = counting();
    const other = instance();
    for (const freshness of [undefined, { since: Number.NEGATIVE_INFINITY }]) {
      expect(await other(good(ask), { freshness })).toMatchObject(current(7));
    }
    expect(ask).not.toHaveBeenCalled();
  });

  it('serves a stale one with its age while the API fails, without waiting for the failure', async () => {
    const { instance, wait } = setUp();
    const one = instance();
    await one(good(counting()));
    await one(good(counting()), { key: 'b' });
    await wait(HOUR);
    const late = instance();
    expect(await late(away)).toMatchObject({ data: { n: 1 }, age: { standsIn: true } });
    expect(await late(good(hanging), { key: 'b' })).toMatchObject({ age: { standsIn: true } });
    const ask = counting();
    await wait(10);
    await late(good(ask), { key: 'b' });
    expect(ask).toHaveBeenCalledTimes(1);
  });

  it('shows an old one to those who have no time left for the new one', async () => {
    const { instance, wait } = setUp();
    await instance()(good(counting()));
    await wait(HOUR);
    const late = instance();
    const { slow, arrive } = arriving();
    const patient = late(good(slow));
    expect(await late(good(slow), { timeoutMs: 1 })).toMatchObject({
      data: { n: 1 },
      age: { standsIn: true },
    });
    arrive({ n: 2 });
    expect(await patient).toMatchObject(current(2));
  });

  it('compares the new answer with what another instance has seen', async () => {
    const { instance, wait } = setUp();
    await instance()(good(counting()));
    await wait(HOUR);
    const ask = vi.fn(good(counting()));
    await instance()(ask);
    expect(ask).toHaveBeenCalledWith(expect.objectContaining({ data: { n: 1 }, damaged: false }));
  });

  it('keeps to itself what is damaged, what does not exist, and what one visitor alone asks', async () => {
    const { instance, shared } = setUp();
    const one = instance();
    await one(async () => ({ data: { n: 1 }, policy: POLICY, damaged: true }));
    await one(async () => ({ data: { n: null }, policy: POLICY }), { key: 'b' });
    expect(shared.find).toHaveBeenCalledTimes(2);
    await one(good(counting()), { key: 'c', sharedBy: undefined });
    await expect(one(away, { key: 'd' })).rejects.toMatchObject({ kind: 'unreachable' });
    expect(shared.find).toHaveBeenCalledTimes(3);
    expect(shared.keep).not.toHaveBeenCalled();
  });
});
