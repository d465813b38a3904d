import { expect, test } from 'vitest';
import {
  cspNonce,
  isSentWhole,
  newContext,
  pageAnswers,
  type RequestContext,
  runWithContext,
  setStatus,
  wantedFreshness,
} from './request-context.ts';

const contextOf = (given: { headersSent?: boolean; softNavigation?: boolean } = {}): RequestContext =>
  newContext({
    response: { headersSent: given.headersSent ?? false, statusCode: 200 },
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
