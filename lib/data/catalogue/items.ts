import { cache } from 'react';
import {
  type ComparableItemFragment,
  type ContainerPageFragment,
  type DropPageFragment,
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
  type ItemPageFragment,
  type PurchasePageFragment,
  type RewardingChapterPageFragment,
  type RewardingQuestPageFragment,
  type VendorPageFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { CATALOGUE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { parseEntityId } from '#lib/game/ids.ts';
import { type ITEM_FILTER, itemFilterArguments } from '#lib/url/filter/item-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { pageOrFirst, rowsOn } from '../page-or-first.ts';
import { comparableArguments, nearestInLevel } from '#lib/game/items/item-comparison.ts';
import type { PURCHASE_FILTER } from '#lib/url/filter/career-choice.ts';

/** Items on a page of the catalogue. */
const ITEMS_PER_PAGE = 15;
/** Rows on a page of each tab of an item. */
const ROWS_PER_TAB = 10;

/** One item, with how many rows each of its tabs has. */
export const ITEM: RecordSource<{ id: string }, string, ItemDetailsFragment> = {
  idOf: ({ id }) => parseEntityId(id),
  get: cache(async (id) =>
    mapAnswer(await query(GetItemInfoDocument, { id }, CATALOGUE), ({ item }) => item),
  ),
};

/** Items that match the filter. */
export function listItems({
  values,
  cursor,
}: ListAddress<typeof ITEM_FILTER>): Promise<Answer<ItemPageFragment | null>> {
  return pageOrFirst(rowsOn(values.rarity !== 'all', ITEMS_PER_PAGE), cursor, async (page) => {
    const variables = { ...itemFilterArguments(values), ...page };
    return mapAnswer(await query(GetItemsDocument, variables, CATALOGUE), ({ items }) => items);
  });
}

/** Offers of an item, the cheapest first. */
export function listVendors(id: string, { cursor }: ListAddress): Promise<Answer<VendorPageFragment | null>> {
  return pageOrFirst(ROWS_PER_TAB, cursor, async (page) =>
    mapAnswer(
      await query(GetItemSoldByVendorsDocument, { id, ...page }, CATALOGUE),
      ({ item }) => item?.soldByVendors ?? null,
    ),
  );
}

/** Offers that cost some of an item, of what the filter's career may use. */
export function listPurchases(
  id: string,
  { values: { career }, cursor }: ListAddress<typeof PURCHASE_FILTER>,
): Promise<Answer<PurchasePageFragment | null>> {
  return pageOrFirst(ROWS_PER_TAB, cursor, async (page) => {
    const variables = { id, ...(career === 'all' ? {} : { usableByCareer: career }), ...page };
    return mapAnswer(
      await query(GetItemUsedToPurchaseDocument, variables, CATALOGUE),
      ({ item }) => item?.usedToPurchase ?? null,
    );
  });
}

/** Quests that give an item, or a choice of which it is one. */
export function listRewardingQuests(
  id: string,
  { cursor }: ListAddress,
): Promise<Answer<RewardingQuestPageFragment | null>> {
  return pageOrFirst(ROWS_PER_TAB, cursor, async (page) =>
    mapAnswer(
      await query(GetItemRewardedFromQuestsDocument, { id, ...page }, CATALOGUE),
      ({ item }) => item?.rewardedFromQuests ?? null,
    ),
  );
}

/** Creatures that leave an item behind, by name. */
export function listDrops(id: string, { cursor }: ListAddress): Promise<Answer<DropPageFragment | null>> {
  return pageOrFirst(ROWS_PER_TAB, cursor, async (page) =>
    mapAnswer(
      await query(GetItemDropsFromCreaturesDocument, { id, ...page }, CATALOGUE),
      ({ item }) => item?.dropsFromCreatures ?? null,
    ),
  );
}

/** Game objects that hold an item. */
export function listContainers(
  id: string,
  { cursor }: ListAddress,
): Promise<Answer<ContainerPageFragment | null>> {
  return pageOrFirst(ROWS_PER_TAB, cursor, async (page) =>
    mapAnswer(
      await query(GetItemDropsFromGameObjectsDocument, { id, ...page }, CATALOGUE),
      ({ item }) => item?.dropsFromGameObjects ?? null,
    ),
  );
}

/** Chapters that reward an item. */
export function listRewardingChapters(
  id: string,
  { cursor }: ListAddress,
): Promise<Answer<RewardingChapterPageFragment | null>> {
  return pageOrFirst(ROWS_PER_TAB, cursor, async (page) =>
    mapAnswer(
      await query(GetItemRewardedFromChaptersDocument, { id, ...page }, CATALOGUE),
      ({ item }) => item?.rewardedFromChapters ?? null,
    ),
  );
}

/** A few items like one, near to it in item level; none for an item that has nothing to compare. */
export async function listComparableItems(
  item: ItemDetailsFragment,
): Promise<Answer<readonly ComparableItemFragment[]>> {
  const variables = comparableArguments(item);
  if (!variables) return { data: [], staleSince: null };
  return mapAnswer(await query(GetComparableItemsDocument, variables, CATALOGUE), ({ atLeast, below }) =>
    nearestInLevel(item, [...(atLeast?.nodes ?? []), ...(below?.nodes ?? [])]),
  );
}
