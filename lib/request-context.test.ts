import { expect, test } from 'vitest';
import {
  cacheFor,
  cspNonce,
  newContext,
  setStatus,
  runWithContext,
  type RequestContext,
} from './request-context.ts';

const contextOf = (given: { headersSent?: boolean; softNavigation?: boolean } = {}): RequestContext =>
  newContext({
    response: { headersSent: given.headersSent ?? false, statusCode: 200 },
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
  expect(() => cacheFor(60)).not.toThrow();
  expect(cspNonce()).toBeUndefined();
});

test('the shortest wish to be kept counts', () => {
  const context = contextOf();
  runWithContext(context, () => {
    cacheFor(60);
    cacheFor(15);
    cacheFor(3600);
  });
  expect(context.keepSeconds).toBe(15);
});

test('what a page awaits still knows the response', async () => {
  const nonce = await runWithContext(contextOf(), async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return cspNonce();
  });
  expect(nonce).toBe('bm9uY2U=');
});
