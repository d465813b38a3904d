import { expect, type Locator, type Page } from '@playwright/test';

import { openHtml } from './scriptless-page.ts';

/** A list with its pager. */
export interface PagedList {
  /** The label of the pager: "Pages of kills". */
  readonly pager: string;
  /** The names of what stands in the list now, in order. */
  readonly read: () => Promise<string[]>;
}

const link = (page: Page, { pager }: PagedList, name: 'Next' | 'Previous'): Locator =>
  page
    .getByRole('navigation', { name: `Pages of ${pager}`, exact: true })
    .getByRole('link', { name, exact: true });

/** Follows the pager's link, and gives what the list then holds; null where there is no such link. */
export async function followPager(
  page: Page,
  list: PagedList,
  name: 'Next' | 'Previous',
): Promise<string[] | null> {
  const button = link(page, list, name);
  if ((await button.count()) === 0) return null;
  const before = await list.read();
  const target = (await button.getAttribute('href')) ?? '';
  await button.click();
  await page.waitForURL((url) => url.pathname + url.search + url.hash === target);
  // A slow page shows a bar in place of its rows.
  const arrived = async () => {
    const rows = await list.read();
    return rows.length > 0 && rows.join() !== before.join();
  };
  await expect.poll(arrived).toBe(true);
  return list.read();
}

/**
 * Collects the rows of a list from the HTML of the pages that its pager links to, until there are no more or `most`
 * were read. The first of them is the one in `page` now.
 */
export async function collectPages(
  page: Page,
  list: PagedList,
  name: 'Next' | 'Previous',
  most: number,
): Promise<string[][]> {
  const pages = [await list.read()];
  while (pages.length < most) {
    const target = await hrefOf(link(page, list, name));
    if (target === null) break;
    await openHtml(page, target);
    pages.push(await list.read());
  }
  return pages;
}

/** True if the pager links to a page in the given direction. */
export const hasPage = async (page: Page, list: PagedList, name: 'Next' | 'Previous'): Promise<boolean> =>
  (await link(page, list, name).count()) > 0;

const hrefOf = async (target: Locator): Promise<string | null> =>
  (await target.count()) === 0 ? null : target.getAttribute('href');
