import { expect, type Locator, type Page } from '@playwright/test';

import { linkedIds } from './table-column.ts';

/** A list of kills by the caption of its table. */
export const killTable = (page: Page, caption: string): Locator =>
  page.getByRole('table', { name: caption, exact: true });

/** The ids of the kills in a list, by where their details are. */
export function idsIn(table: Locator): Promise<string[]> {
  return linkedIds(table.getByRole('link', { name: /^Details of the kill of / }));
}

/** A list that holds these kills in this order; one without kills is not there at all (rules.md: Lists). */
export async function expectKills(page: Page, caption: string, ids: readonly string[]): Promise<void> {
  const table = killTable(page, caption);
  if (ids.length === 0) {
    await expect(table).toHaveCount(0);
    return;
  }
  await expect.poll(() => idsIn(table)).toEqual(ids);
}
