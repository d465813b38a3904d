import { expect } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { collectPages } from './pages/pager.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { IS_FIRST_GENERATION } from './api/site-api.ts';
import { linkedIds, tableColumn } from './pages/kill-table.ts';

const COLUMNS = IS_FIRST_GENERATION ? ['Name', 'Type'] : ['Name'];

for (const [query, where] of [
  ['', {}],
  ['?name=wolf', { name: { contains: 'wolf' } }],
  ['?name=%27%25_', { name: { contains: "'%_" } }],
  ['?query=wolf', {}],
] as const) {
  test(`/creatures${query} shows what the API finds`, async ({ scriptlessPage: page }) => {
    const { creatures } = await queryApi<{ creatures: { nodes: { id: string; name: string }[] } }>(
      'query ($where: CreatureFilterInput) { creatures(first: 15, where: $where) { nodes { id name } } }',
      { where },
    );
    await openHtml(page, `/creatures${query}`);
    const table = page.getByRole('table', { name: 'Creatures' });
    await expect(table.getByRole('columnheader')).toHaveText(COLUMNS);
    const names = await tableColumn(table, 'Name');
    await expect(names.getByRole('link')).toHaveText(creatures.nodes.map(({ name }) => name));
    expect(await linkedIds(names.getByRole('link'))).toEqual(creatures.nodes.map(({ id }) => id));
    expect(await names.getByRole('img').count()).toBe(creatures.nodes.length);
  });
}

test('creatures are paged by 15', async ({ scriptlessPage: page }) => {
  const { creatures } = await queryApi<{ creatures: { nodes: { id: string }[] } }>(
    '{ creatures(first: 45) { nodes { id } } }',
  );
  const ids = creatures.nodes.map(({ id }) => id);
  await openHtml(page, '/creatures');
  const read = async () => linkedIds(page.getByRole('table').locator('tbody').getByRole('link'));
  const list = { pager: 'creatures', read };
  const pages = [ids.slice(0, 15), ids.slice(15, 30), ids.slice(30)];
  expect(await collectPages(page, list, 'Next', 3)).toEqual(pages);
  expect(await collectPages(page, list, 'Previous', 3)).toEqual(pages.toReversed());
});
