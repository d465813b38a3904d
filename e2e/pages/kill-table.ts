import { expect, type Locator, type Page } from '@playwright/test';

/** A list of kills by the caption of its table. */
export const killTable = (page: Page, caption: string): Locator =>
  page.getByRole('table', { name: caption, exact: true });

/** The ids of the kills in a list, by where their details are. */
export function idsIn(table: Locator): Promise<string[]> {
  return linkedIds(table.getByRole('link', { name: /^Details of the kill of / }));
}

/** Expects a list of these kills in this order; an empty list is left out (rules.md: Lists). */
export async function expectKills(page: Page, caption: string, ids: readonly string[]): Promise<void> {
  const table = killTable(page, caption);
  if (ids.length === 0) {
    await expect(table).toHaveCount(0);
    return;
  }
  await expect.poll(() => idsIn(table)).toEqual(ids);
}

/** The body cells of one column of a table, found by the text of its header. */
export async function tableColumn(table: Locator, header: string): Promise<Locator> {
  await table.waitFor();
  const headers = await table.getByRole('columnheader').allTextContents();
  const index = headers.indexOf(header);
  if (index < 0) throw new Error(`No column "${header}" among: ${headers.join(', ')}`);
  return table.locator(`tbody tr > :nth-child(${index + 1})`);
}

/** The last parts of the addresses that links lead to: the ids of what a list holds, in its order. */
export async function linkedIds(links: Locator): Promise<string[]> {
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return addresses.map((address) => address.split('/').at(-1) ?? '');
}
