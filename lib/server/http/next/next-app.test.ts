import { expect, test } from 'vitest';
import { sanitizeRequest } from './next-app.ts';

function sanitized(url: string, headers: Record<string, string> = {}) {
  const request = { url, headers };
  sanitizeRequest(request);
  return request;
}

test.each([
  '/_global-error',
  '/_global-error?x=1',
  '/./_global-error',
  '/%2e/_global-error',
  '/a/../_global-error',
])('%s leads to the page for what is not found', (url) => {
  expect(sanitized(url).url).toBe('/_not-found');
});

test.each(['/', '/kills?page=%zz', '/_global-error/x', '/%zz', '/search/a%2Fb'])(
  '%s is asked as it is',
  (url) => {
    expect(sanitized(url).url).toBe(url);
  },
);

test('of the prefetches only the kind that the site has is one', () => {
  expect(sanitized('/', { 'next-router-prefetch': '1' }).headers).toEqual({ 'next-router-prefetch': '1' });
  for (const kind of ['2', '3', 'junk']) {
    expect(sanitized('/', { 'next-router-prefetch': kind, rsc: '1' }).headers).toEqual({ rsc: '1' });
  }
});

test("no visitor's word is taken for one between parts of Next", () => {
  const internal = {
    'x-matched-path': '/credits',
    'x-middleware-rewrite': '/credits',
    'x-nextjs-data': '1',
    'x-now-route-matches': '1=2',
    'x-next-resume-state-length': '5',
    'x-prerender-revalidate': 'a',
    'next-resume': '1',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'evil.example',
    forwarded: 'host=evil.example',
    cookie: '__prerender_bypass=1',
  };
  const asked = { host: 'localhost', 'x-nonce': 'a', 'next-url': '/' };
  expect(sanitized('/', { ...internal, ...asked }).headers).toEqual(asked);
});
