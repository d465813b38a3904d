import { expect, type Page } from '@playwright/test';

/** The button that sends the query. */
export const run = (page: Page) => page.getByRole('button', { name: 'Run', exact: true });

/** Locates the answer of the API. */
export const answer = (page: Page) => page.getByRole('region', { name: 'Result Window' });

export const queryEditor = (page: Page) => page.locator('div:has(> h2:text-is("Query")) .CodeMirror');

/** Moves the pointer, as visitors do, until the editors are there. */
export async function openEditors(page: Page): Promise<void> {
  let x = 200;
  await expect(async () => {
    x += 20;
    await page.mouse.move(x, 200);
    await expect(run(page)).toBeEnabled({ timeout: 500 });
  }).toPass();
}

/** Opens the explorer with its editors. */
export async function open(page: Page, query = ''): Promise<void> {
  await page.goto(`/graphql${query}`);
  await openEditors(page);
}
