import { expect, test } from 'vitest';
import { routeAddress } from './route-address.ts';

test.each([
  ['/kill/7.csv', '/export/csv/kill/7'],
  ['/kills.atom?soloOnly=true', '/export/atom/kills?soloOnly=true'],
  ['/index.json', '/export/json/index'],
  ['/skirmish/a/damage/7.md?x=.csv', '/export/md/skirmish/a/damage/7?x=.csv'],
  ['/a.csv.json', '/export/json/a.csv'],
  ['/.well-known/security.txt', '/security.txt'],
  ['/.well-known/other.txt', '/export/txt/.well-known/other'],
])('%s is the route %s', (url, route) => {
  expect(routeAddress(url)).toBe(route);
});

test.each([
  '/',
  '/kill/7',
  '/kill/7?format=.csv',
  '/kill/7.exe',
  '/kill/7.csv/',
  '/.csv',
  '//kill/7.csv',
  '/kill//7.csv',
  '/kill\\7.csv',
  '/search/kordak.csv',
  '/search/guild/kordak.json?x=1',
  '/_next/static/a.json',
  '/openapi.json',
  '/robots.txt?x',
  '/llms.txt',
  '/security.txt',
  '/oembed',
  '/oembed?format=json',
  '/oembed?url=',
  '/oembed?url=javascript:alert(1)',
  '/oembed?url=https%3A%2F%2F%20',
  '/oembed?url=%zz',
  '/oembed?url=http://localhost//kill/7',
])('%s is the route itself', (url) => {
  expect(routeAddress(url)).toBe(url);
});

test.each([
  ['https://war-ledger.example/kill/7', '/kill/7'],
  ['https://war-ledger.example/kill/7?a=1#b', '/kill/7'],
  ['http://war-ledger.example/', '/index'],
  ['https://war-ledger.example', '/index'],
  ['https://war-ledger.example/a/../../_next/b', '/_next/b'],
  ['https://war-ledger.example/search/Zoë', '/search/Zo%C3%AB'],
])('how to show a link to %s is a route of that page', (page, path) => {
  const query = `format=json&${new URLSearchParams({ url: page })}`;
  expect(routeAddress(`/oembed?${query}`)).toBe(`/export/oembed${path}?${query}`);
});
