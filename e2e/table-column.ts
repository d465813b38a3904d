import type { Locator } from '@playwright/test';

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
