import { expect, test, vi } from 'vitest';
import {
  cspNonce,
  isSentWhole,
  currentRequestId,
  newContext,
  pageAnswers,
  pageTimeLeft,
  type RequestContext,
  runWithContext,
  setStatus,
  wantedFreshness,
  withoutBudget,
} from './request-context.ts';

const contextOf = (given: { headersSent?: boolean; softNavigation?: boolean } = {}): RequestContext =>
  newContext({
    response: { headersSent: given.headersSent ?? false, statusCode: 200, setHeader: vi.fn() },
    path: '/kills',
    nonce: 'bm9uY2U=',
    softNavigation: given.softNavigation ?? false,
  });

function statusWithin(context: RequestContext): number {
  runWithContext(context, () => setStatus(404));
  return context.response.statusCode;
}

test('a page sets its status', () => {
  expect(statusWithin(contextOf())).toBe(404);
});

test('the status stands once the headers are out, and on soft navigation', () => {
  expect(statusWithin(contextOf({ headersSent: true }))).toBe(200);
  expect(statusWithin(contextOf({ softNavigation: true }))).toBe(200);
});

test('outside of a request nothing happens', () => {
  expect(() => setStatus(404)).not.toThrow();
  expect([pageAnswers(), wantedFreshness(), isSentWhole()]).toEqual([undefined, undefined, false]);
  expect(cspNonce()).toBeUndefined();
});

test('a page knows how it is sent, and what it wants of its answers', () => {
  const context = { ...contextOf(), whole: true, freshness: { since: 7 } };
  runWithContext(context, () => {
    expect([isSentWhole(), wantedFreshness()?.since]).toEqual([true, 7]);
    expect(pageAnswers()).toBe(context.answers);
  });
});

test('what a page awaits still knows the response', async () => {
  const nonce = await runWithContext(contextOf(), async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return cspNonce();
  });
  expect(nonce).toBe('bm9uY2U=');
});

test('a failing page says when to come again', () => {
  const context = contextOf();
  runWithContext(context, () => setStatus(503, { 'retry-after': '9' }));
  expect(context.response.setHeader).toHaveBeenCalledWith('retry-after', '9');
});

test('a page waits for four seconds in all, with a moment for what is asked last', () => {
  const left = [0, 1_000, 3_700, 3_900, 4_000, 4_100, 4_250, 9_000].map((after) =>
    runWithContext({ ...contextOf(), waitsSince: 5 }, () => pageTimeLeft(5 + after)),
  );
  expect(left).toEqual([4_000, 3_000, 300, 250, 250, 150, 0, 0]);
});

test('what no visitor waits for, and what takes its time, has no budget', () => {
  expect(runWithContext(contextOf(), () => pageTimeLeft())).toBeUndefined();
  const context = { ...contextOf(), waitsSince: 0, requestId: 'abc-1' };
  runWithContext(context, () => {
    expect(withoutBudget(() => [pageTimeLeft(), currentRequestId()])).toEqual([undefined, 'abc-1']);
    expect(pageTimeLeft()).toBeDefined();
  });
  expect(withoutBudget(() => pageTimeLeft())).toBeUndefined();
});
