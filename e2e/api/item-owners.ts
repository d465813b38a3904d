import type { Locator, Page } from '@playwright/test';

/** The items of /items, each of which has a tooltip. */
export const itemLinks = (page: Page): Locator =>
  page.getByRole('table', { name: 'Items' }).getByRole('link');

/** The tooltip, whether it is shown or not. */
export const itemTooltip = (page: Page): Locator => page.getByRole('tooltip', { includeHidden: true });

/** Collects the addresses of all cards that the page requests from now on. */
export function cardRequests(page: Page): string[] {
  const requests: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/tooltip')) requests.push(request.url());
  });
  return requests;
}
