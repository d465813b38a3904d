import { expect } from '@playwright/test';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchFound, fetchPage, type PageResponse, SEARCH_ENGINE, stripScripts } from './api/http-client.ts';
import { killTable } from './pages/kill-table.ts';
import { PLAIN_SITE, SITE } from './servers/addresses.ts';
import { needServers } from './servers/need-servers.ts';
import { collectProblems } from './screens/visit-screen.ts';
import { test } from './pages/standing-browser.ts';

needServers('plain site');

test.use({ timezoneId: 'America/New_York' });

/** One page of each kind: list, record, section, form. */
const PAGES: readonly (readonly [name: string, path: () => string])[] = [
  ['kills', () => '/kills'],
  ['a kill', () => `/kill/${fixtures().kill}`],
  ['a character', () => `/character/${fixtures().character}`],
  ['scenarios of a character', () => `/character/${fixtures().character}/scenarios`],
  ['members of a guild', () => `/guild/${fixtures().guild}/members`],
  ['kills of a scenario', () => `/scenario/${fixtures().scenario}/kills`],
  ['items', () => '/items'],
  ['scenarios', () => '/scenarios'],
  ['a search', () => '/search/a'],
  ['instances', () => '/instances'],
];

const MISSING = '/kill/999999999999';

/** As a search engine, to whom a page comes whole: for a browser, parts that come late stand elsewhere. */
const WHOLE = { 'user-agent': SEARCH_ENGINE };

/** The text of a page as one reads it, without the frame around it. */
function textOf(html: string): string {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(stripScripts(html)) ?? [];
  return main
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|');
}

/** Compares a page of the site with the same one that React alone has rendered. */
function expectAlike(page: PageResponse, plain: PageResponse): void {
  expect(page.html).toContain('data-markup=');
  expect(plain.html).not.toContain('data-markup=');
  expect(textOf(plain.html).length).toBeGreaterThan(20);
  expect(textOf(plain.html)).toBe(textOf(page.html));
}

for (const [name, path] of PAGES) {
  test(`React alone renders what stands in markup: ${name}`, async () => {
    // One after the other: what is not there within the seconds that a search engine waits stands elsewhere.
    const page = await fetchFound(SITE + path(), WHOLE);
    expectAlike(page, await fetchFound(PLAIN_SITE + path(), WHOLE));
  });
}

test('React alone renders what stands in markup: a kill that never was', async () => {
  const page = await fetchPage(SITE + MISSING, WHOLE);
  const plain = await fetchPage(PLAIN_SITE + MISSING, WHOLE);
  expect([page.status, plain.status]).toEqual([404, 404]);
  expectAlike(page, plain);
});

/** React preloads pictures, and the browser complains where a busy machine draws them seconds later. */
const isLatePreload = (problem: string) => problem.includes('was preloaded using link preload but not used');

test('without static markup React takes a page over, and leads on to the next one', async ({ page }) => {
  const problems = await collectProblems(page);
  await page.goto(`${PLAIN_SITE}/kills`);
  const table = killTable(page, 'Newest first');
  const times = table.locator('tbody time');
  await expect(times.first()).toContainText(/EST|EDT|GMT-[45]/);
  const rows = await table.locator('tbody').innerText();
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(table.locator('tbody')).not.toHaveText(rows);
  await expect(times.last()).toContainText(/EST|EDT|GMT-[45]/);
  await page.getByRole('combobox', { name: 'Period' }).selectOption({ label: 'Last month' });
  await expect(page).toHaveURL(/period=/);
  expect(problems.filter((problem) => !isLatePreload(problem))).toEqual([]);
});
