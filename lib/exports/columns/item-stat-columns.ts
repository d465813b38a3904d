import type { ItemCardFragment, ItemSetCardFragment } from '#graphql/generated/documents.ts';
import type { ComparisonLine } from '#lib/game/items/item-comparison.ts';
import { measuresOf } from '#lib/game/items/item-measures.ts';
import { bonusText } from '#lib/game/items/item-set.ts';
import { isPercent, statAmount, statLabel } from '#lib/game/items/stats.ts';

import type { ExportColumn } from '../export-table.ts';

interface StatRow {
  /** The value of a stat; null for a measure such as armor. */
  readonly stat: string | null;
  readonly label: string;
  readonly amount: number;
  readonly isPercent: boolean;
}

/** What an item measures and gives. */
export const STAT_COLUMNS: readonly ExportColumn<StatRow>[] = [
  { name: 'stat', about: 'The stat, as the API has it; empty for a measure', value: ({ stat }) => stat },
  { name: 'label', about: 'The stat or the measure in words', value: ({ label }) => label },
  {
    name: 'amount',
    about: 'How much of it: seconds for speed, damage per second, else points',
    value: ({ amount }) => amount,
  },
  { name: 'isPercent', about: 'Whether the amount is in percent', value: (row) => row.isPercent },
];

/** Measures first, then the stats in the order of the API. */
export function statRows(item: ItemCardFragment): readonly StatRow[] {
  const measures = measuresOf(item).filter(({ amount }) => amount !== 0);
  return [
    ...measures.map(({ label, amount }) => ({ stat: null, label, amount, isPercent: false })),
    ...item.stats.map((stat) => ({
      stat: stat.stat,
      label: statLabel(stat.stat),
      amount: statAmount(stat),
      isPercent: isPercent(stat),
    })),
  ];
}

/** What two items can be told apart by. */
export const COMPARISON_COLUMNS: readonly ExportColumn<ComparisonLine>[] = [
  { name: 'label', about: 'The stat or the measure in words', value: ({ label }) => label },
  { name: 'thisItem', about: 'How much of it this item has', value: ({ amounts }) => amounts[0] },
  { name: 'otherItem', about: 'How much of it the other item has', value: ({ amounts }) => amounts[1] },
  {
    name: 'difference',
    about: 'What the other has over this one, with its unit, in words',
    value: ({ difference }) => difference,
  },
  {
    name: 'verdict',
    about: 'Whether the other is "better" or "worse" in this, or the "same"',
    value: ({ verdict }) => verdict,
  },
];

export const SET_BONUS_COLUMNS: readonly ExportColumn<ItemSetCardFragment['bonuses'][number]>[] = [
  {
    name: 'piecesRequired',
    about: 'How many pieces have to be worn',
    value: ({ itemsRequired }) => itemsRequired,
  },
  { name: 'bonus', about: 'What they give, in words', value: (bonus) => bonusText(bonus) },
];
