import type { ItemCardFragment, ItemSetCardFragment } from '#graphql/generated/documents.ts';
import type { ComparisonLine } from '#lib/game/items/item-comparison.ts';
import { measuresOf } from '#lib/game/items/item-measures.ts';
import { effectText } from '#lib/game/items/item-set.ts';
import { isPercent, statAmount, statLabel, type StatValue } from '#lib/game/items/stats.ts';

import { columnsOf, partColumns } from '../export-table.ts';
import about from './item-stat-columns.json' with { type: 'json' };

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
export const STAT_COLUMNS = columnsOf<StatRow>()(about.stat, {});

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
export const COMPARISON_COLUMNS = columnsOf<ComparisonLine>()(about.comparison, {
  thisItem: ({ amounts }) => amounts[0],
  otherItem: ({ amounts }) => amounts[1],
  unit: ({ label, isPercent }) => unitOf(label, isPercent),
});

/** The columns of a set's bonus for a number of pieces: a stat, or an effect in words. */
export const SET_BONUS_COLUMNS = columnsOf<ItemSetCardFragment['bonuses'][number]>()(about.setBonus, {
  stats: partColumns(({ bonus }) => (bonus.__typename === 'ItemStat' ? statRow(bonus) : null), STAT_COLUMNS),
  effect: ({ bonus }) => (bonus.__typename === 'Ability' ? effectText(bonus) : null),
});
