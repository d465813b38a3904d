import type { ArmoryFragment } from '#graphql/generated/documents.ts';
import type { ArmorySlot } from '#lib/game/armory/armory-groups.ts';
import type { Total } from '#lib/game/armory/armory-totals.ts';
import type { TalismanCount } from '#lib/game/armory/worn-talismans.ts';
import type { Pair } from '#lib/game/difference.ts';
import { effectText } from '#lib/game/items/item-set.ts';
import { statLine } from '#lib/game/items/stats.ts';

import { col, columnsOf, partColumns } from '../export-columns.ts';
import { listCell } from './cells.ts';

type Worn = ArmoryFragment['items'][number];

/** The name of a slot or a stat, without the number that tells equal ones apart. */
const nameOf = ({ key }: { readonly key: string }) => key.split(' ')[0] ?? key;

export const SLOT_COLUMNS = columnsOf<ArmorySlot<Worn>>(
  col('slot', 'Slot as the API calls it, such as MAIN_HAND', nameOf),
  col('slotName', 'Slot in words', ({ label }) => label),
  col('itemId', 'Id of the item; empty for an empty slot', ({ worn }) => worn?.item.id),
  col('itemName', 'Name of the item', ({ worn }) => worn?.item.name),
  col('rarity', 'Rarity as the API calls it, such as VERY_RARE', ({ worn }) => worn?.item.rarity),
  col('itemLevel', 'Level of the item', ({ worn }) => worn?.item.itemLevel),
  col('setId', 'Id of the set that the item belongs to', ({ worn }) => worn?.item.itemSet?.id),
  col(
    'talismanIds',
    'Ids of the talismans in it, separated by semicolons',
    ({ worn }) => worn?.talismans.map(({ id }) => id),
    listCell,
  ),
);

const STAT_NAME_COLUMNS = columnsOf<Total>(
  col('stat', 'Stat as the API calls it, such as WOUNDS', nameOf),
  col('statName', 'Stat in words', ({ label }) => label),
  col('unit', 'points, bonus (points that are added) or percent', ({ unit }) => unit),
);

export const TOTAL_COLUMNS = columnsOf<Total>(
  STAT_NAME_COLUMNS,
  col('items', 'Of the items', ({ items }) => items),
  col('talismans', 'Of the talismans', ({ talismans }) => talismans),
  col('bonuses', 'Of the active bonuses of sets', ({ bonuses }) => bonuses),
  col('total', 'Of all together', ({ sum }) => sum),
);

export const TALISMAN_COLUMNS = columnsOf<TalismanCount<Worn['talismans'][number]>>(
  col('talismanId', 'Id of the talisman', ({ talisman }) => talisman.id),
  col('talismanName', 'Name of the talisman', ({ talisman }) => talisman.name),
  col(
    'gives',
    'What each gives, separated by semicolons',
    ({ talisman: { stats, buffs } }) => [
      ...stats.map(statLine).map(({ label, value }) => `${value} ${label}`),
      ...buffs.flatMap((buff) => effectText(buff) ?? []),
    ],
    listCell,
  ),
  col('count', 'How many are worn', ({ count }) => count),
);

export const COMPARED_SLOT_COLUMNS = columnsOf<Pair<Worn>>(
  col('slot', 'Slot as the API calls it, such as MAIN_HAND', nameOf),
  col('slotName', 'Slot in words', ({ label }) => label),
  col('mineItemId', 'Id of the item of this character; empty for an empty slot', ({ mine }) => mine?.item.id),
  col('mineItemName', 'Its name', ({ mine }) => mine?.item.name),
  col('mineItemLevel', 'Its level', ({ mine }) => mine?.item.itemLevel),
  col(
    'theirsItemId',
    'Id of the item of the other one; empty for an empty slot',
    ({ theirs }) => theirs?.item.id,
  ),
  col('theirsItemName', 'Its name', ({ theirs }) => theirs?.item.name),
  col('theirsItemLevel', 'Its level', ({ theirs }) => theirs?.item.itemLevel),
  col('difference', 'How the first compares with the second, in words', ({ difference }) => difference.text),
);

/** A stat of two armories. */
interface ComparedTotal {
  /** That of the first, where it has one. */
  readonly total: Total;
  readonly mine: number;
  readonly theirs: number;
}

export const COMPARED_TOTAL_COLUMNS = columnsOf<ComparedTotal>(
  partColumns(({ total }) => total, STAT_NAME_COLUMNS),
  col('mine', 'Total of this character', ({ mine }) => mine),
  col('theirs', 'Total of the other one', ({ theirs }) => theirs),
  col('difference', 'This character less the other one', ({ mine, theirs }) => mine - theirs),
);

export const COMPARED_BONUS_COLUMNS = columnsOf<Pair<number>>(
  col('bonus', 'Set, pieces that it takes and what it gives', ({ label }) => label),
  col('mine', 'Pieces that this character wears; empty where it is not active', ({ mine }) => mine),
  col('theirs', 'Pieces that the other one wears; empty where it is not active', ({ theirs }) => theirs),
);
