import { expect } from '@playwright/test';

import { queryApi } from './api/api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { untilQuiet } from './pages/until-quiet.ts';

interface Items {
  readonly items: { readonly totalCount: number; readonly nodes: readonly { readonly name: string }[] };
}

const ITEMS = `query ($where: ItemFilterInput, $stats: [Stat!], $career: Career, $order: [ItemSortInput!],
    $most: [StatWeightInput!], $set: String, $soldFor: String, $dropsFrom: String) {
  items(first: 15, where: $where, hasStats: $stats, usableByCareer: $career, order: $order, mostOf: $most,
    ofSet: $set, soldFor: $soldFor, dropsFrom: $dropsFrom) { totalCount nodes { name } }
}`;

const CASES = [
  ['', {}],
  ['?type=all&stat=any&career=all', {}],
  ['?type=nonsense&stat=toString&career=nonsense', {}],
  ['?career=BLACKGUARD', { career: 'BLACK_GUARD' }],
  ['?query=of', { where: { name: { contains: 'of' } } }],
  ['?type=AXE', { where: { type: { eq: 'AXE' } } }],
  ['?stat=WOUNDS', { stats: ['WOUNDS'] }],
  ['?career=SLAYER', { career: 'SLAYER' }],
  ['?slot=JEWELLERY1', { where: { slot: { in: ['JEWELLERY1', 'JEWELLERY2', 'JEWELLERY3', 'JEWELLERY4'] } } }],
  ['?levelMax=20&career=SLAYER', { where: { levelRequirement: { lte: 20 } }, career: 'SLAYER' }],
  [
    '?itemLevelMin=20&itemLevelMax=40&renownMin=1',
    { where: { itemLevel: { gte: 20, lte: 40 }, renownRankRequirement: { gte: 1 } } },
  ],
  ['?talismans=true', { where: { talismanSlots: { gt: 0 } } }],
  ['?set=of', { set: 'of' }],
  ['?soldFor=a', { soldFor: 'a' }],
  ['?dropsFrom=e', { dropsFrom: 'e' }],
  ['?order=dps', { order: [{ dps: 'DESC' }, { id: 'DESC' }] }],
  ['?order=STRENGTH&slot=HELM', { where: { slot: { in: ['HELM'] } }, most: [{ stat: 'STRENGTH' }] }],
  ['?levelMin=-3&itemLevelMax=1e9&renownMin=999&slot=MOON&order=DROP', {}],
  [
    '?query=a&type=AXE&stat=STRENGTH&career=SLAYER',
    { where: { name: { contains: 'a' }, type: { eq: 'AXE' } }, stats: ['STRENGTH'], career: 'SLAYER' },
  ],
] as const;

for (const [query, variables] of CASES) {
  test(`/items${query} shows what the API finds`, async ({ scriptlessPage: page }) => {
    const { items } = await queryApi<Items>(ITEMS, variables);
    await openHtml(page, `/items${query}`);
    const rows = page.getByRole('table', { name: 'Items' }).locator('tbody tr');
    await expect(rows).toHaveCount(items.nodes.length);
    for (const [index, { name }] of items.nodes.entries()) await expect(rows.nth(index)).toContainText(name);
    const hits = new RegExp(`^${items.totalCount.toLocaleString('en')} items?$`);
    if (items.totalCount > 0) await expect(page.getByRole('main').getByText(hits)).toHaveCount(1);
  });
}

test('/items links the picture and the name of each item, and both have its tooltip', async ({
  scriptlessPage: page,
}) => {
  await openHtml(page, '/items');
  const [row, headers] = [
    page.getByRole('table', { name: 'Items' }).locator('tbody tr').first(),
    page.getByRole('table', { name: 'Items' }).getByRole('columnheader'),
  ];
  await expect(headers).toHaveText(['Icon', 'Name', 'Rarity', 'Type', 'Slot', 'Item level', 'Needs']);
  const links = await row
    .getByRole('link', { includeHidden: true })
    .evaluateAll((all) =>
      all.map((link) => [link.getAttribute('href'), link.getAttribute('data-item-card')]),
    );
  expect(links).toHaveLength(2);
  expect(links[0]).toEqual(links[1]);
  expect(links[0]?.[1]).toBe(`${links[0]?.[0]}/tooltip`);
});

test('/items says so where nothing is found', async ({ scriptlessPage: page }) => {
  await openHtml(page, '/items?query=zzzzzz');
  await expect(page.getByRole('main')).toContainText('No items.');
});

test('rare filters are folded away until one of them is chosen', async ({ page }) => {
  const set = page.getByLabel('Set', { exact: true });
  await page.goto('/items');
  await expect(set).toBeHidden();
  await page.getByText('More filters').click();
  await set.fill('of');
  await set.press('Enter');
  await expect(page).toHaveURL('/items?set=of');
  await expect(set).toBeVisible();
});

test('a search for items is finished by Enter and keeps the other choices', async ({ page }) => {
  // Before the scripts are there, a browser sends empty fields too.
  await page.goto('/items?type=AXE');
  await untilQuiet(page);
  const name = page.getByLabel('Name');
  await name.fill('of');
  await expect(page).toHaveURL('/items?type=AXE');
  await name.press('Enter');
  await expect(page).toHaveURL('/items?query=of&type=AXE');
  await expect(name).toHaveValue('of');
});

test('is where sets, creatures and currencies lead to', async ({ scriptlessPage: page }) => {
  await openHtml(page, `/item/${fixtures().setPiece}`);
  const link = page.getByRole('link', { name: 'Filter them' });
  if ((await link.count()) === 0) return;
  await link.click();
  await expect(page).toHaveURL(/\/items\?set=\d+$/);
  await expect(page.getByRole('main').getByRole('row')).not.toHaveCount(1);
});
