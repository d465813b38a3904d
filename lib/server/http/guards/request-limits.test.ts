import { expect, test } from 'vitest';
import { MAX_BODY_BYTES, MAX_URL_LENGTH, refusal } from './request-limits.ts';

const statusOf = (method: string, url: string, headers: Record<string, string> = {}) =>
  refusal({ method, url, headers })?.status ?? 'taken';

test.each([
  ['GET', '/'],
  ['HEAD', '/kill/1'],
  ['GET', '/search/50%25%20off?after=%zz'],
  ['GET', '/search/a%2Fb%5Cc'],
  ['GET', '/graphql?query={__typename}'],
  ['OPTIONS', '/graphql'],
  ['OPTIONS', '/graphql/'],
  ['OPTIONS', '/oembed?url=x'],
  ['GET', '/graphql/?query={__typename}'],
  ['OPTIONS', '/kills.csv?soloOnly=true'],
  ['HEAD', '/kill/1.json'],
])('%s %s is taken', (method, url) => {
  expect(statusOf(method, url)).toBe('taken');
});

test.each([
  '/%',
  '/kill/%zz',
  '/kill/%ff',
  '/kill/%00',
  '//evil.example',
  '/\\evil.example',
  'http://evil.example/',
  '*',
  '',
  '//%',
])('GET %s is malformed', (url) => {
  expect(statusOf('GET', url)).toBe(400);
});

test('an address is at most 4096 characters long', () => {
  expect(statusOf('GET', `/${'a'.repeat(MAX_URL_LENGTH - 1)}`)).toBe('taken');
  expect(statusOf('GET', `/${'a'.repeat(MAX_URL_LENGTH)}`)).toBe(414);
});

test('methods are those that the address has, and the answer names them', () => {
  expect(refusal({ method: 'POST', url: '/', headers: {} })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD' },
  });
  expect(refusal({ method: 'POST', url: '/kills.csv', headers: {} })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD, OPTIONS' },
  });
  expect(statusOf('OPTIONS', '/kills?format=.csv')).toBe(405);
  expect(refusal({ method: 'DELETE', url: '/graphql', headers: {} })).toMatchObject({
    status: 405,
    headers: { allow: 'GET, HEAD, POST, OPTIONS' },
  });
  expect(statusOf('POST', '/graphql/x', { 'content-type': 'application/json' })).toBe(405);
});

test('only calls of the API have a body, of a type it reads and a size it bears', () => {
  const json = { 'content-type': 'Application/JSON; charset=utf-8' };
  expect(statusOf('GET', '/', { 'content-length': '0' })).toBe('taken');
  expect(statusOf('GET', '/', { 'content-length': '1' })).toBe(413);
  expect(statusOf('GET', '/graphql', { 'transfer-encoding': 'chunked' })).toBe(413);
  expect(statusOf('POST', '/graphql', { ...json, 'content-length': String(MAX_BODY_BYTES) })).toBe('taken');
  expect(statusOf('POST', '/graphql', { ...json, 'content-length': String(MAX_BODY_BYTES + 1) })).toBe(413);
  expect(statusOf('POST', '/graphql')).toBe(415);
  expect(statusOf('POST', '/graphql', { 'content-type': 'text/plain' })).toBe(415);
  expect(statusOf('POST', '/graphql', { 'content-type': 'multipart/form-data' })).toBe(415);
  expect(statusOf('POST', '/graphql/', json)).toBe('taken');
  expect(statusOf('POST', '/graphql', { ...json, 'content-encoding': 'identity' })).toBe('taken');
  expect(statusOf('POST', '/graphql', { ...json, 'content-encoding': 'gzip' })).toBe(415);
});
