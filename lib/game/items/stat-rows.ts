import type { ItemCardFragment } from '#graphql/generated/documents.ts';

import { measuresOf } from './item-measures.ts';
import { isPercent, statAmount, statLabel, type StatValue } from './stats.ts';

type Unit = 'points' | 'percent' | 'seconds';

/** A stat or a measure of an item, for a table. */
export interface StatRow {
  /** The value of a stat; null for a measure such as armor. */
  readonly stat: string | null;
  readonly label: string;
  readonly amount: number;
  readonly unit: Unit;
}

/** @example unitOf('Speed', false) // 'seconds' */
export function unitOf(label: string, inPercent: boolean): Unit {
  if (inPercent) return 'percent';
  return label === 'Speed' ? 'seconds' : 'points';
}

/** Lists the measures of an item first, then its stats in the order of the API. */
export function statRows(item: ItemCardFragment): readonly StatRow[] {
  const measures = measuresOf(item).filter(({ amount }) => amount !== 0);
  return [
    ...measures.map(({ label, amount }) => ({ stat: null, label, amount, unit: unitOf(label, false) })),
    ...item.stats.map(statRow),
  ];
}

/** A stat with its name and its unit. */
export const statRow = (stat: StatValue): StatRow => ({
  stat: stat.stat,
  label: statLabel(stat.stat),
  amount: statAmount(stat),
  unit: isPercent(stat) ? 'percent' : 'points',
});
