import { expect, test } from '@playwright/test';

import { fetchPage } from './http-client.ts';
import { SITE } from './servers.ts';
import { type Walk, walkSite } from './walk/walk.ts';

/** Letters on the shortest page: a heading and a form. */
const LEAST_WORDS = 20;
/** Links of each kind that are asked for without being followed. */
const SAMPLED = 2;
const AT_ONCE = 4;

let walk: Walk;

test.describe.configure({ mode: 'default' });
test.beforeAll(async () => {
  walk = await walkSite(['/']);
});

test('links lead to every kind of page', () => {
  expect(walk.unreached).toEqual([]);
});

test('every page that a link leads to has a heading and something below it', () => {
  const broken = walk.visits.filter(
    ({ status, headings, words }) => status !== 200 || headings !== 1 || words < LEAST_WORDS,
  );
  expect(broken).toEqual([]);
});

test('no link leads nowhere', async () => {
  const links = [...walk.waiting.values()].flatMap((waiting) => waiting.slice(0, SAMPLED));
  expect(links.length).toBeGreaterThan(50);
  const dead: string[] = [];
  const ask = async () => {
    for (let link = links.pop(); link; link = links.pop()) {
      const { status } = await fetchPage(SITE + link.path);
      if (status >= 400) dead.push(`${link.path} on ${link.from}: ${status}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, ask));
  expect(dead).toEqual([]);
});
