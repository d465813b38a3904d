import { expect, test, vi } from 'vitest';
import {
  cspNonce,
  isSentWhole,
  newContext,
  pageAnswers,
  type RequestContext,
  runWithContext,
  wantedFreshness,
} from './request-context.ts';

const contextOf = (): RequestContext =>
  newContext({
    response: { headersSent: false, statusCode: 200, setHeader: vi.fn() },
    path: '/kills',
    nonce: 'bm9uY2U=',
    softNavigation: false,
  });

test('outside of a request nothing happens', () => {
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
