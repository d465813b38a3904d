import type { Page, Response } from '@playwright/test';

/**
 * Opens a page that has to be there, in a browser: much of what a test says of a page holds for an error page too.
 * @throws Error when the page is anything but 200
 */
export async function openFound(
  page: Page,
  address: string,
  options?: Parameters<Page['goto']>[1],
): Promise<Response> {
  const response = await page.goto(address, options);
  if (response?.status() === 200) return response;
  throw new Error(`${address} answered ${response?.status() ?? 'nothing'}, and has to be there`);
}
