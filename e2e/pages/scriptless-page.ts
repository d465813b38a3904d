import type { Page } from '@playwright/test';

import { fetchFound } from '../api/http-client.ts';
import { SITE } from '../servers/addresses.ts';
import { test as shared } from './shared-page.ts';

/**
 * Tests with a page without scripts that all tests of a worker share: for what a page says rather than for what a
 * browser makes of it.
 */
export const test = shared.extend<{ scriptlessPage: Page }>({
  scriptlessPage: async ({ openContext }, use) => {
    const { keeper } = await openContext({ javaScriptEnabled: false });
    await use(keeper);
  },
});

/**
 * A crawler's user agent. Crawlers get slow panels in place; for others these are streamed, and a script moves them.
 */
const CRAWLER = { 'user-agent': 'Googlebot/2.1' };

/**
 * Puts the HTML that the server sends for a path of the site into a page. Nothing is loaded beside it, no styles
 * either, so that everything counts as visible; it takes a tenth of the time of a visit.
 */
export async function openHtml(page: Page, path: string): Promise<void> {
  const { html } = await fetchFound(new URL(path, SITE).href, CRAWLER);
  await page.setContent(html, { waitUntil: 'domcontentloaded' });
}
