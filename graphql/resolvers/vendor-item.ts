import type { Resolvers } from '#graphql/generated/resolvers.ts';
import type { Database } from '../sql/engine/database.ts';
import type { Fragment } from '../sql/engine/fragment.ts';
import type { Key } from '../sql/engine/keyset.ts';
import {
  offerCount,
  offerKeys,
  offerPage,
  offersForItem,
  offersOfCreature,
  offersOfItem,
  stallKeys,
  type VendorItemRecord,
} from '../sql/item/vendor-item.ts';
import { connect, connectionFields, countOf, totalCount, type Connection } from './connection.ts';
import { loadRequired } from './loaders.ts';
import type { PageArguments } from './paging.ts';

export type VendorItemConnection = Connection<VendorItemRecord>;

const connectOffers = (
  sql: Database,
  page: PageArguments,
  { name, keys, condition }: { name: string; keys: Key[]; condition: Fragment },
): VendorItemConnection =>
  connect(page, {
    list: { name, keys },
    read: (slice) => offerPage(sql, condition, keys, slice),
    total: () => countOf(offerCount(sql, condition)),
  });

export const vendorItemResolvers: Resolvers = {
  Item: {
    soldByVendors: ({ id }, page, { sql }) =>
      connectOffers(sql, page, {
        name: 'soldByVendors',
        keys: offerKeys(sql),
        condition: offersOfItem(sql, id),
      }),
    usedToPurchase: ({ id }, { slot, usableByCareer, ...page }, { sql }) =>
      connectOffers(sql, page, {
        name: 'usedToPurchase',
        keys: offerKeys(sql),
        condition: offersForItem(sql, id, slot, usableByCareer),
      }),
  },
  Creature: {
    vendorItems: ({ id }, page, { sql }) =>
      connectOffers(sql, page, {
        name: 'vendorItems',
        keys: stallKeys(sql),
        condition: offersOfCreature(sql, id),
      }),
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
