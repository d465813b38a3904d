import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { connect, connectionFields } from '../connection.ts';
import { loadRequired, type Loaders } from '../loaders.ts';

/** Resolvers for sources of an item other than vendors and quests. */
export const itemSourceResolvers: Resolvers = {
  Item: {
    dropsFromCreatures: ({ id }, args, { load }) => connect(args, load.creaturesDroppingItem(id, {})),
    dropsFromGameObjects: ({ id }, args, { load }) => connect(args, load.gameObjectsDroppingItem(id, {})),
    rewardedFromChapters: ({ id }, args, { load }) => connect(args, load.chaptersRewardingItem(id, {})),
  },
  DropsFromCreaturesConnection: connectionFields,
  DropsFromGameObjectsConnection: connectionFields,
  RewardedFromChaptersConnection: connectionFields,
};

export const vendorItemResolvers: Resolvers = {
  Item: {
    soldByVendors: ({ id }, args, { load }) => connect(args, load.offersOfItem(id, {})),
    usedToPurchase: ({ id }, { slot, usableByCareer, ...page }, { load }) =>
      connect(page, load.offersCostingItem(id, { slot, usableByCareer })),
  },
  Creature: {
    vendorItems: ({ id }, args, { load }) => connect(args, load.offersOfCreature(id, {})),
  },
  SoldByVendorsConnection: connectionFields,
  UsedToPurchaseConnection: connectionFields,
  VendorItemsConnection: connectionFields,
  VendorItem: {
    item: ({ itemId }, _, { load }) => loadRequired(load.item, itemId),
    requiredItems: ({ id }, _, { load }) => load.requiredItems.load(id),
    creatures: ({ id }, _, { load }) => sellersOf(load, id),
    soldBy: ({ id }, _, { load }) => sellersOf(load, id),
  },
  VendorItemRequiredItem: {
    item: ({ itemId }, _, { load }) => loadRequired(load.item, itemId),
  },
};

async function sellersOf(load: Loaders, offerId: number) {
  const sellers = await load.sellers.load(offerId);
  // One by one, so that a seller that cannot be resolved fails alone.
  return sellers.map(({ creatureId }) => loadRequired(load.creature, creatureId));
}
