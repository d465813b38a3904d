import type * as documents from '#graphql/generated/documents.ts';
import { equipSlotLabel, itemName, itemTypeLabel } from '#lib/game/items/item-labels.ts';
import { effectText } from '#lib/game/items/item-set.ts';
import type { ComparisonLine } from '#lib/game/items/item-comparison.ts';
import type { OfferRow } from '#lib/game/items/offer-rows.ts';
import { statRow, type StatRow, unitOf } from '#lib/game/items/stat-rows.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import { iconNumberIn } from '#lib/url/image/icon-address.ts';

import { col, columnsOf, groupColumns, partColumns } from '../export-columns.ts';
import { listCell, textCell } from './cells.ts';

/** The tag of an item, on its own or for groupColumns. */
export const ITEM_TAG_COLUMNS = columnsOf<documents.ItemTagFragment>(
  col('id', 'Id of the item', ({ id }) => id),
  col('name', 'Its name', itemName),
  col('rarity', 'Its rarity, as the API calls it', ({ rarity }) => rarity),
  col('setId', 'Id of the set that it is a piece of', ({ itemSet }) => itemSet?.id),
  col('icon', 'Number of its icon', ({ iconUrl }) => iconNumberIn(iconUrl)),
);

/** The type and the slot of an item, as the API calls them and in words. */
export const KIND_COLUMNS = columnsOf<Pick<documents.ItemRowFragment, 'type' | 'slot'>>(
  col('type', 'Its type, as the API calls it', ({ type }) => type),
  col('typeName', 'Its type in words', ({ type }) => itemTypeLabel(type), textCell),
  col('slot', 'The slot that it is worn in, as the API calls it', ({ slot }) => slot),
  col('slotName', 'The slot in words', ({ slot }) => equipSlotLabel(slot), textCell),
);

export const ITEM_COLUMNS = columnsOf<documents.ItemRowFragment>(
  ITEM_TAG_COLUMNS,
  KIND_COLUMNS,
  col('itemLevel', 'Its item level', ({ itemLevel }) => itemLevel),
  col(
    'levelNeeded',
    'The level from which it can be worn, 0 for none',
    ({ levelRequirement }) => levelRequirement,
  ),
  col(
    'renownRankNeeded',
    'The renown rank from which it can be worn, 0 for none',
    ({ renownRankRequirement }) => renownRankRequirement,
  ),
  col('damagePerSecond', 'Its damage per second, 0 for what is no weapon', ({ dps }) => dps / 10),
);

/** The quantity and the price of an offer. */
const COST_COLUMNS = columnsOf<documents.OfferCostFragment>(
  col('count', 'How many one gets', ({ count }) => count),
  col('price', 'Price in copper', ({ price }) => price),
  col(
    'requiredIds',
    'Ids of the items that are asked for besides, separated by semicolons',
    ({ requiredItems }) => requiredItems.map(({ item }) => item.id),
    listCell,
  ),
  col(
    'requiredNames',
    'Their names, in the same order',
    ({ requiredItems }) => requiredItems.map(({ item }) => itemName(item)),
    listCell,
  ),
  col(
    'requiredCounts',
    'How many of each, in the same order',
    ({ requiredItems }) => requiredItems.map(({ count }) => count),
    listCell,
  ),
);

/** An offer with one of those who make it, and where they stand. */
export const OFFER_COLUMNS = columnsOf<OfferRow<documents.OfferFragment>>(
  partColumns(({ offer }) => offer, COST_COLUMNS),
  col('vendorId', 'Id of the creature that sells it', ({ vendor }) => vendor?.id),
  col('vendorName', 'Its name', ({ vendor }) => vendor, creatureName),
  col('vendorRealm', 'Its realm, as the API calls it', ({ vendor }) => vendor?.realm),
  col(
    'zoneIds',
    'Ids of the zones that the creature stands in, separated by semicolons',
    ({ zones }) => zones.map(({ id }) => id),
    listCell,
  ),
  col('zoneNames', 'Their names, in the same order', ({ zones }) => zones.map(({ name }) => name), listCell),
);

/** An offer that asks for the item of the page. */
export const PURCHASE_COLUMNS = columnsOf<OfferRow<documents.PurchaseRowFragment>>(
  groupColumns('item', ({ offer }) => offer.item, ITEM_TAG_COLUMNS),
  OFFER_COLUMNS,
);

/** An offer of the vendor of the page. */
export const GOODS_COLUMNS = columnsOf<documents.SoldItemFragment>(
  groupColumns('item', ({ item }) => item, ITEM_TAG_COLUMNS),
  COST_COLUMNS,
);

/** A stat or a measure of an item. */
export const STAT_COLUMNS = columnsOf<StatRow>(
  col('stat', 'The stat, as the API calls it; empty for a measure', ({ stat }) => stat),
  col('statName', 'The stat or the measure in words', ({ label }) => label),
  col('amount', 'How much of it', ({ amount }) => amount),
  col('unit', 'points, percent or seconds', ({ unit }) => unit),
);

/** A stat or a measure of two items. */
export const COMPARISON_COLUMNS = columnsOf<ComparisonLine>(
  col('statName', 'The stat or the measure in words', ({ label }) => label),
  col('thisItem', 'How much of it this item has', ({ amounts }) => amounts[0]),
  col('otherItem', 'How much of it the other item has', ({ amounts }) => amounts[1]),
  col('unit', 'points, percent or seconds', ({ label, isPercent }) => unitOf(label, isPercent)),
  col('verdict', 'Whether the other is "better" or "worse" in this, or the "same"', ({ verdict }) => verdict),
);

/** A piece of a set of items. */
export const SET_PIECE_COLUMNS = columnsOf<documents.ItemTagFragment>(
  groupColumns('item', (item) => item, ITEM_TAG_COLUMNS),
);

/** A bonus of a set of items. */
export const SET_BONUS_COLUMNS = columnsOf<documents.SetBonusFragment>(
  col('piecesRequired', 'How many pieces have to be worn', ({ itemsRequired }) => itemsRequired),
  partColumns(({ bonus }) => (bonus.__typename === 'ItemStat' ? statRow(bonus) : null), STAT_COLUMNS),
  col('effect', 'What they do, in words, where it is no stat', ({ bonus }) =>
    bonus.__typename === 'Ability' ? effectText(bonus) : null,
  ),
);
