import type * as documents from '#graphql/generated/documents.ts';
import { equipSlotLabel, itemName, itemTypeLabel } from '#lib/game/items/item-labels.ts';
import type { OfferRow } from '#lib/game/items/offer-rows.ts';
import { creatureName } from '#lib/seo/record-names.ts';
import { iconNumberIn } from '#lib/url/image/icon-address.ts';
import type { ComparisonLine } from '#lib/game/items/item-comparison.ts';
import { measuresOf } from '#lib/game/items/item-measures.ts';
import { effectText } from '#lib/game/items/item-set.ts';
import { isPercent, statAmount, statLabel, type StatValue } from '#lib/game/items/stats.ts';

import { columnsOf, type ExportColumn, partColumns, prefixed } from '../export-table.ts';
import { listCell, textCell } from './cells.ts';
import about from './item-columns.json' with { type: 'json' };

const TAG_COLUMNS = columnsOf<documents.ItemTagFragment>()(about.tag, {
  name: itemName,
  icon: ({ iconUrl }) => iconNumberIn(iconUrl),
});

/** The columns of an item's type and slot, as the API calls them and in words. */
export const KIND_COLUMNS = columnsOf<Pick<documents.ItemRowFragment, 'type' | 'slot'>>()(about.kind, {
  typeName: ({ type }) => textCell(itemTypeLabel(type)),
  slotName: ({ slot }) => textCell(equipSlotLabel(slot)),
});

export const ITEM_COLUMNS = columnsOf<documents.ItemRowFragment>()(about.item, {
  tag: TAG_COLUMNS,
  kind: KIND_COLUMNS,
  damagePerSecond: ({ dps }) => dps / 10,
});

/** An item in a table of something else: itemId, itemName and so on. */
export const ITEM_TAG_COLUMNS: readonly ExportColumn<documents.ItemTagFragment>[] = prefixed(
  'item',
  TAG_COLUMNS,
);

/**
 * Several items in three cells of a row, in the same order in each: ids, names and counts.
 * @param name of one of them: "reward" makes rewardIds, rewardNames and rewardCounts
 * @param what they are, for the documentation: "items that everybody gets"
 */
export const itemListColumns = <Row>(
  name: string,
  what: string,
  itemsOf: (row: Row) => readonly { readonly count: number; readonly item: documents.ItemTagFragment }[],
): readonly ExportColumn<Row>[] =>
  prefixed(
    name,
    columnsOf<Row>()(about.items, {
      ids: (row) => listCell(itemsOf(row).map(({ item }) => item.id)),
      names: (row) => listCell(itemsOf(row).map(({ item }) => itemName(item))),
      counts: (row) => listCell(itemsOf(row).map(({ count }) => count)),
    }),
    what,
  );

const COST_COLUMNS = columnsOf<documents.OfferCostFragment>()(about.cost, {
  required: itemListColumns(
    'required',
    'items that are asked for besides',
    ({ requiredItems }) => requiredItems,
  ),
});

/** An offer with one of those who make it, and where they stand. */
export const OFFER_COLUMNS = columnsOf<OfferRow<documents.OfferFragment>>()(about.offer, {
  cost: partColumns(({ offer }) => offer, COST_COLUMNS),
  vendorName: ({ vendor }) => vendor && creatureName(vendor),
  zoneIds: ({ zones }) => listCell(zones.map(({ id }) => id)),
  zoneNames: ({ zones }) => listCell(zones.map(({ name }) => name)),
});

/** The columns of an item that can be bought with another one, with one of its vendors. */
export const PURCHASE_COLUMNS = columnsOf<OfferRow<documents.PurchaseRowFragment>>()(about.purchase, {
  item: partColumns(({ offer }) => offer.item, ITEM_TAG_COLUMNS),
  offer: OFFER_COLUMNS,
});

export const GOODS_COLUMNS = columnsOf<documents.SoldItemFragment>()(about.goods, {
  item: partColumns(({ item }) => item, ITEM_TAG_COLUMNS),
  cost: COST_COLUMNS,
});

type Unit = 'points' | 'percent' | 'seconds';

interface StatRow {
  /** The value of a stat; null for a measure such as armor. */
  readonly stat: string | null;
  readonly label: string;
  readonly amount: number;
  readonly unit: Unit;
}

function unitOf(label: string, inPercent: boolean): Unit {
  if (inPercent) return 'percent';
  return label === 'Speed' ? 'seconds' : 'points';
}

export const STAT_COLUMNS = columnsOf<StatRow>()(about.stat, {});

/** Measures first, then the stats in the order of the API. */
export function statRows(item: documents.ItemCardFragment): readonly StatRow[] {
  const measures = measuresOf(item).filter(({ amount }) => amount !== 0);
  return [
    ...measures.map(({ label, amount }) => ({ stat: null, label, amount, unit: unitOf(label, false) })),
    ...item.stats.map(statRow),
  ];
}

const statRow = (stat: StatValue): StatRow => ({
  stat: stat.stat,
  label: statLabel(stat.stat),
  amount: statAmount(stat),
  unit: isPercent(stat) ? 'percent' : 'points',
});

export const COMPARISON_COLUMNS = columnsOf<ComparisonLine>()(about.comparison, {
  thisItem: ({ amounts }) => amounts[0],
  otherItem: ({ amounts }) => amounts[1],
  unit: ({ label, isPercent }) => unitOf(label, isPercent),
});

/** The columns of a set's bonus for a number of pieces: a stat, or an effect in words. */
export const SET_BONUS_COLUMNS = columnsOf<documents.ItemSetCardFragment['bonuses'][number]>()(
  about.setBonus,
  {
    stats: partColumns(
      ({ bonus }) => (bonus.__typename === 'ItemStat' ? statRow(bonus) : null),
      STAT_COLUMNS,
    ),
    effect: ({ bonus }) => (bonus.__typename === 'Ability' ? effectText(bonus) : null),
  },
);
