import { errors, type Page } from '@playwright/test';

/** Milliseconds. */
const LONGEST_WAIT = 60_000;

/**
 * Waits until the page loads nothing for half a second. On a busy machine Playwright may miss the end of a request, and
 * would wait for it for ever.
 */
export async function untilQuiet(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: LONGEST_WAIT }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
