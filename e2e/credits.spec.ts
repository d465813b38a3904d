import { expect } from '@playwright/test';

import { test } from './pages/shared-page.ts';

test('names who made icons, typefaces and scripts, and the licences', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Credits' }).click();
  await expect(page).toHaveURL('/credits');
  await expect(page).toHaveTitle('Credits · War Ledger');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Credits');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'game-icons.net' })).toHaveAttribute('href', /game-icons\.net/);
  await expect(main.getByRole('link', { name: 'CC BY 3.0' })).toHaveAttribute('href', /licenses\/by\/3\.0/);
  await expect(main).toContainText('SIL Open Font License');
});

test('the licences of what the site uses are served with it', async ({ page, request }) => {
  await page.goto('/credits');
  const address = await page.getByRole('link', { name: 'All licences' }).getAttribute('href');
  const response = await request.get(address ?? '');
  expect(response.status()).toBe(200);
  const notices = await response.text();
  for (const name of ['game-icons.net', 'Texturina', 'React', 'GraphiQL', 'CodeMirror']) {
    expect(notices).toContain(name);
  }
});
