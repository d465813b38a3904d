import { expect, test, vi } from 'vitest';
import { setStatus } from './page-status.ts';
import { newContext, type RequestContext, runWithContext } from './request-context.ts';

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

test('a failing page says when to come again', () => {
  const context = contextOf();
  runWithContext(context, () => setStatus(503, { 'retry-after': '9' }));
  expect(context.response.setHeader).toHaveBeenCalledWith('retry-after', '9');
});

test('outside of a request nothing happens', () => {
  expect(() => setStatus(404)).not.toThrow();
});
