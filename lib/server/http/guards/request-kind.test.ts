import { expect, test } from 'vitest';
import { asksForExplorer, requestKind } from './request-kind.ts';

const kindOf = (url: string, headers = {}) => requestKind({ method: 'GET', url, headers });

test.each([
  ['/', 'page'],
  ['/kill/7?x=1.csv', 'page'],
  ['/search', 'search'],
  ['/search/a.csv', 'search'],
  ['/%73earch/a', 'search'],
  ['/kills.csv?soloOnly=true', 'export'],
  ['/kills.c%73v', 'export'],
  ['/kills.atom', 'feed'],
  ['/kill/7.jpg', 'preview'],
  ['/oembed?url=x', 'export'],
  ['/graphql?query={x}', 'graphql'],
  ['/graphql/?query={x}', 'graphql'],
  ['/graphql/x', 'page'],
  ['/sheet/badges', 'picture'],
  ['/images/maps/1.jpg', 'file'],
  ['/robots.txt', 'file'],
  ['/llms.txt', 'file'],
  ['/.well-known/security.txt', 'file'],
  ['/sitemaps/kill-1.xml', 'sitemap'],
  ['/readyz', 'health'],
  ['/%zz', 'page'],
  ['', 'page'],
])('%s is asked for as %s', (url, kind) => {
  expect(kindOf(url)).toBe(kind);
});

test('what the router asks is told apart, and the explorer is a page', () => {
  expect(kindOf('/kills', { rsc: '1' })).toBe('router');
  expect(kindOf('/graphql', { accept: 'text/html' })).toBe('page');
});

const CHROMIUM =
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8,application/signed-exchange;v=b3;q=0.7';

test.each([
  ['a navigation', 'GET', { accept: CHROMIUM }],
  ['its preview', 'HEAD', { accept: CHROMIUM }],
  ['a browser of few words', 'GET', { accept: 'Text/HTML' }],
  ['one that names HTML first', 'GET', { accept: 'text/html, application/json' }],
  ['the router of the site', 'GET', { accept: '*/*', rsc: '1' }],
])('%s gets the page', (_, method, headers) => {
  expect(asksForExplorer({ method, headers })).toBe(true);
});

test.each([
  ['a call', 'POST', { accept: CHROMIUM }],
  ['a call from a page of the router', 'POST', { accept: '*/*', rsc: '1' }],
  ['a preflight', 'OPTIONS', { accept: '*/*' }],
  ['curl', 'GET', { accept: '*/*' }],
  ['a client without a wish', 'GET', {}],
  ['a client of the API', 'GET', { accept: 'application/graphql-response+json, application/json;q=0.9' }],
  ['one that names HTML second', 'GET', { accept: 'application/json, text/html' }],
  ['one that would put up with HTML', 'GET', { accept: 'application/json, text/html;q=0.5' }],
  ['one that refuses HTML', 'GET', { accept: 'text/html;q=0' }],
])('%s gets the API', (_, method, headers) => {
  expect(asksForExplorer({ method, headers })).toBe(false);
});
