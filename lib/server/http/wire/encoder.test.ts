import { expect, test } from 'vitest';
import { acceptedEncodings, isCompressible } from './encoder.ts';

const page = { status: 200, type: 'text/html; charset=utf-8', length: undefined, encoded: false };

test.each([
  'text/html; charset=utf-8',
  'text/x-component',
  'application/json',
  'application/graphql-response+json; charset=utf-8',
  'application/atom+xml',
  'application/ld+json',
  'image/svg+xml',
])('%s is compressed', (type) => {
  expect(isCompressible({ ...page, type })).toBe(true);
});

test.each(['image/png', 'font/woff2', 'application/octet-stream', ''])('%s is not', (type) => {
  expect(isCompressible({ ...page, type })).toBe(false);
});

test('what is small, empty or compressed already goes out as it is', () => {
  expect(isCompressible({ ...page, length: 1023 })).toBe(false);
  expect(isCompressible({ ...page, length: 1024 })).toBe(true);
  expect(isCompressible({ ...page, status: 304 })).toBe(false);
  expect(isCompressible({ ...page, encoded: true })).toBe(false);
});

test.each([
  [undefined, []],
  ['', []],
  ['identity', []],
  ['gzip', ['gzip']],
  ['gzip, deflate, br, zstd', ['br', 'gzip']],
  ['GZIP;q=0.5, BR;q=0', ['gzip']],
  ['*', ['br', 'gzip']],
  ['*;q=0, gzip', ['gzip']],
  ['brotli, gzipped', []],
  ['br;q=zero', []],
])('%s takes %j', (header, encodings) => {
  expect(acceptedEncodings(header)).toEqual(encodings);
});
