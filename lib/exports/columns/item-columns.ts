import type * as documents from '#graphql/generated/documents.ts';
import { equipSlotLabel, itemTypeLabel } from '#lib/game/items/item-labels.ts';

import { columnsOf } from '../export-columns.ts';
import { textCell } from './cells.ts';
import about from './item-columns.json' with { type: 'json' };

/** The columns of an item's type and slot, as the API calls them and in words. */
export const KIND_COLUMNS = columnsOf<Pick<documents.ItemRowFragment, 'type' | 'slot'>>()(about.kind, {
  typeName: ({ type }) => textCell(itemTypeLabel(type)),
  slotName: ({ slot }) => textCell(equipSlotLabel(slot)),
});

/** The columns of what an offer gives and asks for. */
export const COST_COLUMNS = columnsOf<documents.OfferCostFragment>()(about.cost, {});
