import type { Locator, Page } from '@playwright/test';

/** The tabs of a strip, by its name. */
export const tabs = (page: Page, strip: string): Locator =>
  page.getByRole('navigation', { name: strip, exact: true }).getByRole('link');

/** Locates the tab that is marked as current. */
export const currentTab = (page: Page, strip: string): Locator =>
  page.getByRole('navigation', { name: strip, exact: true }).locator('a[aria-current=page]');

/** The path of the address that a page calls its own. */
export async function canonicalPath(page: Page): Promise<string> {
  const address = await page.locator('link[rel=canonical]').getAttribute('href');
  return new URL(address ?? '').pathname;
}
