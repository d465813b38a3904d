import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { creatures } from '#graphql/sql/creature/creature.ts';
import {
  chaptersRewardingItem,
  creaturesDroppingItem,
  gameObjectsDroppingItem,
} from '#graphql/sql/item/item-source.ts';
import {
  offersCostingItem,
  offersOfCreature,
  offersOfItem,
  requiredItemsOfOffers,
  sellersOfOffers,
} from '#graphql/sql/item/vendor-item.ts';
import { connect } from '../connection.ts';
import type { Loaders } from '../loaders.ts';
import { item } from '../references.ts';

/** Resolvers for sources of an item other than vendors and quests. */
export const itemSourceResolvers: Resolvers = {
  Item: {
    dropsFromCreatures: ({ id }, { standingIn, ...page }, { load }) =>
      connect(page, load.list(creaturesDroppingItem, id, { standingIn })),
    dropsFromGameObjects: ({ id }, args, { load }) =>
      connect(args, load.list(gameObjectsDroppingItem, id, {})),
    rewardedFromChapters: ({ id }, args, { load }) => connect(args, load.list(chaptersRewardingItem, id, {})),
  },
};

export const vendorItemResolvers: Resolvers = {
  Item: {
    soldByVendors: ({ id }, args, { load }) => connect(args, load.list(offersOfItem, id, {})),
    usedToPurchase: ({ id }, { slot, usableByCareer, ...page }, { load }) =>
      connect(page, load.list(offersCostingItem, id, { slot, usableByCareer })),
  },
  Creature: {
    vendorItems: ({ id }, args, { load }) => connect(args, load.list(offersOfCreature, id, {})),
  },
  VendorItem: {
    item,
    requiredItems: ({ id }, _, { load }) => load.all(requiredItemsOfOffers, id),
    creatures: ({ id }, _, { load }) => sellersOf(load, id),
    soldBy: ({ id }, _, { load }) => sellersOf(load, id),
  },
  VendorItemRequiredItem: { item },
};

async function sellersOf(load: Loaders, offerId: number) {
  const sellers = await load.all(sellersOfOffers, offerId);
  // One by one, so that a seller that cannot be resolved fails alone.
  return sellers.map(({ creatureId }) => load.required(creatures.byId, creatureId));
}
