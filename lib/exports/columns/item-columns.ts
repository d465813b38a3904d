import type { ItemRowFragment, ItemTagFragment } from '#graphql/generated/documents.ts';
import { equipSlotLabel, itemName, itemTypeLabel } from '#lib/game/items/item-labels.ts';
import { iconNumberIn } from '#lib/url/icon-address.ts';

import type { ExportColumn } from '../export-table.ts';
import { prefixed } from './part-columns.ts';
import { listCell, textCell } from './cells.ts';

/** What names an item. */
const TAG_COLUMNS: readonly ExportColumn<ItemTagFragment>[] = [
  { name: 'id', about: 'Id of the item', value: ({ id }) => id },
  { name: 'name', about: 'Its name', value: (item) => itemName(item) },
  { name: 'rarity', about: 'Its rarity, as the API has it', value: ({ rarity }) => rarity },
  {
    name: 'setId',
    about: 'Id of the set that it is a piece of',
    value: ({ itemSet }) => itemSet?.id ?? null,
  },
  { name: 'icon', about: 'Number of its icon', value: ({ iconUrl }) => iconNumberIn(iconUrl) },
];

/** What an item is and where it is worn, as the API has it and in words. */
export const KIND_COLUMNS: readonly ExportColumn<Pick<ItemRowFragment, 'type' | 'slot'>>[] = [
  { name: 'type', about: 'Its type, as the API has it', value: ({ type }) => type },
  { name: 'typeLabel', about: 'Its type in words', value: ({ type }) => textCell(itemTypeLabel(type)) },
  { name: 'slot', about: 'The slot that it is worn in, as the API has it', value: ({ slot }) => slot },
  { name: 'slotLabel', about: 'The slot in words', value: ({ slot }) => textCell(equipSlotLabel(slot)) },
];

/** An item of a list of items. */
export const ITEM_COLUMNS: readonly ExportColumn<ItemRowFragment>[] = [...TAG_COLUMNS, ...KIND_COLUMNS];

/** An item in a table of something else: itemId, itemName and so on. */
export const ITEM_TAG_COLUMNS: readonly ExportColumn<ItemTagFragment>[] = prefixed('item', TAG_COLUMNS);

/** So many of an item. */
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
    {
      name: `${name}Ids`,
      about: `Ids of the ${what}, separated by semicolons`,
      value: (row) => listCell(itemsOf(row).map(({ item }) => item.id)),
    },
    {
      name: `${name}Names`,
      about: 'Their names, in the same order',
      value: (row) => listCell(itemsOf(row).map(({ item }) => itemName(item))),
    },
    {
      name: `${name}Counts`,
      about: 'How many of each, in the same order',
      value: (row) => listCell(itemsOf(row).map(({ count }) => count)),
    },
  ];
}
