import { expect, test } from 'vitest';
import { requestKind } from './request-kind.ts';

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
