import {
  type ComparableItemFragment,
  GetComparableItemsDocument,
  GetItemDropsFromCreaturesDocument,
  GetItemDropsFromGameObjectsDocument,
  GetItemInfoDocument,
  GetItemRewardedFromChaptersDocument,
  GetItemRewardedFromQuestsDocument,
  GetItemsDocument,
  GetItemSoldByVendorsDocument,
  GetItemUsedToPurchaseDocument,
  type ItemDetailsFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, CATALOGUE } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { type ITEM_FILTER, itemFilterArguments } from '#lib/url/filter/item-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { askPage, rowsOn } from '../page-or-first.ts';
import { comparableArguments, nearestInLevel } from '#lib/game/items/item-comparison.ts';
import type { PURCHASE_FILTER } from '#lib/url/filter/career-choice.ts';
import { recordById } from '../record-by-id.ts';

/** Items on a page of the catalogue. */
const ITEMS_PER_PAGE = 15;
/** A page of each tab of an item. */
const TAB = { size: 10, policy: CATALOGUE };

/** One item, with how many rows each of its tabs has. */
export const ITEM = recordById(GetItemInfoDocument, CATALOGUE, ({ item }) => item);

/** Items that match the filter. */
export async function listItems({ values, cursor }: ListAddress<typeof ITEM_FILTER>) {
  const kind = { size: rowsOn(values.rarity !== 'all', ITEMS_PER_PAGE), policy: CATALOGUE };
  const asked = itemFilterArguments(values, await whatIsOffered());
  return askPage(GetItemsDocument, asked, kind, cursor, ({ items }) => items);
}

/** Offers of an item, the cheapest first. */
export const listVendors = (id: string, { cursor }: ListAddress) =>
  askPage(GetItemSoldByVendorsDocument, { id }, TAB, cursor, ({ item }) => item?.soldByVendors);

/** Offers that cost some of an item, of what the filter's career may use. */
export function listPurchases(
  id: string,
  { values: { career }, cursor }: ListAddress<typeof PURCHASE_FILTER>,
) {
  const variables = { id, ...(career === 'all' ? {} : { usableByCareer: career }) };
  return askPage(GetItemUsedToPurchaseDocument, variables, TAB, cursor, ({ item }) => item?.usedToPurchase);
}

/** Quests that give an item, or a choice of which it is one. */
export const listRewardingQuests = (id: string, { cursor }: ListAddress) =>
  askPage(GetItemRewardedFromQuestsDocument, { id }, TAB, cursor, ({ item }) => item?.rewardedFromQuests);

/** Creatures that leave an item behind, by name. */
export const listDrops = (id: string, { cursor }: ListAddress) =>
  askPage(GetItemDropsFromCreaturesDocument, { id }, TAB, cursor, ({ item }) => item?.dropsFromCreatures);

/** Game objects that hold an item. */
export const listContainers = (id: string, { cursor }: ListAddress) =>
  askPage(GetItemDropsFromGameObjectsDocument, { id }, TAB, cursor, ({ item }) => item?.dropsFromGameObjects);

/** Chapters that reward an item. */
export const listRewardingChapters = (id: string, { cursor }: ListAddress) =>
  askPage(GetItemRewardedFromChaptersDocument, { id }, TAB, cursor, ({ item }) => item?.rewardedFromChapters);

/** A few similar items, the nearest in item level; none for an item that has nothing to compare. */
export async function listComparableItems(
  item: ItemDetailsFragment,
): Promise<Answer<readonly ComparableItemFragment[]>> {
  const variables = comparableArguments(item);
  if (!variables) return { data: [], provenance: null };
  return mapAnswer(await query(GetComparableItemsDocument, variables, CATALOGUE), ({ atLeast, below }) =>
    nearestInLevel(item, [...(atLeast?.nodes ?? []), ...(below?.nodes ?? [])]),
  );
}

/** The item that another is compared with; null for one that no address can name. */
export const getCompared = (id: string | null): ReturnType<typeof ITEM.get> =>
  id === null ? Promise.resolve({ data: null, provenance: null }) : ITEM.get(id);
