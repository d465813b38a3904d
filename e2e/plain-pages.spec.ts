import { expect } from '@playwright/test';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage, SEARCH_ENGINE, stripScripts } from './api/http-client.ts';
import { killTable } from './pages/kill-table.ts';
import { PLAIN_SITE, SITE } from './servers/addresses.ts';
import { needServers } from './servers/need-servers.ts';
import { collectProblems } from './screens/visit-screen.ts';
import { test } from './pages/standing-browser.ts';

needServers('plain site');

test.use({ timezoneId: 'America/New_York' });

/** One page of each kind: list, record, section, form, and a missing one. */
const PAGES: readonly (readonly [name: string, path: () => string])[] = [
  ['kills', () => '/kills'],
  ['a kill', () => `/kill/${fixtures().kill}`],
  ['a character', () => `/character/${fixtures().character}`],
  ['kills of a character', () => `/character/${fixtures().character}/kills`],
  ['items', () => '/items'],
  ['scenarios', () => '/scenarios'],
  ['a search', () => '/search/a'],
  ['instances', () => '/instances'],
  ['a kill that never was', () => '/kill/999999999999'],
];

/** Waits for all of a page, as a search engine gets it: parts that come late stand elsewhere. */
const whole = (address: string) => fetchPage(address, { 'user-agent': SEARCH_ENGINE });

/** The text of a page as one reads it, without the frame around it. */
function textOf(html: string): string {
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(stripScripts(html)) ?? [];
  return main
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, '|')
    .replaceAll(/\|+/g, '|');
}

for (const [name, path] of PAGES) {
  test(`React alone renders what stands in markup: ${name}`, async () => {
    // One after the other: what is not there within the seconds that a search engine waits stands elsewhere.
    const page = await whole(SITE + path());
    const plain = await whole(PLAIN_SITE + path());
    expect(page.html).toContain('data-markup=');
    expect(plain.html).not.toContain('data-markup=');
    expect(plain.status).toBe(page.status);
    expect(textOf(plain.html).length).toBeGreaterThan(20);
    expect(textOf(plain.html)).toBe(textOf(page.html));
  });
}

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
