import { errors, type Page, expect } from '@playwright/test';

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

/** Moves the pointer until something has happened: a move that comes before the page's scripts is lost to them. */
export async function moveUntil(page: Page, hasHappened: () => boolean): Promise<void> {
  let moves = 0;
  await expect
    .poll(async () => {
      moves += 1;
      await page.mouse.move(1 + (moves % 2), 1);
      return hasHappened();
    })
    .toBe(true);
}
