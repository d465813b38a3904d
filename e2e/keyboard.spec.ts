import { expect, type Page } from '@playwright/test';

import { fixtures } from './fixtures/fixtures.ts';
import { test } from './pages/shared-page.ts';
import { untilQuiet } from './pages/until-quiet.ts';
import { test as freshTest } from './pages/standing-browser.ts';

/** Reads the focused element: its name, and whether its focus is visible. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: '', href: '', outlined: false };
    const shows = (one: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1;
    };
    const frame = element.closest('form[role=search]');
    return {
      name: element.getAttribute('aria-label') ?? element.textContent?.trim() ?? '',
      href: element.getAttribute('href') ?? '',
      outlined: shows(element) || (frame !== null && shows(frame)),
    };
  });

test('the first stop skips to the content', async ({ page }) => {
  await page.goto('/kills');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ name: 'Skip to content' });
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toMatchObject({ name: 'Home' });
});

test('every stop on the way to Details and the pager can be seen', async ({ page }) => {
  await page.goto('/kills');
  // A key that comes before the scripts loads a whole document.
  await untilQuiet(page);
  const stops: string[] = [];
  for (let stop = 0; stop < 120; stop += 1) {
    await page.keyboard.press('Tab');
    const { name, href, outlined } = await focused(page);
    expect(outlined, `${name} ${href}`).toBe(true);
    stops.push(name);
    if (name === 'Next') break;
  }
  expect(stops.filter((name) => name.startsWith('Details of the kill of '))).toHaveLength(10);
  expect(stops.at(-1)).toBe('Next');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/after=/);
  await expect(page.getByRole('link', { name: 'Previous', exact: true })).toBeVisible();
  // The list begins again: the next stop is in its first row.
  await expect(page.locator('#newest-first-list')).toBeFocused();
});

for (const [when, hasScripts] of [
  ['before the scripts are there', false],
  ['with scripts', true],
] as const) {
  // Data that an earlier page has loaded would show at once.
  freshTest(`/ jumps to the search ${when}, and types a slash where one writes`, async ({ page }) => {
    if (!hasScripts) await page.route('**/_next/static/chunks/*.js', (route) => route.abort());
    await page.goto('/kills');
    await untilQuiet(page);
    const search = page.getByRole('banner').getByLabel('Search everything').first();
    await page.getByRole('button', { name: 'Switch theme' }).click();
    await page.keyboard.press('/');
    await expect(search).toBeFocused();
    await expect(search).toHaveValue('');
    await page.keyboard.type('a/b');
    await expect(search).toHaveValue('a/b');
  });
}

test('the filter works by keyboard', async ({ page }) => {
  await page.goto('/kills');
  const solo = page.getByRole('checkbox', { name: 'Solo kills only' });
  await solo.focus();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/kills?soloOnly=true');
  await expect(page.locator('main tbody tr').first()).toBeVisible();
  await expect(solo).toBeChecked();
  await expect(solo).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/kills');
  await expect(solo).not.toBeChecked();
});

test('the damage of an assist opens by keyboard', async ({ page }) => {
  await page.goto(`/kill/${fixtures().kill}`);
  const summary = page.locator('article details summary').first();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('article details table').first()).toBeVisible();
});

test('the menu of a narrow screen opens by keyboard and closes after its link', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await expect(menu).toBeHidden();
  await page.locator('summary[aria-label=Menu]').focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await menu.getByRole('link', { name: 'Kills' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/kills');
  await expect(menu).toBeHidden();
});
