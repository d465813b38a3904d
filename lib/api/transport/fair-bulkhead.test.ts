import { BulkheadRejectedError, TaskCancelledError } from 'cockatiel';
import { expect, it } from 'vitest';

import { FairBulkhead } from './fair-bulkhead.ts';

const NEVER = () => new AbortController().signal;

/** A bulkhead with calls that end on command. */
function setUp(slots = 8, queue = 4) {
  const fair = new FairBulkhead(slots, queue);
  const started: string[] = [];
  const begin = (operation: string, signal = NEVER()) => {
    let finish: () => void = () => undefined;
    const work = new Promise<void>((resolve) => (finish = resolve));
    const done = fair.run(operation, signal, () => {
      started.push(operation);
      return work;
    });
    const outcome = done.then(
      () => null,
      (error: unknown) => error,
    );
    return { outcome, end: async () => (finish(), await done) };
  };
  const many = (operation: string, count: number) => Array.from({ length: count }, () => begin(operation));
  const settled = () => new Promise((resolve) => setTimeout(resolve, 1));
  return { fair, begin, many, settled, started };
}

it('gives one operation half of the slots, and another one a quarter at once', async () => {
  const { many, settled, started } = setUp();
  many('slow', 7);
  many('quick', 3);
  await settled();
  expect(started).toEqual(['slow', 'slow', 'slow', 'slow', 'quick', 'quick']);
});

it('has no more calls under way than slots, and goes on in the order of arrival', async () => {
  const { begin, many, settled, started } = setUp();
  const first = ['a', 'b', 'c', 'd'].flatMap((operation) => many(operation, 2));
  begin('e');
  begin('f');
  await settled();
  expect(started).toHaveLength(8);
  await first[0]?.end();
  expect(started.slice(8)).toEqual(['e']);
  await first[1]?.end();
  expect(started.slice(8)).toEqual(['e', 'f']);
});

it('lets those go first that hold less than their quarter', async () => {
  const { begin, many, settled, started } = setUp();
  const [slow] = many('slow', 6);
  many('b', 2);
  many('c', 2);
  begin('late');
  await settled();
  expect(started).toHaveLength(8);
  await slow?.end();
  expect(started.at(-1)).toBe('late');
});

it('rejects the latest request of the longest waiting group when the queue is full', async () => {
  const { begin, many, settled } = setUp();
  const slow = many('slow', 8);
  await settled();
  const tooMany = begin('slow');
  expect(await tooMany.outcome).toBeInstanceOf(BulkheadRejectedError);

  many('quick', 2);
  many('other', 2);
  begin('late');
  expect(await slow.at(-1)?.outcome).toBeInstanceOf(BulkheadRejectedError);
});

it('forgets who waits no longer, and frees the slot of what failed', async () => {
  const { begin, many, settled, started } = setUp();
  const slow = many('slow', 4);
  const visit = new AbortController();
  const gone = begin('slow', visit.signal);
  visit.abort();
  expect(await gone.outcome).toBeInstanceOf(TaskCancelledError);
  begin('slow');
  await slow[0]?.end();
  await settled();
  expect(started).toHaveLength(5);

  const fair = new FairBulkhead(1);
  await expect(fair.run('a', NEVER(), () => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await fair.run('a', NEVER(), async () => 'answer')).toBe('answer');
});

it('has one call under way after a slow start, and one more with each that widens it', async () => {
  const { fair, many, settled, started } = setUp(4, 20);
  fair.startSlowly();
  const calls = ['a', 'b', 'c', 'd', 'e', 'f'].flatMap((operation) => many(operation, 1));
  await settled();
  expect(started).toHaveLength(1);
  await calls[0]?.end();
  expect(started).toHaveLength(2);
  fair.widen();
  await settled();
  expect(started).toHaveLength(3);
  for (let more = 0; more < 5; more += 1) fair.widen();
  await settled();
  expect(started).toHaveLength(5);
});
