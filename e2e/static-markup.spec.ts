import { expect } from '@playwright/test';

import { holdScripts } from './pages/hold-scripts.ts';
import { killTable } from './pages/kill-table.ts';
import { test } from './pages/shared-page.ts';
import { untilQuiet } from './pages/until-quiet.ts';

test.use({ timezoneId: 'America/New_York' });

test('a page that an extension has changed before scripts came is whole all the same', async ({ page }) => {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const heading = document.querySelector('main h1');
      if (!heading) return;
      observer.disconnect();
      heading.before(document.createElement('hr'));
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/kills');
  const table = killTable(page, 'Newest first');
  await expect(table.locator('time').first()).toContainText(/EST|EDT|GMT-[45]/);
  // React has made the page anew: what the extension had put there is gone.
  await expect(page.locator('main hr')).toHaveCount(0);
  await expect(table.locator('tbody tr')).toHaveCount(10);
  await page.getByRole('link', { name: 'Next', exact: true }).click();
  await expect(page).toHaveURL(/after=/);
  await expect(table.locator('tbody tr')).toHaveCount(10);
});

test('the first page comes back from memory, with its rows, its times and its choices', async ({ page }) => {
  await page.goto('/kills');
  const table = killTable(page, 'Newest first');
  await expect(table.locator('time').first()).toContainText(/EST|EDT|GMT-[45]/);
  const rows = await table.locator('tbody').innerText();
  const period = page.getByRole('combobox', { name: 'Period' });
  const chosen = await period.inputValue();
  await period.selectOption({ label: 'Last month' });
  await expect(page).toHaveURL(/period=/);
  await expect(table.locator('tbody')).not.toHaveText(rows);
  // All other requests are prefetches.
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    searchParams.delete('_rsc');
    if (searchParams.size === 0) asked.push(pathname);
  });
  await page.goBack();
  await expect(page).toHaveURL('/kills');
  await expect.poll(() => table.locator('tbody').innerText()).toBe(rows);
  await expect(period).toHaveValue(chosen);
  expect(asked).not.toContain('/kills');
});

test('a choice that was made before scripts came is applied when they do', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto('/kills', { waitUntil: 'commit' });
  const period = page.getByRole('combobox', { name: 'Period' });
  await period.selectOption({ label: 'Last month' });
  const chosen = await period.inputValue();
  release();
  await expect(page).toHaveURL(/period=/);
  await expect(period).toHaveValue(chosen);
});

test('a list stays as it is while another one on its page changes', async ({ page }) => {
  await page.goto('/skirmishes');
  await untilQuiet(page);
  const [top, recent] = ['Top skirmishes of the past week', 'Recent skirmishes'].map((name) =>
    page.getByRole('table', { name }).locator('tbody tr').first(),
  );
  if (!top || !recent) throw new Error('Two lists were looked for');
  const before = { top: await top.elementHandle(), recent: await recent.textContent() };
  await page.getByRole('link', { name: 'Next', exact: true }).last().click();
  await expect(page).toHaveURL(/after=/);
  await expect(recent).not.toHaveText(before.recent ?? '');
  expect(await before.top?.evaluate((row) => row.isConnected)).toBe(true);
  await page.goBack();
  await expect(recent).toHaveText(before.recent ?? '');
  expect(await before.top?.evaluate((row) => row.isConnected)).toBe(true);
});
