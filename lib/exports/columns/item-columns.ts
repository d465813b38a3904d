import type * as documents from '#graphql/generated/documents.ts';
import { equipSlotLabel, itemName, itemTypeLabel } from '#lib/game/items/item-labels.ts';

import { type Columns, columnsOf, prefixed } from '../export-columns.ts';
import { listCell, textCell } from './cells.ts';
import about from './item-columns.json' with { type: 'json' };

/** The columns of an item's type and slot, as the API calls them and in words. */
export const KIND_COLUMNS = columnsOf<Pick<documents.ItemRowFragment, 'type' | 'slot'>>()(about.kind, {
  typeName: ({ type }) => textCell(itemTypeLabel(type)),
  slotName: ({ slot }) => textCell(equipSlotLabel(slot)),
});

/**
 * Several items in three cells of a row, in the same order in each: ids, names and counts.
 * @param name of one of them: "reward" makes rewardIds, rewardNames and rewardCounts
 * @param what they are, for the documentation: "items that everybody gets"
 */
export const itemListColumns = <Row>(
  name: string,
  what: string,
  itemsOf: (row: Row) => readonly { readonly count: number; readonly item: documents.ItemTagFragment }[],
): Columns<Row> =>
  prefixed(
    name,
    columnsOf<Row>()(about.items, {
      ids: (row) => listCell(itemsOf(row).map(({ item }) => item.id)),
      names: (row) => listCell(itemsOf(row).map(({ item }) => itemName(item))),
      counts: (row) => listCell(itemsOf(row).map(({ count }) => count)),
    }),
    what,
  );

/** The columns of what an offer gives and asks for. */
export const COST_COLUMNS = columnsOf<documents.OfferCostFragment>()(about.cost, {
  required: itemListColumns(
    'required',
    'items that are asked for besides',
    ({ requiredItems }) => requiredItems,
  ),
});
