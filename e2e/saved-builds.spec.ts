import { expect, type Page } from '@playwright/test';

import { test } from './pages/shared-page.ts';
import { SITE } from './servers/addresses.ts';

const saved = (page: Page) => page.getByRole('region', { name: 'Saved builds' });

test('a build is saved under a name, renamed, removed and put back', async ({ page }) => {
  await page.goto('/build/slayer?level=38');
  const save = page.getByRole('button', { name: 'Save in this browser' });
  await save.click();
  await expect(page.getByText('Saved as "Slayer 38".')).toBeVisible();
  await save.click();
  await expect(page.getByText('This build is saved already.')).toBeVisible();
  await page.getByRole('link', { name: 'Saved builds' }).click();
  await expect(page).toHaveURL('/build#saved');
  const row = saved(page).getByRole('listitem');
  await expect(row.getByRole('link', { name: 'Slayer 38' })).toHaveAttribute(
    'href',
    '/build/slayer?level=38',
  );
  await expect(row).toContainText('Slayer, level 38, renown rank 80');

  await row.getByRole('button', { name: 'Rename Slayer 38' }).click();
  await row.getByRole('textbox', { name: 'Name of Slayer 38' }).fill('<b>Tank</b> of the house');
  await page.keyboard.press('Enter');
  await expect(row.getByRole('link', { name: '<b>Tank</b> of the house' })).toBeVisible();
  await page.reload();
  await expect(row).toHaveCount(1);

  await row.getByRole('button', { name: /^Remove/ }).click();
  await expect(row).toHaveCount(0);
  await saved(page).getByRole('button', { name: 'Put it back' }).click();
  await expect(row).toHaveCount(1);
});

test('saved builds are exported and imported as links', async ({ page }) => {
  await page.goto('/build#saved');
  await page.evaluate(() => localStorage.setItem('saved-builds', '[{"name":'));
  await page.reload();
  await expect(saved(page)).toContainText('No build is saved yet.');
  await saved(page).getByText('Export and import as links').click();
  const lines = saved(page).getByRole('textbox');
  await lines.fill(`Mine: ${SITE}/build/slayer?level=38\nTheirs: https://other.example/build/slayer`);
  await saved(page).getByRole('button', { name: 'Add the builds of these lines' }).click();
  await expect(saved(page)).toContainText('1 build added, 1 line without a link of a build of this site.');
  await expect(lines).toHaveValue(`Mine: ${SITE}/build/slayer?level=38`);
  await saved(page).getByRole('link', { name: 'Mine' }).click();
  await expect(page).toHaveURL('/build/slayer?level=38');
});

test('a storage that is full says so', async ({ page }) => {
  await page.goto('/build/slayer?level=38');
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.getByRole('button', { name: 'Save in this browser' }).click();
  await expect(page.getByText('the storage of this browser is full or closed')).toBeVisible();
});

test('a build that cannot be removed is not put back', async ({ page }) => {
  await page.goto('/build');
  await page.evaluate(() => {
    localStorage.setItem('saved-builds', '[{"name":"Tank","href":"/build/slayer?level=38"}]');
  });
  await page.reload();
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await saved(page).getByRole('button', { name: 'Remove Tank' }).click();
  await expect(saved(page)).toContainText('the storage of this browser is full or closed');
  await expect(saved(page).getByRole('button', { name: 'Put it back' })).toHaveCount(0);
  await expect(saved(page).getByRole('listitem')).toHaveCount(1);
});

test('without scripts nothing offers to save', async ({ openContext }) => {
  const { keeper: page } = await openContext({ javaScriptEnabled: false });
  await page.goto(`${SITE}/build/slayer?level=38`);
  await expect(page.getByRole('button', { name: 'Save in this browser' })).toBeHidden();
  await page.goto(`${SITE}/build`);
  await expect(page.getByText('Only scripts can save builds in the browser.')).toBeVisible();
  await expect(page.getByText('Export and import as links')).toBeHidden();
});
