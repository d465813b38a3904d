import { expect } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { openFound } from './pages/open-found.ts';
import { test } from './pages/shared-page.ts';
import { SITE } from './servers/addresses.ts';

test('no field makes a phone enlarge the page', async ({ browser }) => {
  const context = await browser.newContext({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  for (const path of [
    '/kills',
    '/items',
    '/instance-runs',
    '/leaderboard',
    `/scenario/${fixtures().scenario}`,
  ]) {
    await openFound(page, SITE + path);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'input:not([type=hidden], [type=checkbox], [type=radio]), select, textarea',
        ),
      ]
        .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
        .map((field) => field.getAttribute('name')),
    );
    expect(small, path).toEqual([]);
  }
  await context.close();
});

test('every kill of a list can be read and opened on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/kills');
  const rows = page.getByRole('table', { name: 'Newest first' }).locator('tbody tr');
  await expect(rows).toHaveCount(10);
  const row = rows.first();
  const players = row.locator('a[href^="/character/"]');
  const place = row.getByRole('cell').nth(3);
  const details = row.getByRole('link', { name: /^Details of the kill of / });
  for (const part of [row.locator('time').first(), players.first(), players.nth(1), place, details]) {
    await expect(part).toBeVisible();
    await expect(part).toBeInViewport({ ratio: 0 });
  }
});

test('a phone shows the first row of an answer and the current tab on its first screen', async ({ page }) => {
  const { character, guild, scenario, skirmish } = fixtures();
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of [
    '/leaderboard',
    '/leaderboard/guilds',
    '/ranked-leaderboard',
    '/instance-runs',
    '/scenarios',
    '/skirmishes',
    '/battles',
    '/kills',
    '/items',
    `/character/${character}`,
    `/character/${character}/skirmishes`,
    `/guild/${guild}/members`,
    `/scenario/${scenario}`,
    `/skirmish/${skirmish}`,
  ]) {
    await openFound(page, path);
    // What a player last did stands above the figures, and the lists of all kills below.
    const rows = page.locator('main tbody tr, main [aria-label="Newest fights"] li');
    // On a busy machine a list is late, and streams in.
    await expect(rows.first()).toBeAttached();
    // A table of an overview may stand further up in the document than it is seen.
    const ends = await rows.evaluateAll((each) =>
      each.map((row) => row.getBoundingClientRect().bottom).filter(Boolean),
    );
    // A long name takes a line more in the head of a run.
    expect(Math.min(...ends), path).toBeLessThanOrEqual(path.startsWith('/scenario/') ? 900 : 844);
    for (const tab of await page.locator('main nav a[aria-current]').all()) {
      await expect(tab, path).toBeInViewport({ ratio: 1 });
    }
  }
});

test('a phone shows a head of a line or two above the sections of a fight, and the whole above the first', async ({
  page,
}) => {
  const { scenario, skirmish } = fixtures();
  await page.setViewportSize({ width: 390, height: 844 });
  const tabsOf = async (path: string) => {
    await openFound(page, path);
    const box = await page.getByRole('navigation', { name: / sections$/ }).boundingBox();
    return box?.y ?? Number.NaN;
  };
  const totals = page.getByText('Top players');
  for (const path of [
    `/scenario/${scenario}/kills`,
    `/scenario/${scenario}/skirmishes`,
    `/scenario/${scenario}/map`,
    `/skirmish/${skirmish}/kills`,
    `/skirmish/${skirmish}/damage`,
  ]) {
    expect(await tabsOf(path), path).toBeLessThanOrEqual(260);
    await expect(totals).toBeHidden();
  }
  expect(await tabsOf(`/scenario/${scenario}`)).toBeGreaterThan(260);
  await expect(totals).toBeVisible();
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('a phone folds the filters into a line that says what is chosen', async ({ page }) => {
    await page.goto('/leaderboard?realm=order&period=lastWeek');
    const form = page.getByRole('form', { name: 'Choose a leaderboard' });
    await expect(form).toBeHidden();
    await page.getByText('Period: Last week, Realm: Order').click();
    await form.getByLabel('Realm').selectOption('Destruction');
    await form.getByRole('button', { name: 'Apply' }).click();
    await expect(page).toHaveURL(/realm=destruction/);
    await expect(page.getByText('Realm: Destruction')).toBeVisible();
  });
});

test('a phone shows ten rows of a long table until all are asked for', async ({ browser }) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const page = await context.newPage();
  await page.goto(`${SITE}/scenarios`);
  const rows = page.getByRole('table', { name: 'Results of each scenario' }).locator('tbody tr');
  const all = await rows.count();
  expect(all).toBeGreaterThan(10);
  await expect(rows.filter({ visible: true })).toHaveCount(10);
  await page.getByText(`All ${all} scenarios`).click();
  await expect(rows.filter({ visible: true })).toHaveCount(all);
  await page.reload();
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(rows.filter({ visible: true })).toHaveCount(all);
  await context.close();
});

test('pictures of rows keep their size on a narrow screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/items', `/search/${fixtures().searchText}`, '/ranked-leaderboard']) {
    await openFound(page, path);
    const widths = await page
      .locator('tbody img')
      .evaluateAll((images) =>
        images.map((image) => [image.getBoundingClientRect().width, Number(image.getAttribute('width'))]),
      );
    expect(widths.length).toBeGreaterThan(0);
    for (const [shown, wanted] of widths) expect(shown, path).toBe(wanted);
  }
});

test('names of 24 letters do not break a card', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openFound(page, `/character/${fixtures().character}`);
  await page.locator('h1').evaluate((heading) => {
    heading.textContent = 'Wwwwwwwwwwwwwwwwwwwwwwww';
  });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
