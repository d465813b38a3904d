import { cache } from 'react';

import {
  GetItemOffersDocument,
  type GetItemOffersQuery,
  type ItemOffersFragment,
  type ItemTagFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers } from '#lib/api/answer.ts';
import { withPrefetch } from '#lib/api/with-prefetch.ts';
import type { CostNode } from '#lib/game/costs/cost-tree.ts';
import { costTrees, type SoldItem, trueCost, type TrueCost } from '#lib/game/costs/true-cost.ts';

import { itemsByIds } from '../items-by-ids.ts';
import { ITEM } from './items.ts';

interface ItemCost {
  readonly cost: TrueCost<ItemTagFragment> | null;
}

/** Offers of each item that are read; the others are only counted. */
const OFFERS = 20;

/**
 * Loads the true cost of an item, when every item that vendors demand is bought in turn, level by level; as old as the
 * oldest answer. The cost is null where it is not sold for other items.
 */
export const getTrueCost = cache(async (itemId: string): Promise<Answer<ItemCost>> => {
  const shop = askedShop();
  const cost = await trueCost(itemId, shop.ask);
  return joinAnswers(shop.answers, { cost });
});

/** Loads the cost trees of several items, as getTrueCost does for one. */
export async function getCostTrees(
  itemIds: readonly string[],
): Promise<Answer<readonly CostNode<ItemTagFragment>[]>> {
  const shop = askedShop();
  const trees = await costTrees(itemIds, shop.ask);
  return joinAnswers(shop.answers, trees);
}

/** Asks for offers, and keeps the answers, whose age is that of the cost. */
function askedShop() {
  const answers: Answer<unknown>[] = [];
  const ask = async (ids: readonly string[]) => {
    const asked = await itemsByIds(GetItemOffersDocument, ids, { offers: OFFERS });
    answers.push(asked);
    return [...asked.data.values()].flatMap(withRequired);
  };
  return { ask, answers };
}

/** An item that may be sold for others. What those cost can be asked only when its offers are known. */
export const SOLD_ITEM = withPrefetch(ITEM, getTrueCost);

type OfferedItem = NonNullable<NonNullable<GetItemOffersQuery['items']>['nodes']>[number];

/** Lists an item of the question, and the items that its offers cost. */
function withRequired(asked: OfferedItem): readonly SoldItem<ItemTagFragment>[] {
  const offers = asked.soldByVendors?.nodes ?? [];
  const required = offers.flatMap(({ requiredItems }) => requiredItems.map(({ item }) => item));
  return [asked, ...required].map(soldItem);
}

function soldItem({ soldByVendors, ...item }: ItemOffersFragment): SoldItem<ItemTagFragment> {
  const offers = soldByVendors?.nodes ?? [];
  return { item, offers, further: Math.max(0, (soldByVendors?.totalCount ?? 0) - offers.length) };
}
