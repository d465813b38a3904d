import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { newContext, runWithContext } from '#lib/request-context.ts';

import { ApiError } from '../api-error.ts';
import { ApiCalls, OWN, REMOTE } from './api-calls.ts';
import { registerFailureReporter, type UpstreamFailure } from './failure-reports.ts';

let reports: UpstreamFailure[];

beforeEach(() => {
  vi.useFakeTimers();
  reports = [];
  registerFailureReporter((failure) => reports.push(failure));
});
afterEach(() => {
  vi.useRealTimers();
});

const away = () => vi.fn(() => Promise.reject(new ApiError('unreachable')));
const busy = (advice = {}) => vi.fn(() => Promise.reject(new ApiError('overloaded', undefined, advice)));
const hanging = () => vi.fn(() => new Promise<string>(() => undefined));
const answering = () => vi.fn(async () => 'answer');

/** Returns the error of a failed call and the milliseconds until it failed; undefined for a call that is answered. */
async function failureOf(run: Promise<unknown>): Promise<{ error: ApiError; after: number } | undefined> {
  const began = performance.now();
  const outcome = run.then(
    () => undefined,
    (error: unknown) => {
      if (!(error instanceof ApiError)) throw new Error('not an ApiError', { cause: error });
      return { error, after: performance.now() - began };
    },
  );
  await vi.runAllTimersAsync();
  return outcome;
}

const times = (count: number) => Array.from({ length: count });

/** Lets an operation fail a number of times. */
async function fail(
  calls: ApiCalls,
  count: number,
  operation = 'GetKill',
  call: () => Promise<unknown> = away(),
): Promise<void> {
  await Promise.all(times(count).map(() => failureOf(calls.run(operation, call))));
}

it('makes a call once more after a failure that may pass, and no more often', async () => {
  const calls = new ApiCalls(REMOTE);
  const once = vi.fn(answering()).mockRejectedValueOnce(new ApiError('unreachable'));
  const answered = calls.run('GetKill', once);
  await vi.runAllTimersAsync();
  expect(await answered).toBe('answer');

  const call = away();
  expect((await failureOf(calls.run('GetKill', call)))?.error.kind).toBe('unreachable');
  expect([once, call].map(({ mock }) => mock.calls.length)).toEqual([2, 2]);
});

it.each([
  ['a question that it refuses', 'refused'],
  ['an answer that cannot be read', 'malformed'],
] as const)('does not ask again after %s', async (_, kind) => {
  const call = vi.fn(() => Promise.reject(new ApiError(kind)));
  await failureOf(new ApiCalls(REMOTE).run('GetKill', call));
  expect(call).toHaveBeenCalledTimes(1);
});

it('leaves it to our own API to ask again', async () => {
  const call = away();
  await failureOf(new ApiCalls(OWN).run('GetKill', call));
  expect(call).toHaveBeenCalledTimes(1);
});

it('gives up after three seconds, the retry included', async () => {
  const late = vi.fn(
    () => new Promise((_, reject) => setTimeout(reject, 2_900, new ApiError('unreachable'))),
  );
  for (const call of [hanging(), late]) {
    const failure = await failureOf(new ApiCalls(REMOTE).run('GetKill', call));
    expect([failure?.error.kind, failure?.after]).toEqual(['unreachable', 3_000]);
  }
});

it('answers at once, and asks nothing, while at least half of 20 calls have failed', async () => {
  const calls = new ApiCalls(REMOTE);
  for (const _ of times(10)) await calls.run('GetKill', answering());
  await fail(calls, 9);
  const tenth = away();
  await fail(calls, 1, 'GetKill', tenth);
  expect(tenth).toHaveBeenCalled();

  const call = answering();
  const failure = await failureOf(calls.run('GetKill', call));
  expect([failure?.error.kind, failure?.error.retryAfter, failure?.after]).toEqual(['overloaded', 5, 0]);
  expect(call).not.toHaveBeenCalled();
});

it('asks on while more than half of the calls are answered, and after fewer than 20', async () => {
  const calls = new ApiCalls(REMOTE);
  for (const _ of times(11)) await calls.run('GetKill', answering());
  await fail(calls, 10);
  expect(await calls.run('GetKill', answering())).toBe('answer');

  await fail(calls, 19, 'GetGuild');
  expect(await calls.run('GetGuild', answering())).toBe('answer');
});

it('leaves other operations alone', async () => {
  const calls = new ApiCalls(REMOTE);
  await fail(calls, 20, 'Search', hanging());
  expect((await failureOf(calls.run('Search', answering())))?.after).toBe(0);
  expect(await calls.run('GetKill', answering())).toBe('answer');
});

it('lets one call try after five seconds, answers others at once meanwhile, and asks again after it', async () => {
  const calls = new ApiCalls(REMOTE);
  await fail(calls, 20);
  await vi.advanceTimersByTimeAsync(5_000);

  let answer: (text: string) => void = () => undefined;
  const trial = new Promise<string>((resolve) => (answer = resolve));
  const first = calls.run('GetKill', () => trial);
  await vi.advanceTimersByTimeAsync(1);
  const second = answering();
  await expect(calls.run('GetKill', second)).rejects.toMatchObject({ kind: 'overloaded' });
  expect(second).not.toHaveBeenCalled();

  answer('answer');
  expect(await first).toBe('answer');
  expect(await calls.run('GetKill', second)).toBe('answer');
});

