import { expect, test } from 'vitest';
import { responses, type ResponseScope } from '#lib/api/registry.ts';
import { cacheFor, cspNonce, setStatus } from './response-scope.ts';

const scopeOf = (given: { headersSent?: boolean; softNavigation?: boolean } = {}): ResponseScope => ({
  response: { headersSent: given.headersSent ?? false, statusCode: 200 },
  nonce: 'bm9uY2U=',
  softNavigation: given.softNavigation ?? false,
  keepSeconds: undefined,
});

function statusWithin(scope: ResponseScope): number {
  responses().run(scope, () => setStatus(404));
  return scope.response.statusCode;
}

test('a page sets its status', () => {
  expect(statusWithin(scopeOf())).toBe(404);
});

test('the status stands once the headers are out, and on soft navigation', () => {
  expect(statusWithin(scopeOf({ headersSent: true }))).toBe(200);
  expect(statusWithin(scopeOf({ softNavigation: true }))).toBe(200);
});

test('outside of a request nothing happens', () => {
  expect(() => setStatus(404)).not.toThrow();
  expect(() => cacheFor(60)).not.toThrow();
  expect(cspNonce()).toBeUndefined();
});

test('the shortest wish to be kept counts', () => {
  const scope = scopeOf();
  responses().run(scope, () => {
    cacheFor(60);
    cacheFor(15);
    cacheFor(3600);
  });
  expect(scope.keepSeconds).toBe(15);
});

test('what a page awaits still knows the response', async () => {
  const nonce = await responses().run(scopeOf(), async () => {
    await new Promise((resolve) => setTimeout(resolve, 1));
    return cspNonce();
  });
  expect(nonce).toBe('bm9uY2U=');
});
