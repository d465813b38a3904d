import { setTimeout } from 'node:timers/promises';

import { expect, test } from '@playwright/test';

import { isCursorName } from '#lib/url/paging/cursor.ts';

import { fetchPage } from './api/http-client.ts';
import { SITE } from './servers/addresses.ts';
import { IS_FIRST_GENERATION, SERVES_API } from './api/site-api.ts';
import { visit, type Walk, walkSite } from './walk/walk.ts';

/** Letters on the shortest page: a heading and a form. */
const LEAST_WORDS = 20;
/** The number of links of each kind that are requested without being followed. */
const SAMPLED = 2;
const AT_ONCE = 4;
const ORDERS = new Set(['sort', 'dir', 'pin', 'all']);
/** Kinds of pages that the site's API does not support. */
const ABSENT = [
  ...(IS_FIRST_GENERATION ? [] : ['/chapter/[id]', '/chapters']),
  ...(SERVES_API ? [] : ['/graphql']),
];

let walk: Walk;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  walk = await walkSite(['/']);
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

test('a page that search engines may list is listed at one address', async () => {
  const canonicals = new Map(walk.visits.map(({ path, canonical }) => [path, canonical]));
  const wrong: string[] = [];
  for (const { path, canonical, indexable } of walk.visits) {
    // A query in the explorer is the state of a tool.
    if (!indexable || path === canonical || canonical === '/graphql') continue;
    const further = canonicals.get(canonical) ?? (await visit(canonical)).canonical;
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

test('no link leads nowhere', async () => {
  const links = [...walk.waiting.values()].flatMap((waiting) => waiting.slice(0, SAMPLED));
  expect(links.length).toBeGreaterThan(50);
  const dead: string[] = [];
  const ask = async () => {
    for (let link = links.pop(); link; link = links.pop()) {
      const status = await statusWhenReady(link.path);
      if (status >= 400) dead.push(`${link.path} on ${link.from}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect(dead).toEqual([]);
});
