import { expect, test } from 'vitest';
import { routableAddress } from './next-app.ts';

test.each([
  '/_global-error',
  '/_global-error?x=1',
  '/./_global-error',
  '/%2e/_global-error',
  '/a/../_global-error',
])('%s leads to the page for what is not found', (url) => {
  expect(routableAddress(url)).toBe('/_not-found');
});

test.each(['/', '/kills?page=%zz', '/_global-error/x', '/%zz', '/search/a%2Fb'])(
  '%s is asked as it is',
  (url) => {
    expect(routableAddress(url)).toBe(url);
  },
);
