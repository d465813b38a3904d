import type { Career, EquipSlot } from '#graphql/generated/resolvers.ts';
import { arrayLiteral } from '../engine/array-literal.ts';
import type { Database } from '../engine/database.ts';
import type { Fragment } from '../engine/fragment.ts';
import { sliceBounds, sliceLimit, sliceOrder, type Key, type Slice } from '../engine/keyset.ts';
import { usableBy, wornIn } from './usable-items.ts';

/** So many of an item for a price in copper. */
export type VendorItemRecord = { id: number; itemId: number; count: number; price: number };

/** What an offer costs besides its price. */
export type RequiredItemRecord = { vendorItemId: number; itemId: number; count: number };

export type SellerRecord = { vendorItemId: number; creatureId: number };

/** The cheapest first, then by id. */
export const offerKeys = (sql: Database): Key[] => [
  { property: 'price', column: sql`offer.price`, cast: 'bigint', descending: false },
  { property: 'id', column: sql`offer.id`, cast: 'bigint', descending: false },
];

/** As they lie on a stall. */
export const stallKeys = (sql: Database): Key[] => [
  { property: 'id', column: sql`offer.id`, cast: 'bigint', descending: false },
];

export const offersOfItem = (sql: Database, itemId: number) => sql`offer.item_id = ${itemId}`;

/** Offers that cost some of an item, of what is worn in a slot and used by a career. */
export const offersForItem = (
  sql: Database,
  itemId: number,
  slot: EquipSlot | null | undefined,
  career: Career | null | undefined,
) => sql`
  offer.id in (select vendor_item_id from vendor_item_required where item_id = ${itemId})
  and exists (
    select from item
    where item.id = offer.item_id and ${wornIn(sql, slot)} and ${usableBy(sql, career)})`;

export const offersOfCreature = (sql: Database, creatureId: number) =>
  sql`offer.id in (select vendor_item_id from vendor_item_creature where creature_id = ${creatureId})`;

/** A page of offers, and one more. */
export const offerPage = (sql: Database, condition: Fragment, keys: readonly Key[], slice: Slice) => sql<
  VendorItemRecord[]
>`
  /* offerPage */
  select offer.id, offer.item_id as "itemId", offer.count, offer.price::double precision as price
  from vendor_item offer
  where ${condition} and ${sliceBounds(sql, keys, slice)}
  order by ${sliceOrder(sql, keys, slice)}
  limit ${sliceLimit(slice)}`;

export const offerCount = (sql: Database, condition: Fragment) => sql<{ count: number }[]>`
  /* offerCount */
  select count(*)::integer as count
  from vendor_item offer
  where ${condition}`;

/** What many offers cost besides their prices, at once. */
export const requiredItemsOfOffers = (sql: Database, offerIds: readonly number[]) => sql<
  RequiredItemRecord[]
>`
  /* requiredItemsOfOffers */
  select vendor_item_id as "vendorItemId", item_id as "itemId", count
  from vendor_item_required
  where vendor_item_id = any(${arrayLiteral(offerIds)}::bigint[])
  order by vendor_item_id, position`;

/** Who makes many offers, at once. */
export const sellersOfOffers = (sql: Database, offerIds: readonly number[]) => sql<SellerRecord[]>`
  /* sellersOfOffers */
  select vendor_item_id as "vendorItemId", creature_id as "creatureId"
  from vendor_item_creature
  where vendor_item_id = any(${arrayLiteral(offerIds)}::bigint[])
  order by vendor_item_id, creature_id`;
