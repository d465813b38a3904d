import type { Career, EquipSlot } from '#graphql/generated/resolvers.ts';
import { batchRead } from '../engine/batch-read.ts';
import type { Database, Fragment } from '../engine/connection/database.ts';
import type { Key } from '../engine/keyset.ts';
import { nestedList } from '../engine/nested-list.ts';
import { integerKey } from '../engine/record-list.ts';
import { usableBy, wornIn } from './item-choice.ts';

/** An offer: a number of an item for a price in copper. */
export type VendorItemRecord = { id: number; itemId: number; count: number; price: number };

/** An item that an offer costs besides its price. */
export type RequiredItemRecord = { vendorItemId: number; itemId: number; count: number };

export type SellerRecord = { vendorItemId: number; creatureId: number };

/** A list of offers that belong to something, by its field of the contract. */
const offerList = <Arguments>(
  name: string,
  keys: (sql: Database) => Key[],
  condition: (sql: Database, parentId: Fragment, args: Arguments) => Fragment,
) =>
  nestedList<number, Arguments, VendorItemRecord>({
    name,
    parent: 'integer',
    fields: (sql) =>
      sql`offer.id, offer.item_id as "itemId", offer.count, offer.price::double precision as price`,
    tables: (sql) => sql`vendor_item offer`,
    keys,
    condition,
  });

const byId = (sql: Database): Key => ({ ...integerKey(sql`offer.id`), property: 'id', descending: false });

const cheapestFirst = (sql: Database): Key[] => [
  { ...integerKey(sql`offer.price`), property: 'price', descending: false },
  byId(sql),
];

export const offersOfItem = offerList<object>(
  'soldByVendors',
  cheapestFirst,
  (sql, itemId) => sql`offer.item_id = ${itemId}`,
);

export type PurchaseArguments = { slot?: EquipSlot | null; usableByCareer?: Career | null };

/** Offers that cost some of an item, of what is worn in a slot and used by a career. */
export const offersCostingItem = offerList<PurchaseArguments>(
  'usedToPurchase',
  cheapestFirst,
  (sql, itemId, { slot, usableByCareer }) => sql`
    offer.id in (select vendor_item_id from vendor_item_required where item_id = ${itemId})
    and exists (
      select from item
      where item.id = offer.item_id and ${wornIn(sql, slot)} and ${usableBy(sql, usableByCareer)})`,
);

/** The offers of creatures, in the order in which the vendor shows them. */
export const offersOfCreature = offerList<object>(
  'vendorItems',
  (sql) => [byId(sql)],
  (sql, creatureId) =>
    sql`offer.id in (select vendor_item_id from vendor_item_creature where creature_id = ${creatureId})`,
);

/** Reads the required items of many offers at once. */
export const requiredItemsOfOffers = batchRead(
  'vendorItemId',
  (sql, offerIds) => sql<RequiredItemRecord[]>`
    /* requiredItemsOfOffers */
    select vendor_item_id as "vendorItemId", item_id as "itemId", count
    from vendor_item_required
    where vendor_item_id = any(${offerIds}::bigint[])
    order by vendor_item_id, position`,
);

/** Reads the sellers of many offers at once. */
export const sellersOfOffers = batchRead(
  'vendorItemId',
  (sql, offerIds) => sql<SellerRecord[]>`
    /* sellersOfOffers */
    select vendor_item_id as "vendorItemId", creature_id as "creatureId"
    from vendor_item_creature
    where vendor_item_id = any(${offerIds}::bigint[])
    order by vendor_item_id, creature_id`,
);
