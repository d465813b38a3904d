import { expect } from '@playwright/test';

import { OWN_PARAMS } from '#lib/url/listed-address.ts';
import { isCursorName } from '#lib/url/paging/cursor.ts';

import { fetchFound } from './api/http-client.ts';
import { IS_FIRST_GENERATION, SERVES_API } from './api/site-api.ts';
import { test } from './pages/standing-browser.ts';
import { SITE } from './servers/addresses.ts';
import { canonicalOf, CRAWLER, kindOf, visitPage } from './walk/visit-page.ts';

/** Pages that are asked for at once. */
const AT_ONCE = 4;

/** The links of a page to parts of its list: "/quests?letter=S", also from "/quests?letter=A". */
const partsIn = ({ path, links }: { readonly path: string; readonly links: readonly string[] }) => {
  const list = new URL(path, SITE).pathname;
  const own = OWN_PARAMS[list]?.filter((name) => !isCursorName(name)) ?? [];
  return links.filter((link) => {
    const { pathname, searchParams } = new URL(link, SITE);
    return (
      pathname === list &&
      searchParams.size > 0 &&
      [...searchParams.keys()].every((name) => own.includes(name))
    );
  });
};

/** Lists below which links lead to their parts, and one that is a part itself. */
const IN_PARTS = [
  '/creatures',
  '/gameobjects',
  '/quests',
  '/items',
  '/items?rarity=MYTHIC',
  '/items?type=AXE',
  '/instance-runs',
];

test('no link to a part of a list leads to an empty list', async () => {
  const lists = [...IN_PARTS, ...(IS_FIRST_GENERATION ? ['/chapters'] : [])];
  const links = new Set((await Promise.all(lists.map(visitPage))).flatMap(partsIn));
  expect(links.size).toBeGreaterThan(50);
  const parts: (readonly [string, boolean])[] = [];
  for (const link of links) parts.push([link, (await visitPage(link)).indexable]);
  expect(parts.filter(([, isListed]) => !isListed)).toEqual([]);
});

test('each letter of a search finds something', async () => {
  const pages = await Promise.all(['/search', '/search/guild'].map(visitPage));
  const letters = pages.flatMap(({ links }) =>
    links.filter((link) => /^\/search\/(?:guild\/)?[a-z]$/.test(link)),
  );
  expect(letters.length).toBeGreaterThan(20);
  const empty: string[] = [];
  for (const letter of letters) {
    const { links } = await visitPage(letter);
    if (!links.some((link) => /^\/[a-z_]+\/\d+$/.test(link))) empty.push(letter);
  }
  expect(empty).toEqual([]);
});

/** Boards, and addresses that order one, name the period of today, or narrow it. */
const BOARDS = [
  '/leaderboard',
  '/leaderboard?by=deaths',
  '/leaderboard?by=ratio',
  '/leaderboard?by=healing&per=minute',
  '/leaderboard?period=2026-W39',
  '/leaderboard?realm=order',
  '/leaderboard?career=SLAYER',
  '/leaderboard/guilds',
  '/leaderboard/guilds?by=deaths',
  '/leaderboard/guilds?realm=order',
  '/leaderboard/sheet',
  '/leaderboard/sheet?period=2026-W39',
  '/ranked-leaderboard',
  '/ranked-leaderboard?realm=order',
  ...(SERVES_API ? ['/careers', '/careers?by=week', '/careers?level=40', '/career/slayer?level=40'] : []),
  ...(SERVES_API ? ['/records', '/records?of=TANK', '/war', '/war?tier=4'] : []),
];

test('no two boards share a title or a description, and each order and period has one address', async () => {
  const { links: ofGuilds } = await visitPage('/guilds');
  const guild = ofGuilds.find((link) => /^\/guild\/\d+$/.test(link)) ?? '';
  const starts = [...BOARDS, `${guild}/members`, `${guild}/members?order=name`, `${guild}/members?name=a`];
  const kinds = new Set(starts.map((path) => kindOf(new URL(path, SITE).pathname)));
  const isBoard = (path: string) => {
    const { pathname, searchParams } = new URL(path, SITE);
    return kinds.has(kindOf(pathname)) && ![...searchParams.keys()].some(isCursorName);
  };
  const linked = (await Promise.all(starts.map(visitPage))).flatMap(({ links }) => links.filter(isBoard));
  const shown = new Map<string, readonly string[]>();
  const queue = [...new Set([...starts, ...linked])];
  const look = async () => {
    for (let path = queue.pop(); path; path = queue.pop()) {
      const { html } = await fetchFound(SITE + path, CRAWLER);
      const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
      const [, description = ''] = /<meta name="description" content="([^"]*)"/.exec(html) ?? [];
      shown.set(canonicalOf(html), [title, description]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, look));
  expect(shown.size).toBeGreaterThan(30);
  const shared = [...shown].filter(([, texts]) =>
    texts.some((text, at) => [...shown.values()].filter((others) => others[at] === text).length > 1),
  );
  expect(shared).toEqual([]);
  const canonicals = [...shown.keys()];
  expect(canonicals.filter((path) => /by=(?:deaths|ratio)|period=2026-W39|order=name/.test(path))).toEqual(
    [],
  );
});
