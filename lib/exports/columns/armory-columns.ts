import type { TalismanFragment, WornItemFragment } from '#graphql/generated/documents.ts';
import {
  type BonusPair,
  compareTotals,
  type SlotPair,
  type Wearer,
} from '#lib/game/armory/armory-comparison.ts';
import type { ArmorySlot } from '#lib/game/armory/armory-groups.ts';
import { armoryTotals, type Total } from '#lib/game/armory/armory-totals.ts';
import type { TalismanCount } from '#lib/game/armory/worn-talismans.ts';
import { effectText } from '#lib/game/items/item-set.ts';
import { statLine } from '#lib/game/items/stats.ts';

import { column, type ExportColumn, partColumns } from '../export-table.ts';
import { listCell } from './cells.ts';

type Slot = Pick<ArmorySlot<WornItemFragment>, 'key' | 'label' | 'worn'>;

/** A slot of an armory, empty ones too (rules.md: Armory). */
export const SLOT_COLUMNS: readonly ExportColumn<Slot>[] = [
  column('slot', 'Slot as the API calls it, such as MAIN_HAND', ({ key }) => key.split(' ')[0] ?? key),
  column('slotName', 'Slot in words', ({ label }) => label),
  ...partColumns(
    ({ worn }: Slot) => worn,
    [
      column('itemId', 'Id of the item; empty for an empty slot', ({ item }) => item.id),
      column('itemName', 'Name of the item', ({ item }) => item.name),
      column('rarity', 'Rarity as the API calls it, such as VERY_RARE', ({ item }) => item.rarity),
      column('itemLevel', 'Level of the item', ({ item }) => item.itemLevel),
      column('setId', 'Id of the set that the item belongs to', ({ item }) => item.itemSet?.id ?? null),
      column('talismanIds', 'Ids of the talismans in it, separated by semicolons', ({ talismans }) =>
        listCell(talismans.map(({ id }) => id)),
      ),
    ],
  ),
];

/** The columns that name a stat and its unit. */
const STAT_NAME_COLUMNS: readonly ExportColumn<Total>[] = [
  column('stat', 'Stat as the API calls it, such as WOUNDS', ({ key }) => key.split(' ')[0] ?? key),
  column('statName', 'Stat in words', ({ label }) => label),
  column('unit', 'points, bonus (points that are added) or percent', ({ unit }) => unit),
];

/** The columns of an armory's total of one stat. */
export const TOTAL_COLUMNS: readonly ExportColumn<Total>[] = [
  ...STAT_NAME_COLUMNS,
  column('items', 'Of the items', ({ items }) => items),
  column('talismans', 'Of the talismans', ({ talismans }) => talismans),
  column('bonuses', 'Of the active bonuses of sets', ({ bonuses }) => bonuses),
  column('total', 'Of all together', ({ sum }) => sum),
];

/** A talisman and how many of it are worn. */
export const TALISMAN_COLUMNS: readonly ExportColumn<TalismanCount<TalismanFragment>>[] = [
  column('talismanId', 'Id of the talisman', ({ talisman }) => talisman.id),
  column('talismanName', 'Name of the talisman', ({ talisman }) => talisman.name),
  column('gives', 'What each gives, separated by semicolons', ({ talisman: { stats, buffs } }) =>
    listCell([
      ...stats.map(statLine).map(({ label, value }) => `${value} ${label}`),
      ...buffs.flatMap((buff) => effectText(buff) ?? []),
    ]),
  ),
  column('count', 'How many are worn', ({ count }) => count),
];

type Pair = SlotPair<WornItemFragment>;

const sideColumns = (side: 'mine' | 'theirs', whose: string): readonly ExportColumn<Pair>[] =>
  partColumns(
    (pair: Pair) => pair[side]?.item,
    [
      column(`${side}ItemId`, `Id of the item ${whose}; empty for an empty slot`, ({ id }) => id),
      column(`${side}ItemName`, 'Its name', ({ name }) => name),
      column(`${side}ItemLevel`, 'Its level', ({ itemLevel }) => itemLevel),
    ],
  );

/** A slot of two armories. */
export const COMPARED_SLOT_COLUMNS: readonly ExportColumn<Pair>[] = [
  column('slot', 'Slot as the API calls it, such as MAIN_HAND', ({ key }) => key.split(' ')[0] ?? key),
  column('slotName', 'Slot in words', ({ label }) => label),
  ...sideColumns('mine', 'of this character'),
  ...sideColumns('theirs', 'of the other one'),
  column('difference', 'How the first compares with the second, in words', (row) => row.difference.text),
];

/** A stat of two armories. */
interface ComparedTotal {
  readonly total: Total;
  readonly mine: number;
  readonly theirs: number;
}

/** The totals of two armories, in the order of the page. */
export function comparedTotals(
  mine: Wearer<WornItemFragment>,
  theirs: Wearer<WornItemFragment>,
): readonly ComparedTotal[] {
  const [near, far] = [mine, theirs].map(
    ({ items }) => new Map(armoryTotals(items).map((total) => [total.key, total])),
  );
  return compareTotals(mine, theirs).flatMap(({ key }) => {
    const [one, other] = [near?.get(key), far?.get(key)];
    const total = one ?? other;
    return total ? [{ total, mine: one?.sum ?? 0, theirs: other?.sum ?? 0 }] : [];
  });
}

export const COMPARED_TOTAL_COLUMNS: readonly ExportColumn<ComparedTotal>[] = [
  ...partColumns(({ total }: ComparedTotal) => total, STAT_NAME_COLUMNS),
  column('mine', 'Total of this character', ({ mine }) => mine),
  column('theirs', 'Total of the other one', ({ theirs }) => theirs),
  column('difference', 'This character less the other one', ({ mine, theirs }) => mine - theirs),
];

/** A bonus that is active for at least one of two. */
export const COMPARED_BONUS_COLUMNS: readonly ExportColumn<BonusPair>[] = [
  column('bonus', 'Set, pieces that it takes and what it gives', ({ label }) => label),
  column('mine', 'Pieces that this character wears; empty where it is not active', ({ mine }) => mine),
  column('theirs', 'Pieces that the other one wears; empty where it is not active', ({ theirs }) => theirs),
];
