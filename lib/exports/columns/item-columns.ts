import type {
  ItemRowFragment,
  ItemTagFragment,
  OfferCostFragment,
  OfferFragment,
  PurchaseRowFragment,
  SoldItemFragment,
  VendorFragment,
} from '#graphql/generated/documents.ts';
import { equipSlotLabel, itemName, itemTypeLabel } from '#lib/game/items/item-labels.ts';
import type { OfferRow } from '#lib/game/items/offer-rows.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import { iconNumberIn } from '#lib/url/image/icon-address.ts';

import { column, type ExportColumn, partColumns, prefixed } from '../export-table.ts';
import { listCell, textCell } from './cells.ts';

/** The columns that name an item. */
const TAG_COLUMNS: readonly ExportColumn<ItemTagFragment>[] = [
  column('id', 'Id of the item', ({ id }) => id),
  column('name', 'Its name', (item) => itemName(item)),
  column('rarity', 'Its rarity, as the API calls it', ({ rarity }) => rarity),
  column('setId', 'Id of the set that it is a piece of', ({ itemSet }) => itemSet?.id ?? null),
  column('icon', 'Number of its icon', ({ iconUrl }) => iconNumberIn(iconUrl)),
];

/** The columns of an item's type and slot, as the API calls them and in words. */
export const KIND_COLUMNS: readonly ExportColumn<Pick<ItemRowFragment, 'type' | 'slot'>>[] = [
  column('type', 'Its type, as the API calls it', ({ type }) => type),
  column('typeName', 'Its type in words', ({ type }) => textCell(itemTypeLabel(type))),
  column('slot', 'The slot that it is worn in, as the API calls it', ({ slot }) => slot),
  column('slotName', 'The slot in words', ({ slot }) => textCell(equipSlotLabel(slot))),
];

/** An item of a list of items. */
export const ITEM_COLUMNS: readonly ExportColumn<ItemRowFragment>[] = [
  ...TAG_COLUMNS,
  ...KIND_COLUMNS,
  column('itemLevel', 'Its item level', ({ itemLevel }) => itemLevel),
  column('levelNeeded', 'The level from which it can be worn, 0 for none', (row) => row.levelRequirement),
  column(
    'renownRankNeeded',
    'The renown rank from which it can be worn, 0 for none',
    ({ renownRankRequirement }) => renownRankRequirement,
  ),
];

/** An item in a table of something else: itemId, itemName and so on. */
export const ITEM_TAG_COLUMNS: readonly ExportColumn<ItemTagFragment>[] = prefixed('item', TAG_COLUMNS);

/** A number of an item. */
interface Counted {
  readonly count: number;
  readonly item: ItemTagFragment;
}

/**
 * Several items in three cells of a row, in the same order in each: ids, names and counts.
 * @param name of one of them: "reward" makes rewardIds, rewardNames and rewardCounts
 * @param what they are, for the documentation: "items that everybody gets"
 */
export function itemListColumns<Row>(
  name: string,
  what: string,
  itemsOf: (row: Row) => readonly Counted[],
): readonly ExportColumn<Row>[] {
  return [
    column(`${name}Ids`, `Ids of the ${what}, separated by semicolons`, (row) =>
      listCell(itemsOf(row).map(({ item }) => item.id)),
    ),
    column(`${name}Names`, 'Their names, in the same order', (row) =>
      listCell(itemsOf(row).map(({ item }) => itemName(item))),
    ),
    column(`${name}Counts`, 'How many of each, in the same order', (row) =>
      listCell(itemsOf(row).map(({ count }) => count)),
    ),
  ];
}

/** The columns of an offer's quantity and cost. */
const COST_COLUMNS: readonly ExportColumn<OfferCostFragment>[] = [
  column('count', 'How many one gets', ({ count }) => count),
  column('price', 'Price in copper', ({ price }) => price),
  ...itemListColumns(
    'required',
    'items that are asked for besides',
    ({ requiredItems }: OfferCostFragment) => requiredItems,
  ),
];

const VENDOR_COLUMNS: readonly ExportColumn<VendorFragment>[] = [
  column('vendorId', 'Id of the creature that sells it', ({ id }) => id),
  column('vendorName', 'Its name', (vendor) => creatureName(vendor)),
  column('vendorRealm', 'Its realm, as the API calls it', ({ realm }) => realm),
];

/** An offer with one of those who make it, and where they stand. */
export const OFFER_COLUMNS: readonly ExportColumn<OfferRow<OfferFragment>>[] = [
  ...partColumns(({ offer }: OfferRow<OfferFragment>) => offer, COST_COLUMNS),
  ...partColumns(({ vendor }: OfferRow<OfferFragment>) => vendor, VENDOR_COLUMNS),
  column('zoneIds', 'Ids of the zones that the creature stands in, separated by semicolons', ({ zones }) =>
    listCell(zones.map(({ id }) => id)),
  ),
  column('zoneNames', 'Their names, in the same order', (row) => listCell(row.zones.map(({ name }) => name))),
];

/** The columns of an item that can be bought with another one, with one of its vendors. */
export const PURCHASE_COLUMNS: readonly ExportColumn<OfferRow<PurchaseRowFragment>>[] = [
  ...partColumns(({ offer }: OfferRow<PurchaseRowFragment>) => offer.item, ITEM_TAG_COLUMNS),
  ...OFFER_COLUMNS,
];

/** The columns of an item that a creature sells. */
export const GOODS_COLUMNS: readonly ExportColumn<SoldItemFragment>[] = [
  ...partColumns(({ item }: SoldItemFragment) => item, ITEM_TAG_COLUMNS),
  ...COST_COLUMNS,
];
