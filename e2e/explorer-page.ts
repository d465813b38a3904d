import { expect, type Page } from '@playwright/test';

/** The button that sends the query. */
export const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });

/** What the API answered. */
export const answer = (page: Page) => page.getByRole('region', { name: 'Result Window' });

export const queryEditor = (page: Page) => page.locator('div:has(> h2:text-is("Query")) .CodeMirror');

/** Opens the explorer, does something and waits until its editors are there. */
export async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/graphql${query}`);
  await page.mouse.move(300, 300);
  await expect(run(page)).toBeEnabled();
}
