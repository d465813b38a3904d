import { readdirSync } from 'node:fs';
import { basename, dirname } from 'node:path';

import { expect, it } from 'vitest';

import { pageAddress } from './page-address.ts';
import { PAGE_KINDS } from './page-kinds.ts';

/** A long value of digits as the page repeats it. */
const BROKEN = `${'7'.repeat(20)}%E2%80%A6`;

it.each([
  ['/', '/'],
  ['/?utm_source=x&fbclid=1', '/'],
  ['/kills?soloOnly=true&period=thisWeek&x=1', '/kills?period=thisWeek&soloOnly=true'],
  ['/kills?period=thisWeek&period=lastWeek', '/kills?period=thisWeek'],
  ['/kills?period=all&soloOnly=false&after=', '/kills'],
  ['/kills?period=nonsense&soloOnly=1', '/kills'],
  ['/kills?per%69od=thisWee%6b#rows', '/kills?period=thisWeek'],
  ['/kills?after=MTIz&before=NDU2', '/kills?after=MTIz'],
  ['/kills?deathsAfter=MTIz&_rsc=abc', '/kills'],
  ['/kills?after=%3Cscript%3E', '/kills'],
  ['/kills?__proto__=1&constructor=2&toString=3', '/kills'],
  ['/character/7?deathsAfter=MTIz&after=NDU2', '/character/7?after=NDU2&deathsAfter=MTIz'],
  ['/kill/%37', '/kill/7'],
  ['/kill/7/', null],
  ['/scenario/1?sort=kills&dir=asc&pin=4711', '/scenario/1?dir=asc&pin=4711&sort=kills'],
  ['/scenario/1?sort=nonsense&dir=asc&pin=-1', '/scenario/1'],
  ['/kills?sort=kills', '/kills'],
  [
    '/build/slayer?helmet=7&b.boot=8&utm_source=x&fbclid=1&helm=9',
    '/build/slayer?helm=9&misspelt=helmet%2Cb.boot',
  ],
  ['/build/slayer?LEVEL=9&train.luck=1&item=7&s=20&si=x', '/build/slayer?misspelt=LEVEL%2Ctrain.luck%2Citem'],
  ['/build/slayer?career=slayer&lvl=12&rr=40&utm_source=x', '/build/slayer?misspelt=career%2Clvl%2Crr'],
  [`/build/slayer?b.helm=${'7'.repeat(201)}&rarity=Blue`, `/build/slayer?b.helm=${BROKEN}&rarity=Blue`],
  [`/build/slayer?b.helm=${BROKEN}&rarity=all`, `/build/slayer?b.helm=${BROKEN}`],
  ['/build/slayer?misspelt=helmet%2C%3Cscript%3E%2Chelm', '/build/slayer?misspelt=helmet'],
  ['/build/slayer?helm=7&helm=8&body=9&body=9', '/build/slayer?body=9&helm=7&repeated=helm'],
  ['/build/slayer?repeated=helm%2Cx&pick=helm&pick=body', '/build/slayer?pick=helm&repeated=helm%2Cpick'],
  ['/search?q=axe&x=1', '/search?q=axe'],
  ['/search/a+b', '/search/a%2Bb'],
  ['/search/a%2Fb.csv', '/search/a%2Fb.csv'],
  ['/search/guild/x?after=MTIz', '/search/guild/x?after=MTIz'],
  ['/ranked-leaderboard?season=2&type=solo', '/ranked-leaderboard?season=2'],
  ['/item/7?vs=12&career=all', '/item/7?vs=12'],
  ['/nowhere/at/all?x=1', '/nowhere/at/all'],
  ['/icon/7', null],
  ['/kills.csv?period=all', null],
  ['/export/csv/kills', null],
  ['/item/7/card', null],
  ['/item/7/tooltip', null],
  ['/embed/guild/7', null],
  ['/search/card', '/search/card'],
  ['/_next/data/x.json', null],
  ['/%2e/kills', null],
])('%s has the page of %s', (url, address) => {
  expect(pageAddress(url)).toBe(address);
});

it('leaves an address as it is that is normalised already', () => {
  for (const url of ['/kills?period=thisWeek', '/scenario/1?dir=asc&sort=kills', '/search/a%20b']) {
    expect(pageAddress(url)).toBe(url);
  }
});

/** The patterns of the addresses that a kind of file in app/ answers. */
const routesOf = (name: string) =>
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => basename(file) === name)
    .map((file) => `/${dirname(file)}`.replaceAll(/\/(?:\([^)]*\)|\.)/g, '') || '/');

it('knows every kind of page that there is', () => {
  expect(Object.keys(PAGE_KINDS).toSorted()).toEqual(routesOf('page.tsx').toSorted());
});

it('takes nothing else for a page', () => {
  for (const handler of routesOf('route.ts')) {
    expect(pageAddress(handler), handler).toBeNull();
  }
});