it('counts no question that was refused', async () => {
  const calls = new ApiCalls(REMOTE);
  await fail(
    calls,
    30,
    'GetKill',
    vi.fn(() => Promise.reject(new ApiError('refused'))),
  );
  expect(await calls.run('GetKill', answering())).toBe('answer');
});

it('asks no operation before the time that the API has named, and says how long that is', async () => {
  const calls = new ApiCalls(REMOTE);
  await fail(calls, 1, 'Search', busy({ retryAfter: 30 }));
  await vi.advanceTimersByTimeAsync(10_500);
  const call = answering();
  expect((await failureOf(calls.run('Search', call)))?.error).toMatchObject({
    kind: 'overloaded',
    retryAfter: 20,
  });
  expect(call).not.toHaveBeenCalled();
  expect(await calls.run('GetKill', answering())).toBe('answer');

  await vi.advanceTimersByTimeAsync(19_500);
  expect(await calls.run('Search', call)).toBe('answer');
});

it('asks nothing at all before that time where the API has too many questions, and does not try again', async () => {
  const calls = new ApiCalls(REMOTE);
  const call = busy({ retryAfter: 30, holdsForAll: true });
  await fail(calls, 1, 'Search', call);
  expect(call).toHaveBeenCalledTimes(1);
  expect((await failureOf(calls.run('GetKill', answering())))?.error.headers).toEqual({
    'retry-after': '30',
  });
});

const SECOND_PAUSE = { retryAfter: 1, holdsForAll: true };

/** An API that refuses questions with 429 until a time, and counts them. */
function throttled(until: number, patience = SECOND_PAUSE) {
  const began = performance.now();
  const sent: number[] = [];
  const call = vi.fn(async () => {
    sent.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 10));
    if (performance.now() - began < until) throw new ApiError('overloaded', undefined, patience);
    return 'answer';
  });
  return { call, sent };
}

/** Runs parallel calls for a visitor who has waited for some milliseconds; returns the outcome of each. */
async function forVisitor(waited: number, runs: readonly (() => Promise<unknown>)[]): Promise<unknown[]> {
  const response = { headersSent: false, statusCode: 200, setHeader: vi.fn() };
  const waitsSince = performance.now() - waited;
  const context = newContext({ response, path: '/', nonce: '', softNavigation: false, waitsSince });
  const outcomes = runWithContext(context, () => Promise.allSettled(runs.map((run) => run())));
  await vi.runAllTimersAsync();
  return (await outcomes).map((one) => (one.status === 'fulfilled' ? one.value : one.reason));
}

it('waits for the end of a pause that is shorter than the time of the page, and asks again', async () => {
  const calls = new ApiCalls(REMOTE);
  const { call, sent } = throttled(500);
  const other = answering();
  const runs = [() => calls.run('GetKill', call), () => calls.run('GetGuild', other)];
  expect(await forVisitor(0, runs)).toEqual(['answer', 'answer']);
  expect(sent).toEqual([0, 1_010]);
});

it('holds back those that come within the pause, and answers them after it', async () => {
  const calls = new ApiCalls(REMOTE);
  await fail(calls, 1, 'Search', busy({ retryAfter: 2.9, holdsForAll: true }));
  const call = answering();
  expect(await forVisitor(0, [() => calls.run('GetKill', call)])).toEqual(['answer']);
  expect(call).toHaveBeenCalledTimes(1);
});

it('answers at once where the page has no time left for the pause', async () => {
  const calls = new ApiCalls(REMOTE);
  await fail(calls, 1, 'Search', busy({ retryAfter: 3.5, holdsForAll: true }));
  const began = performance.now();
  const [failure] = await forVisitor(1_000, [() => calls.run('GetKill', answering())]);
  expect([failure, performance.now() - began]).toEqual([
    expect.objectContaining({ kind: 'overloaded', retryAfter: 4 }),
    0,
  ]);
});

it('asks a few times and no more, however short the pauses are', async () => {
  for (const retryAfter of [0, 1]) {
    const { call } = throttled(60_000, { retryAfter, holdsForAll: true });
    const run = () => new ApiCalls(REMOTE).run('GetKill', call);
    expect(await forVisitor(0, [run])).toMatchObject([{ kind: 'overloaded' }]);
    expect(call).toHaveBeenCalledTimes(4);
  }
});

it('asks one question after a pause, and more as they are answered, instead of all at once', async () => {
  const calls = new ApiCalls(REMOTE);
  const { call, sent } = throttled(1_500);
  const runs = times(40).map((_, n) => () => calls.run(`Get${n}`, call));
  expect(new Set(await forVisitor(0, runs))).toEqual(new Set(['answer']));
  const within = (from: number, to: number) => sent.filter((at) => at >= from && at < to).length;
  expect(within(0, 1_000)).toBe(32);
  // One that is refused ends the second attempt of all.
  expect(within(1_000, 2_000)).toBe(1);
  expect(sent.filter((at) => at >= 2_000).slice(0, 7)).toEqual([
    2_020, 2_030, 2_030, 2_040, 2_040, 2_040, 2_040,
  ]);
});

it('reports what has failed, once, and nothing that was not asked', async () => {
  const calls = new ApiCalls(REMOTE);
  await fail(calls, 1, 'GetKill', hanging());
  expect(reports).toEqual([
    { operation: 'GetKill', kind: 'unreachable', milliseconds: 3_000, requestId: undefined },
  ]);

  await fail(calls, 19);
  expect(reports).toHaveLength(20);
  await fail(calls, 5);
  expect(reports).toHaveLength(20);
});
