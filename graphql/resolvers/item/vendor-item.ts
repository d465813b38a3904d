import type { Resolvers } from '#graphql/generated/resolvers.ts';
import { connect, connectionFields, totalCount } from '../connection.ts';
import { loadRequired } from '../loaders.ts';

export const vendorItemResolvers: Resolvers = {
  Item: {
    soldByVendors: ({ id }, args, { load }) => connect(args, load.offersOfItem(id, {})),
    usedToPurchase: ({ id }, { slot, usableByCareer, ...page }, { load }) =>
      connect(page, load.offersCostingItem(id, { slot, usableByCareer })),
  },
  Creature: {
    vendorItems: ({ id }, args, { load }) => connect(args, load.offersOfCreature(id, {})),
  },
  SoldByVendorsConnection: { ...connectionFields, totalCount },
  UsedToPurchaseConnection: { ...connectionFields, totalCount },
  VendorItemsConnection: { ...connectionFields, totalCount },
  VendorItem: {
    item: ({ itemId }, _, { load }) => loadRequired(load.item, itemId),
    requiredItems: ({ id }, _, { load }) => load.requiredItems.load(id),
    creatures: async ({ id }, _, { load }) => {
      const sellers = await load.sellers.load(id);
      return Promise.all(sellers.map(({ creatureId }) => loadRequired(load.creature, creatureId)));
    },
  },
  VendorItemRequiredItem: {
    item: ({ itemId }, _, { load }) => loadRequired(load.item, itemId),
  },
};
