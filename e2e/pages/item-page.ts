import type { Page } from '@playwright/test';

import { queryApi } from '../api/api-client.ts';

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
export const itemOf = async (id: string) => (await queryApi<{ item: Item }>(ITEM, { id })).item;

/** The number of vendors that stand somewhere and sell an item. */
export const vendorCount = ({ soldByVendors: { nodes } }: Item): number =>
  new Set(
    nodes.flatMap(({ creatures }) => creatures.filter(({ spawns }) => spawns.length > 0).map(({ id }) => id)),
  ).size;

/** The links of the tabs. */
export const itemTabs = (page: Page) =>
  page.getByRole('navigation', { name: 'Item sections' }).getByRole('link');
/** The path that the page gives as its own. */
export async function canonicalPath(page: Page): Promise<string> {
  return new URL((await page.locator('link[rel=canonical]').getAttribute('href')) ?? '').pathname;
}
