import { describe, expect, it } from 'vitest';

import {
  arriving,
  away,
  counting,
  current,
  failing,
  good,
  hanging,
  HOUR,
  setUp,
} from './testing/cache-under-test.ts';

describe('query cache of an API that fails', () => {
  it('falls back to the old answer when asking fails', async () => {
    const { answer, wait } = setUp();

    await answer('a', counting());
    await wait(HOUR);

    const first = await answer('a', failing);
    const second = await answer('a', failing);

    expect([first.data, second.data]).toEqual([{ n: 1 }, { n: 1 }]);
    for (const { staleSince } of [first, second])
      expect(Date.now() - Number(staleSince)).toBeLessThan(60_000);
  });

  it('says the age of an old answer to everybody who waited for the new one', async () => {
    const { answer, wait } = setUp();
    await answer('a', counting());
    await wait(HOUR);

    const joined = await Promise.all([answer('a', failing), answer('a', failing), answer('a', failing)]);
    expect(joined.map(({ staleSince }) => typeof staleSince)).toEqual(['number', 'number', 'number']);
  });

  it('says the age of an answer that could not be renewed behind', async () => {
    const { answer, wait } = setUp();
    await answer('a', counting());
    await wait(1_500);
    await answer('a', failing);
    await wait(10);

    expect((await answer('a', failing)).staleSince).not.toBeNull();
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
    expect(hasty.staleSince).not.toBeNull();
    expect(await patient).toMatchObject(current(2));
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
    expect(await patient).toMatchObject(current(1));
    expect(slow).toHaveBeenCalledTimes(1);
  });

  it('serves a stale answer at once after a failure, and refreshes it in the background', async () => {
    const { answer, wait } = setUp();
    await answer('a', counting());
    await answer('b', counting());
    await wait(HOUR);
    await answer('a', away);

    for (const since of [undefined, HOUR]) {
      const { data, staleSince } = await answer('b', hanging, since);
      expect([data, typeof staleSince]).toEqual([{ n: 1 }, 'number']);
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
