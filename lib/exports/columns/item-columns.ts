import type { ItemRowFragment, ItemTagFragment } from '#graphql/generated/documents.ts';
import { equipSlotLabel, itemName, itemTypeLabel } from '#lib/game/items/item-labels.ts';
import { iconNumberIn } from '#lib/url/image/icon-address.ts';

import { column, type ExportColumn } from '../export-table.ts';
import { prefixed } from './part-columns.ts';
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
  column(
    'levelNeeded',
    'The level from which it can be worn, 0 for none',
    ({ levelRequirement }) => levelRequirement,
  ),
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
