import type { Page } from '@playwright/test';

import { sizeOf } from './page-weight.ts';

/** Counts the scripts that a page has loaded so far, whatever asked for them, and sums their KB over the wire. */
export async function scriptWeight(page: Page): Promise<{ files: number; kilobytes: number }> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  const scripts = [...new Set(loaded)].filter((address) => new URL(address).pathname.endsWith('.js'));
  const sizes = await Promise.all(scripts.map(sizeOf));
  return { files: scripts.length, kilobytes: sizes.reduce((sum, size) => sum + size, 0) / 1000 };
}
