import type { ItemCardFragment, ItemSetCardFragment } from '#graphql/generated/documents.ts';
import type { ComparisonLine } from '#lib/game/items/item-comparison.ts';
import { measuresOf } from '#lib/game/items/item-measures.ts';
import { effectText } from '#lib/game/items/item-set.ts';
import { isPercent, statAmount, statLabel, type StatValue } from '#lib/game/items/stats.ts';

import { column, type ExportColumn, partColumns } from '../export-table.ts';

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

/** The columns of an item's stats and measures. */
export const STAT_COLUMNS: readonly ExportColumn<StatRow>[] = [
  column('stat', 'The stat, as the API calls it; empty for a measure', ({ stat }) => stat),
  column('statName', 'The stat or the measure in words', ({ label }) => label),
  column('amount', 'How much of it', ({ amount }) => amount),
  column('unit', 'points, percent or seconds', ({ unit }) => unit),
];

/** Measures first, then the stats in the order of the API. */
export function statRows(item: ItemCardFragment): readonly StatRow[] {
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

/** The columns of a comparison of two items. */
export const COMPARISON_COLUMNS: readonly ExportColumn<ComparisonLine>[] = [
  column('statName', 'The stat or the measure in words', ({ label }) => label),
  column('thisItem', 'How much of it this item has', ({ amounts }) => amounts[0]),
  column('otherItem', 'How much of it the other item has', ({ amounts }) => amounts[1]),
  column('unit', 'points, percent or seconds', ({ label, isPercent }) => unitOf(label, isPercent)),
  column('verdict', 'Whether the other is "better" or "worse" in this, or the "same"', (row) => row.verdict),
];

type SetBonus = ItemSetCardFragment['bonuses'][number];

/** The columns of a set's bonus for a number of pieces: a stat, or an effect in words. */
export const SET_BONUS_COLUMNS: readonly ExportColumn<SetBonus>[] = [
  column('piecesRequired', 'How many pieces have to be worn', ({ itemsRequired }) => itemsRequired),
  ...partColumns(
    ({ bonus }: SetBonus) => (bonus.__typename === 'ItemStat' ? statRow(bonus) : null),
    STAT_COLUMNS,
  ),
  column('effect', 'What they do, in words, where it is no stat', ({ bonus }) =>
    bonus.__typename === 'Ability' ? effectText(bonus) : null,
  ),
];
