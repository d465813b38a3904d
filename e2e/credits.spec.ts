import { expect, test } from '@playwright/test';

test('names who made icons and typefaces, and the licences', async ({ page }) => {
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

test('the licences of what the site uses are served with it', async ({ request }) => {
  const response = await request.get('/THIRD_PARTY_NOTICES.md');
  expect(response.status()).toBe(200);
  expect((await response.text()).length).toBeGreaterThan(500);
});
