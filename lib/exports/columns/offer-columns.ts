import type {
  OfferCostFragment,
  OfferFragment,
  PurchaseRowFragment,
  SoldItemFragment,
  VendorFragment,
} from '#graphql/generated/documents.ts';
import type { OfferRow } from '#lib/game/items/offer-rows.ts';
import { creatureName } from '#lib/seo/record-names.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { listCell } from './cells.ts';
import { ITEM_TAG_COLUMNS, itemListColumns } from './item-columns.ts';
import { partColumns } from './part-columns.ts';

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
  column('zoneNames', 'Their names, in the same order', ({ zones }) =>
    listCell(zones.map(({ name }) => name)),
  ),
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
