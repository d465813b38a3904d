import type { Page } from '@playwright/test';

import { fixtures } from '../fixtures/fixtures.ts';
import { idsIn, killTable } from './kill-table.ts';
import { type Hit, hitAddress } from './hit-address.ts';
import { deathsOf, firstHundred, killIds, queryApi } from '../api/api-client.ts';
import type { PagedList } from './pager.ts';

interface Walk {
  readonly name: string;
  readonly path: () => string;
  readonly list: (page: Page) => PagedList;
  /** Loads the items of the whole list: all of a few pages, or whole pages of its first 50 or 100. */
  readonly expectedItems: () => Promise<readonly string[]>;
  readonly perPage: number;
}

/** Pages of a long list that are looked at. */
export const MAX_PAGES = 7;

/** A list of kills by its caption, which its pager repeats. */
export const kills =
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
export const PAGED_LISTS: readonly Walk[] = [
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
