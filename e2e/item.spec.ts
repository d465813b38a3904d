import { expect, type Page } from '@playwright/test';
import { queryApi } from './api/api-client.ts';
import { fixtures } from './fixtures/fixtures.ts';
import { fetchPage } from './api/http-client.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { SITE } from './servers/addresses.ts';

interface Item {
  readonly name: string;
  readonly soldByVendors: { readonly totalCount: number; readonly nodes: readonly Offer[] };
  readonly usedToPurchase: { readonly totalCount: number };
  readonly rewardedFromQuests: {
    readonly totalCount: number;
    readonly nodes: readonly { readonly name: string }[];
  };
  readonly dropsFromCreatures: { readonly totalCount: number };
  readonly dropsFromGameObjects: { readonly totalCount: number };
  readonly rewardedFromChapters: { readonly totalCount: number };
  readonly itemSet: { readonly name: string; readonly items: readonly { readonly id: string }[] } | null;
}

interface Offer {
  readonly creatures: readonly {
    readonly id: string;
    readonly name: string;
    readonly spawns: readonly { readonly zone: { readonly name: string } }[];
  }[];
}

const ITEM = `query Item($id: ID!) {
  item(id: $id) {
    name
    itemSet { name items { id } }
    soldByVendors(first: 10) { totalCount nodes { creatures { id name spawns { zone { name } } } } }
    usedToPurchase(first: 0) { totalCount }
    rewardedFromQuests(first: 10) { totalCount nodes { name } }
    dropsFromCreatures(first: 0) { totalCount }
    dropsFromGameObjects(first: 0) { totalCount }
    rewardedFromChapters(first: 0) { totalCount }
  }
}`;

/** Loads an item from the API. */
const itemOf = async (id: string) => (await queryApi<{ item: Item }>(ITEM, { id })).item;

/** The number of vendors that stand somewhere and sell an item. */
const vendorCount = ({ soldByVendors: { nodes } }: Item): number =>
  new Set(
    nodes.flatMap(({ creatures }) => creatures.filter(({ spawns }) => spawns.length > 0).map(({ id }) => id)),
  ).size;

/** The links of the tabs. */
const itemTabs = (page: Page) => page.getByRole('navigation', { name: 'Item sections' }).getByRole('link');
/** The path that the page gives as its own. */
async function canonicalPath(page: Page): Promise<string> {
  return new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname;
}

const SECTIONS = ['', '/purchase', '/quests', '/drops', '/chapters'] as const;

