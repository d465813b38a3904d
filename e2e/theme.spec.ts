import { expect } from '@playwright/test';
import { test } from './pages/standing-browser.ts';

const OTHER = { light: 'dark', dark: 'light' } as const;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`system prefers ${colorScheme}`, () => {
    test.use({ colorScheme });

    test('that is the theme, until another one is chosen, which is kept', async ({ page }) => {
      const root = page.locator('html');
      await page.goto('/credits');
      await expect(root).toHaveAttribute('data-theme', colorScheme);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);

      const aroundThePage = () =>
        page
          .locator('meta[name=theme-color]')
          .evaluateAll((tags: HTMLMetaElement[]) => tags.map(({ content }) => content));
      const [around] = await aroundThePage();
      await page.getByRole('button', { name: 'Switch theme' }).focus();
      await page.keyboard.press('Enter');
      await expect(root).toHaveAttribute('data-theme', OTHER[colorScheme]);
      expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).not.toBe(ground);

      const [switched] = await aroundThePage();
      expect(switched).not.toBe(around);

      await page.reload();
      await expect(root).toHaveAttribute('data-theme', OTHER[colorScheme]);
      expect(await aroundThePage()).toEqual([switched, switched]);
      await page.getByRole('banner').getByRole('link', { name: 'Kills' }).click();
      await expect(page).toHaveURL('/kills');
      await expect(root).toHaveAttribute('data-theme', OTHER[colorScheme]);
    });

    test('the chosen theme is there before the first paint', async ({ page }) => {
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), OTHER[colorScheme]);
      // Notes the theme at the moment when the body, and with it anything to paint, appears.
      await page.addInitScript(() => {
        new MutationObserver((_, observer) => {
          if (!document.body) return;
          Reflect.set(window, 'themeAtFirst', document.documentElement.dataset.theme);
          observer.disconnect();
        }).observe(document, { childList: true, subtree: true });
      });
      // Rendered for this visitor: a page from the cache allows its scripts by their hashes.
      await page.goto(`/search/first-paint-${colorScheme}`);
      expect(await page.evaluate(() => Reflect.get(window, 'themeAtFirst'))).toBe(OTHER[colorScheme]);
    });
  });
}

test('a nonsensical choice in the storage is none', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('theme', 'purple'));
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/credits');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
});

test('a closed storage does not stop the page', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('closed', 'SecurityError');
      },
    });
  });
  await page.goto('/credits');
  const before = await page.locator('html').getAttribute('data-theme');
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-theme', before ?? '');
  expect(errors).toEqual([]);
});
