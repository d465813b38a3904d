import { expect, type Page } from '@playwright/test';
import { fixtures } from './fixtures/fixtures.ts';
import { idsIn, killTable } from './pages/kill-table.ts';
import { killIds, deathsOf, firstHundred, queryApi } from './api/api-client.ts';
import { collectPages, followPager, hasPage, type PagedList } from './pages/pager.ts';
import { openHtml, test } from './pages/scriptless-page.ts';
import { untilQuiet } from './pages/until-quiet.ts';
import { type Hit, hitAddress } from './pages/hit-address.ts';

interface Walk {
  readonly name: string;
  readonly path: () => string;
  readonly list: (page: Page) => PagedList;
  /** Loads the items of the whole list: all of a few pages, or whole pages of its first 50 or 100. */
  readonly expectedItems: () => Promise<readonly string[]>;
  readonly perPage: number;
}

/** Pages of a long list that are looked at. */
const MAX_PAGES = 7;

/** A list of kills by its caption, which its pager repeats. */
const kills =
  (caption: string, pager = caption.toLowerCase()) =>
  (page: Page) => ({
    pager,
    read: () => idsIn(killTable(page, caption)),
  });

/** The addresses behind the names, since two players may share a name; the name of what has no page. */
const hits = (pager: string) => (page: Page) => ({
  pager,
  read: () =>
    page
      .getByRole('table')
      .locator('tbody tr')
      .evaluateAll((rows) =>
        rows.map(
          (row) =>
            row.querySelector('a')?.getAttribute('href') ?? row.querySelector('th span')?.textContent ?? '',
        ),
      ),
});

const listed = (asked: object) => async () => (await killIds({ ...asked, first: 50 })).ids;

async function searchTruth(): Promise<string[]> {
  const hits = await firstHundred<Hit>(
    'search',
    `query: "${fixtures().searchText}"`,
    '__typename id name ... on Scenario { zone { id } } ... on WarJournalEntry { storyline { id } }',
  );
  return hits.map((hit) => hitAddress(hit) || hit.name);
}

/** The items that can be bought with an item, by their addresses. */
const purchases = (page: Page) => ({
  pager: 'purchases',
  read: () =>
    page
      .getByRole('table', { name: 'Used to purchase' })
      .locator('tbody tr:has([rowspan])')
      .evaluateAll((rows) => rows.map((row) => row.querySelector('a')?.getAttribute('href') ?? '')),
});

async function purchaseTruth(): Promise<string[]> {
  const { item } = await queryApi<{
    item: { usedToPurchase: { nodes: { item: { id: string } }[] } };
  }>('query P($id: ID!) { item(id: $id) { usedToPurchase(first: 50) { nodes { item { id } } } } }', {
    id: fixtures().currency,
  });
  return item.usedToPurchase.nodes.map(({ item }) => `/item/${item.id}`);
}

/** One list of each mechanism: plain, filtered, the second one of a page, a search, and rows that span others. */
const PAGED_LISTS: readonly Walk[] = [
  {
    name: 'latest kills, home',
    path: () => '/',
    list: kills('Latest kills'),
    expectedItems: listed({}),
    perPage: 10,
  },
  {
    name: 'filtered kills',
    path: () => '/kills?soloOnly=true',
    list: kills('Newest first'),
    expectedItems: listed({ soloOnly: true }),
    perPage: 10,
  },
  {
    name: 'deaths of a character',
    path: () => `/character/${fixtures().character}`,
    list: kills('Deaths'),
    expectedItems: () => listed({ where: deathsOf(fixtures().character) })(),
    perPage: 10,
  },
  {
    name: 'search',
    path: () => `/search/${fixtures().searchText}`,
    list: hits('results'),
    expectedItems: searchTruth,
    perPage: 15,
  },
  {
    name: 'what an item buys',
    path: () => `/item/${fixtures().currency}/purchase`,
    list: purchases,
    expectedItems: purchaseTruth,
    perPage: 10,
  },
];

for (const { name, path, list, expectedItems, perPage } of PAGED_LISTS) {
  test(`${name}: every page, forwards and back`, async ({ scriptlessPage: page }) => {
    const all = (await expectedItems()).slice(0, MAX_PAGES * perPage);
    expect(all.length).toBeGreaterThan(perPage);
    const pages = Array.from({ length: Math.ceil(all.length / perPage) }, (_, index) =>
      all.slice(index * perPage, (index + 1) * perPage),
    );
    await openHtml(page, path());
    const paged = list(page);
    expect(await collectPages(page, paged, 'Next', pages.length)).toEqual(pages);
    expect(await collectPages(page, paged, 'Previous', pages.length)).toEqual(pages.toReversed());
    expect(await hasPage(page, paged, 'Previous')).toBe(false);
  });
}

test('an address of a page holds its state, and Back returns to the one before', async ({ page }) => {
  const list = kills('Newest first')(page);
  await page.goto('/kills');
  const first = await list.read();
  const second = await followPager(page, list, 'Next');
  const address = page.url();
  const third = await followPager(page, list, 'Next');
  expect(new URL(page.url()).searchParams.get('after')).toBeTruthy();

  await page.goBack();
  await expect.poll(list.read).toEqual(second);
  expect(page.url()).toBe(address);
  await page.goBack();
  await expect.poll(list.read).toEqual(first);
  await page.goForward();
  await page.goForward();
  await expect.poll(list.read).toEqual(third);

  await page.goto(address);
  expect(await list.read()).toEqual(second);
});

for (const [kind, path] of [
  ['character', () => `/character/${fixtures().character}`],
  ['guild', () => `/guild/${fixtures().guild}`],
] as const) {
  test(`${kind}: each list keeps its place while the other is turned`, async ({ page }) => {
    await page.goto(path());
    const [made, suffered] = [kills('Kills')(page), kills('Deaths')(page)];
    const killPage = await followPager(page, made, 'Next');
    const deathPage = await followPager(page, suffered, 'Next');
    expect(await made.read()).toEqual(killPage);
    await followPager(page, made, 'Previous');
    expect(await suffered.read()).toEqual(deathPage);
    const { searchParams } = new URL(page.url());
    expect([...searchParams.keys()].toSorted()).toEqual(['before', 'deathsAfter']);
  });
}

test('turning a page keeps the filter, and opens the next one at the top of its list', async ({ page }) => {
  await page.goto('/kills?soloOnly=true');
  await untilQuiet(page);
  const list = kills('Newest first')(page);
  const next = page.getByRole('link', { name: 'Next', exact: true });
  await next.scrollIntoViewIfNeeded();
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await followPager(page, list, 'Next');
  await expect(
    page.getByRole('table', { name: 'Newest first' }).locator('tbody tr').first(),
  ).toBeInViewport();
  expect(new URL(page.url()).searchParams.get('soloOnly')).toBe('true');
});

test.describe('scripts off', () => {
  test.use({ javaScriptEnabled: false });

  test('pages are turned by plain links', async ({ page }) => {
    const { ids } = await killIds({ first: 30 });
    await page.goto('/kills');
    for (const start of [10, 20]) {
      await page.getByRole('link', { name: 'Next', exact: true }).click();
      await page.reload();
      expect(await idsIn(killTable(page, 'Newest first'))).toEqual(ids.slice(start, start + 10));
    }
  });
});
