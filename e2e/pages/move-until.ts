import { expect, type Page } from '@playwright/test';

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
