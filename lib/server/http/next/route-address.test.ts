import { expect, test } from 'vitest';
import { routeAddress } from './next-app.ts';

test.each([
  ['/kill/7.csv', '/export/csv/kill/7'],
  ['/kills.atom?soloOnly=true', '/export/atom/kills?soloOnly=true'],
  ['/index.json', '/export/json/index'],
  ['/skirmish/a/damage/7.md?x=.csv', '/export/md/skirmish/a/damage/7?x=.csv'],
  ['/a.csv.json', '/export/json/a.csv'],
  ['/item/7/card', '/export/card/item/7'],
  ['/embed/guild/7?theme=dark', '/export/embed/guild/7?theme=dark'],
  ['/embed-code/kills?soloOnly=true', '/export/embed-code/kills?soloOnly=true'],
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
  '/kill/.csv',
  '/item/.json?x=1',
  '/character/7/.atom',
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
  '/card',
  '/embed',
  '/embed/',
  '/search/card',
  '/search/guild/card',
  '/item//card',
  '/oembed?url=https://war-ledger.example/kill/7',
])('%s is the route itself', (url) => {
  expect(routeAddress(url)).toBe(url);
});
