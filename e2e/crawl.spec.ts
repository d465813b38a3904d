import { setTimeout } from 'node:timers/promises';

import { expect } from '@playwright/test';

import { PAGE_KINDS } from '#lib/url/page-kinds.ts';
import { isCursorName } from '#lib/url/paging/cursor.ts';

import { fetchPage } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { IS_FIRST_GENERATION, SERVES_API } from './api/site-api.ts';
import { test } from './pages/standing-browser.ts';
import { kindOf, type Visit, visitPage } from './walk/visit-page.ts';

/** Letters on the shortest page: a heading and a form. */
const LEAST_WORDS = 20;
/** The number of links of each kind that are requested without being followed. */
const SAMPLED = 2;
const ORDERS = new Set(['sort', 'dir', 'order', 'pin', 'all']);
/** Kinds of pages that the site's API does not support. */
const ABSENT = [
  ...(IS_FIRST_GENERATION ? [] : ['/chapter/[id]', '/chapters']),
  ...(SERVES_API ? [] : ['/graphql']),
];

/** The patterns of the addresses of all kinds of pages: "/item/[id]". */
const KINDS: readonly string[] = Object.keys(PAGE_KINDS);

/** An address on this site. */
interface Link {
  readonly path: string;
  /** A page that links to it. */
  readonly from: string;
}

interface Walk {
  readonly visits: readonly Visit[];
  /** Kinds of pages that nothing led to. */
  readonly unreached: readonly string[];
  /** Links that were seen and not followed, by what they lead to. */
  readonly waiting: ReadonlyMap<string, readonly Link[]>;
}

/** Pages of each kind, with and without a query. */
const ENOUGH = 2;
/** The world is another one each hour: what few records have may lie behind many pages. */
const MOST_VISITS = 600;
const AT_ONCE = 4;
/** Words that are in names of zones, dungeons, scenarios, quests, creatures, objects, items, guilds and chapters. */
const SEARCHED = ['gunbad', 'mount', 'praag', 'temple', 'sword', 'chest', 'order', 'chapter', 'war'];

/**
 * Goes from page to page by the links that each has, to some of each kind and on until every kind has been seen.
 * @param starts paths
 */
async function walkSite(starts: readonly string[]): Promise<Walk> {
  const waiting = new Map<string, Link[]>();
  const seen = new Set<string>();
  const follow = (path: string, from: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    const group = groupOf(path);
    const queue = waiting.get(group) ?? [];
    queue.push({ path, from });
    waiting.set(group, queue);
  };
  for (const start of starts) follow(start, start);
  const visits: Visit[] = [];
  const counts = new Map<string, number>();
  for (;;) {
    const paths = Array.from({ length: AT_ONCE }, () => nextPath(waiting, counts, visits.length));
    const pages = await Promise.all(paths.flatMap((path) => (path === null ? [] : visitPage(path))));
    if (pages.length === 0) break;
    for (const { links, ...page } of pages) {
      visits.push(page);
      for (const link of links) follow(link, page.path);
    }
  }
  return { visits, unreached: unreachedOf(counts), waiting };
}

/**
 * Takes a path out of those that wait, of the kind that fewest were seen of; null when enough were seen of each. More
 * are seen of a kind while one that lies below it is missing, such as a tab that few records have.
 */
function nextPath(waiting: Map<string, Link[]>, counts: Map<string, number>, visited: number): string | null {
  const missing = visited < MOST_VISITS ? unreachedOf(counts) : [];
  const [rarest] = [...waiting]
    .filter(([group, links]) => links.length > 0 && group.startsWith('/'))
    .map(([group]) => ({ group, count: counts.get(group) ?? 0 }))
    .filter(({ group, count }) => count < ENOUGH || missing.some((name) => name.startsWith(`${group}/`)))
    .toSorted((one, other) => one.count - other.count);
  if (!rarest) return null;
  counts.set(rarest.group, rarest.count + 1);
  const links = waiting.get(rarest.group) ?? [];
  // What was found late lies deeper in the site, but all that is found one after the other may be much alike.
  const isDeep = rarest.count >= ENOUGH && rarest.count % 2 === 1;
  return (isDeep ? links.pop() : links.shift())?.path ?? null;
}

