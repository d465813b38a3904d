import { expect, type Page } from '@playwright/test';
import { newerFunctionsRemoved } from '../lib/server/testing/browsers/support.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { openFound } from './pages/open-found.ts';
import { test } from './pages/shared-page.ts';
import { untilQuiet } from './pages/until-quiet.ts';
import { collectProblems } from './screens/visit-screen.ts';

const PAGES: readonly (() => string)[] = [
  () => `/scenario/${fixtures().scenario}`,
  () => `/item/${fixtures().setPiece}`,
  () => '/kills',
  () => `/kill/${fixtures().kill}`,
  () => `/zone_heatmap/${fixtures().skirmishZone}`,
];

const SCOREBOARD = 0;
const LIST = 2;

/** All that a page says, without the times, which scripts write in the visitor's zone. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true);
    if (!(main instanceof Element)) return [];
    for (const time of main.querySelectorAll('time, script')) time.remove();
    return [...main.querySelectorAll('h1, h2, caption, tr, dd, text, a')].map(
      ({ textContent }) => textContent,
    );
  });

/** Expects a page to stay as rendered by the server after its scripts have thrown. */
async function expectUnchanged(page: Page, path: string, problems: readonly string[]): Promise<void> {
  const before = problems.length;
  await openFound(page, path, { waitUntil: 'commit' });
  await page.waitForFunction(() => document.readyState !== 'loading');
  const written = await textsOf(page);
  const problemsOnceActive = async () => {
    // Part of the frame's scripts waits for a visitor who does something.
    await page.keyboard.press('Shift');
    return problems.length;
  };
  await expect.poll(problemsOnceActive, path).toBeGreaterThan(before);
  await untilQuiet(page);
  expect(written.length).toBeGreaterThan(3);
  expect(await textsOf(page), path).toEqual(written);
  await expect(page.locator('html[data-theme]')).toHaveCount(1);
}

for (const [name, where, pages] of [
  ['an island as it is hydrated', 'Array.prototype.toSorted', [SCOREBOARD]],
  ['an island once it is shown', 'window.PerformanceNavigationTiming', [LIST]],
  ['the frame around the page', 'window.IntersectionObserver', PAGES.keys()],
] as const) {
  test(`a function missing in ${name} takes nothing away`, async ({ page }) => {
    const problems = await collectProblems(page);
    await page.addInitScript(`delete ${where}`);
    for (const each of pages) await expectUnchanged(page, PAGES[each]?.() ?? '', problems);
    const link = page.locator('main tbody a[href^="/character/"], main tbody a[href^="/kill/"]').first();
    if (await link.isVisible()) {
      const heading = await page.locator('h1').textContent();
      await link.click();
      await expect(page.locator('h1')).not.toHaveText(heading ?? '');
    }
  });
}

test('an island that throws at an event leaves the table as it was', async ({ page }) => {
  const problems = await collectProblems(page);
  await openFound(page, PAGES[SCOREBOARD]?.() ?? '');
  await untilQuiet(page);
  const before = await page.locator('main tbody tr').count();
  await page.evaluate('delete Array.prototype.toSorted');
  const header = page.getByRole('columnheader', { name: 'Kills' }).first();
  await header.getByRole('link').click();
  await expect.poll(() => problems.length).toBeGreaterThan(0);
  // The server renders the order in the address.
  await expect(header).toHaveAttribute('aria-sort', 'descending');
  await expect(page.locator('main tbody tr')).toHaveCount(before);
});

test('a page that the router leads to and cannot show is loaded', async ({ page }) => {
  await page.goto('/');
  await untilQuiet(page);
  await page.evaluate('delete window.PerformanceNavigationTiming');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Kills' }).click();
  await expect(page).toHaveURL('/kills');
  await expect(page.locator('main tbody tr')).not.toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('Error :(');
});

test('without the functions of newer browsers every page works', async ({ page }) => {
  const problems = await collectProblems(page);
  await page.addInitScript(newerFunctionsRemoved());
  for (const path of PAGES) {
    await openFound(page, path());
    await untilQuiet(page);
    await expect(page.locator('main h1')).toHaveCount(1);
  }
  expect(await page.evaluate(() => 'Segmenter' in Intl || 'size' in URLSearchParams.prototype)).toBe(false);
  expect(problems).toEqual([]);
});