for (const kind of ['setPiece', 'currency', 'questItem', 'droppedItem', 'tablessItem'] as const) {
  test(`${kind}: every address shows a tab that there is`, async ({ scriptlessPage: page }) => {
    const id = fixtures()[kind];
    const item = await itemOf(id);
    const { name, soldByVendors, usedToPurchase, rewardedFromQuests, rewardedFromChapters } = item;
    const drops = [item.dropsFromCreatures, item.dropsFromGameObjects].map(({ totalCount }) => totalCount);
    const found = drops.reduce((sum, count) => sum + count);
    const counted = [
      [`Sold by (${vendorCount(item)})`, '', soldByVendors.totalCount, 1],
      [`Used to purchase (${usedToPurchase.totalCount})`, '/purchase', usedToPurchase.totalCount, 1],
      [`Quests (${rewardedFromQuests.totalCount})`, '/quests', rewardedFromQuests.totalCount, 1],
      [`Drops (${found})`, '/drops', found, drops.filter((count) => count > 0).length],
      [`Chapters (${rewardedFromChapters.totalCount})`, '/chapters', rewardedFromChapters.totalCount, 1],
    ] as const;
    const expected = counted.filter(([, , count]) => count > 0);
    for (const section of SECTIONS) {
      await openHtml(page, `/item/${id}${section}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(itemTabs(page)).toHaveText(expected.map(([label]) => label));
      const shown = expected.find(([, path]) => path === section) ?? expected[0];
      const current = page.getByRole('navigation', { name: 'Item sections' }).locator('[aria-current=page]');
      await expect(current).toHaveText(shown ? [shown[0]] : []);
      // The first tab is at the address of the item.
      const path = shown && shown !== expected[0] ? shown[1] : '';
      expect(await canonicalPath(page)).toBe(`/item/${id}${path}`);
      await expect(page.getByRole('table')).toHaveCount(shown?.[3] ?? 0);
    }
  });
}

test('says where it stands, and shows the set with links to all other pieces and to its list', async ({
  scriptlessPage: page,
}) => {
  const id = fixtures().setPiece;
  const { name, itemSet } = await itemOf(id);
  await openHtml(page, `/item/${id}`);
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem')).toHaveText([
    'Home',
    'Items',
    name,
  ]);
  const set = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: itemSet?.name, level: 2, exact: true }) });
  const pieces = set.locator('li:has(img)');
  await expect(pieces).toHaveCount(itemSet?.items.length ?? 0);
  await expect(set.getByRole('link')).toHaveCount(itemSet?.items.length ?? 0);
  await expect(set.locator(`a[href="/item/${id}"]`)).toHaveCount(0);
});

test('lists who sells it, with every zone once', async ({ scriptlessPage: page }) => {
  const id = fixtures().setPiece;
  const { soldByVendors } = await itemOf(id);
  const vendors = soldByVendors.nodes
    .flatMap(({ creatures }) => creatures)
    .filter(({ spawns }) => spawns.length > 0);
  expect(vendors.length).toBeGreaterThan(0);
  await openHtml(page, `/item/${id}`);
  const table = page.getByRole('table', { name: 'Sold by' });
  await expect(table.getByRole('columnheader')).toHaveText(['Price', 'Creature name', 'Realm', 'Zone']);
  const rows = table.locator('tbody tr');
  await expect(rows).toHaveCount(vendors.length);
  await expect(rows.locator('th').getByRole('link')).toHaveText(vendors.map((vendor) => vendor.name));
  await expect(rows.locator('td:last-child')).toHaveText(
    vendors.map(({ spawns }) => [...new Set(spawns.map(({ zone }) => zone.name))].join(', ')),
  );
});

test('lists the quests that reward it', async ({ scriptlessPage: page }) => {
  const id = fixtures().questItem;
  const { rewardedFromQuests } = await itemOf(id);
  await openHtml(page, `/item/${id}/quests`);
  const table = page.getByRole('table', { name: 'Quests' });
  await expect(table.getByRole('columnheader')).toHaveText(['Quest name', 'Given', 'Choice']);
  await expect(table.locator('tbody th')).toHaveText(rewardedFromQuests.nodes.map(({ name }) => name));
  // The item is one of the rewards of each, or one of those that are only counted.
  const rewards = table.locator('tbody tr').filter({
    has: page.locator(`a[href="/item/${id}"]`).or(page.getByRole('link', { name: /^and \d+ more items?$/ })),
  });
  await expect(rewards).toHaveCount(rewardedFromQuests.nodes.length);
});

const PURCHASES = `query Purchases($id: ID!, $career: Career) {
  item(id: $id) {
    usedToPurchase(first: 10, usableByCareer: $career) { totalCount nodes { item { name } } }
  }
}`;

interface Purchases {
  readonly item: {
    readonly usedToPurchase: { readonly nodes: readonly { readonly item: { readonly name: string } }[] };
  };
}

test('what it buys is filtered by career, and the tab keeps its count', async ({ page }) => {
  const id = fixtures().currency;
  const { usedToPurchase } = await itemOf(id);
  const { item } = await queryApi<Purchases>(PURCHASES, { id, career: 'SLAYER' });
  await page.goto(`/item/${id}/purchase`);
  const career = page.getByRole('combobox', { name: 'Career' });
  await expect(career.getByRole('option')).toHaveCount(25);
  await career.selectOption({ label: 'Slayer' });
  await expect(page).toHaveURL(`/item/${id}?career=SLAYER`);
  await expect(itemTabs(page).first()).toHaveText(`Used to purchase (${usedToPurchase.totalCount})`);
  const { nodes } = item.usedToPurchase;
  const table = page.getByRole('table', { name: 'Used to purchase' });
  await expect(table.locator('tbody th')).toHaveText(nodes.map((offer) => new RegExp(offer.item.name)));
  if (nodes.length === 0)
    await expect(page.getByRole('main')).toContainText('It buys nothing for this career.');
});

test('is not found where there is no such item', async () => {
  for (const id of ['999999999', '0', '007', '-1', 'abc', '4294967296', 'toString']) {
    for (const section of SECTIONS) {
      const { status, html } = await fetchPage(`${SITE}/item/${id}${section}`);
      expect(status, id).toBe(404);
      expect(html, id).toContain('Not found');
    }
  }
});

test('puts two items beside each other', async ({ scriptlessPage: page }) => {
  const [one, other] = fixtures().comparable;
  const [{ name }, { name: otherName }] = await Promise.all([itemOf(one), itemOf(other)]);
  await openHtml(page, `/item/${one}?vs=${other}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByRole('heading', { level: 2, name: otherName, exact: true })).toBeVisible();
  const table = page.getByRole('table', { name: `${name} compared with ${otherName}` });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Stat',
    name,
    name === otherName ? `${otherName} #${other}` : otherName,
    'Difference',
  ]);
  await expect(table.locator('tbody td:last-child').first()).toHaveText(
    /^(=Equal|[▲▼][\d,.%]+ (more|less))$/,
  );
  expect(await canonicalPath(page)).toBe(`/item/${one}`);
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await expect(itemTabs(page)).not.toHaveCount(0);
});

test('leads to comparisons with items like it', async ({ scriptlessPage: page }) => {
  const [id] = fixtures().comparable;
  await openHtml(page, `/item/${id}`);
  const likes = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Compare with' }) });
  const links = await likes
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toMatch(new RegExp(`^/item/${id}\\?vs=(?!${id}$)\\d+$`));
  await openHtml(page, links[0] ?? '');
  await expect(page.getByRole('table', { name: /compared with/ })).toHaveCount(1);
});

test('stays whole beside an item that is missing', async ({ scriptlessPage: page }) => {
  const id = fixtures().setPiece;
  const { name } = await itemOf(id);
  for (const missing of ['999999999', 'nonsense', id]) {
    const path = `/item/${id}?vs=${missing}`;
    expect((await fetchPage(SITE + path)).status, path).toBe(200);
    await openHtml(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(page.getByRole('main')).toContainText('Not found');
    await expect(itemTabs(page)).not.toHaveCount(0);
  }
});