/** The kinds of which no page was seen, with or without a query. */
const unreachedOf = (counts: ReadonlyMap<string, number>): string[] =>
  KINDS.filter((name) => !counts.has(name) && !counts.has(`${name}?`));

/**
 * The kind of a page, with a "?" for one that is filtered, sorted or turned over; the first word of the path of
 * what is no page.
 */
function groupOf(path: string): string {
  const { pathname, search } = new URL(path, SITE);
  const kind = kindOf(pathname);
  return kind === undefined ? (pathname.split('/')[1] ?? '') : `${kind}${search && '?'}`;
}

let walk: Walk;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  walk = await walkSite(['/', ...SEARCHED.map((text) => `/search/${text}`)]);
});

test('links lead to every kind of page that there is over this API', () => {
  expect(walk.unreached.toSorted()).toEqual(ABSENT);
});

test('every page that a link leads to has a heading and something below it', () => {
  const broken = walk.visits.filter(
    ({ status, headings, words }) => status !== 200 || headings !== 1 || words < LEAST_WORDS,
  );
  expect(broken).toEqual([]);
});

test('structured data has all that its type requires', () => {
  const lacking = walk.visits.filter((page) => page.lacking.length > 0);
  expect(lacking.map(({ path, lacking: names }) => [path, names])).toEqual([]);
});

test('a page that search engines may list is listed at one address', async () => {
  const canonicals = new Map(walk.visits.map(({ path, canonical }) => [path, canonical]));
  const wrong: string[] = [];
  for (const { path, canonical, indexable } of walk.visits) {
    // A query in the explorer is the state of a tool.
    if (!indexable || path === canonical || canonical === '/graphql') continue;
    const further = canonicals.get(canonical) ?? (await visitPage(canonical)).canonical;
    if (further !== canonical) wrong.push(`${path}: ${canonical}, whose own is ${further}`);
    // What differs in more than an order, a mark, a page of a list on it, a longer table or a tab that it falls back to
    // is a page of its own.
    const shown = Array.from(new URL(path, SITE).searchParams).filter(
      ([name]) => !ORDERS.has(name) && !isCursorName(name),
    );
    if (shown.length > 0 && !canonical.endsWith(`?${new URLSearchParams(shown)}`))
      wrong.push(`${path}: ${canonical}`);
  }
  expect(wrong).toEqual([]);
});

/** Pictures are given up on a slow machine, and can be had later: such an answer says when to ask again. */
async function statusWhenReady(path: string): Promise<number> {
  const { status, headers } = await fetchPage(SITE + path);
  const wait = Number(headers.get('retry-after'));
  if (status !== 503 || !(wait > 0)) return status;
  await setTimeout(wait * 1000);
  return statusWhenReady(path);
}

/** Asks for links, a few at once; returns those that lead nowhere. */
async function deadOf(asked: readonly Link[]): Promise<string[]> {
  const links = [...asked];
  const dead: string[] = [];
  const ask = async () => {
    for (let link = links.pop(); link; link = links.pop()) {
      const status = await statusWhenReady(link.path);
      if (status >= 400) dead.push(`${link.path} on ${link.from}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  return dead;
}

test('no link leads nowhere', async () => {
  const links = [...walk.waiting.values()].flatMap((waiting) => waiting.slice(0, SAMPLED));
  expect(links.length).toBeGreaterThan(50);
  expect(await deadOf(links)).toEqual([]);
});

test('all that searches find is there, and so is all that dungeons link to', async () => {
  const starts = SEARCHED.map((text) => `/search/${text}`);
  const { links: ofInstances } = await visitPage('/instances');
  const dungeons = new Set(ofInstances.filter((path) => kindOf(path) === '/dungeon/[id]'));
  const found = await Promise.all([...starts, ...dungeons].map(visitPage));
  const links = new Map<string, Link>();
  for (const { path: from, links: paths } of found)
    for (const path of paths) if (new URL(path, SITE).search === '') links.set(path, { path, from });
  const kinds = new Set([...links.keys()].map(kindOf));
  expect(kinds.has('/zone/[id]') && kinds.has('/item/[id]')).toBe(true);
  expect(await deadOf([...links.values()])).toEqual([]);
});
