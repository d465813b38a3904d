import type { WornItemFragment } from '#graphql/generated/documents.ts';
import {
  type BonusPair,
  compareTotals,
  type SlotPair,
  type Wearer,
} from '#lib/game/armory/armory-comparison.ts';
import { armoryTotals, type Total } from '#lib/game/armory/armory-totals.ts';

import { type Cell, column, type ExportColumn } from '../export-table.ts';

type Pair = SlotPair<WornItemFragment>;

const SIDES = [
  ['mine', 'of this character'],
  ['theirs', 'of the other one'],
] as const;

const sideColumns = (side: (typeof SIDES)[number]): readonly ExportColumn<Pair>[] => {
  const [name, whose] = side;
  const ofWorn = (value: (item: WornItemFragment['item']) => Cell) => (pair: Pair) => {
    const worn = pair[name];
    return worn && value(worn.item);
  };
  return [
    column(
      `${name}ItemId`,
      `Id of the item ${whose}; empty for an empty slot`,
      ofWorn(({ id }) => id),
    ),
    column(
      `${name}ItemName`,
      `Its name`,
      ofWorn((item) => item.name),
    ),
    column(
      `${name}ItemLevel`,
      `Its level`,
      ofWorn(({ itemLevel }) => itemLevel),
    ),
  ];
};

/** A slot of two armories. */
export const COMPARED_SLOT_COLUMNS: readonly ExportColumn<Pair>[] = [
  column('slot', 'Slot as the API calls it, such as MAIN_HAND', ({ key }) => key.split(' ')[0] ?? key),
  column('slotName', 'Slot in words', ({ label }) => label),
  ...SIDES.flatMap(sideColumns),
  column(
    'difference',
    'How the first compares with the second, in words',
    ({ difference }) => difference.text,
  ),
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
  column(
    'stat',
    'Stat as the API calls it, such as WOUNDS',
    ({ total }) => total.key.split(' ')[0] ?? total.key,
  ),
  column('statName', 'Stat in words', ({ total }) => total.label),
  column('unit', 'points, bonus (points that are added) or percent', ({ total }) => total.unit),
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
