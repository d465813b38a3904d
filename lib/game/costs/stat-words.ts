import { decimal, thousands } from '#lib/format/number.ts';

import type { BuildStat } from '../builds/build.ts';
import { amountDifference, type Pair, pairsOf, withoutArrow } from '../difference.ts';
import { haveSameRole } from '../players/game-role.ts';

/**
 * A value of a stat as it is printed.
 * @example statText({ unit: 'percent' }, 24.31) // '24.3%'
 */
export const statText = ({ unit }: Pick<BuildStat, 'unit'>, value: number): string =>
  `${value < 0 ? '−' : ''}${unit === 'percent' ? `${decimal(Math.abs(value), 1)}%` : thousands(Math.round(Math.abs(value)))}`;

/**
 * The parts of a stat in words.
 * @example partWords(parry) // '18% Renown training + 6.3% Initiative 210'
 */
export const partWords = (stat: BuildStat): string =>
  stat.parts
    .map(({ from, value }, at) => {
      const sign = value < 0 ? '− ' : at === 0 ? '' : '+ ';
      return `${sign}${statText(stat, Math.abs(value))} ${from}`;
    })
    .join(' ');

/** A change of a stat; the value is above 0 for more. */
export type StatChange = Pick<BuildStat, 'label' | 'unit' | 'value'>;

/**
 * A change of a stat in words.
 * @example changeText({ label: 'Strength', unit: 'points', value: 24 }) // '+24 Strength'
 */
export const changeText = (change: StatChange): string =>
  `${change.value > 0 ? '+' : ''}${statText(change, change.value)} ${change.label}`;

/** A build with its stats. */
interface Summed {
  readonly build: { readonly career: string };
  readonly stats: readonly BuildStat[];
}

/**
 * Every stat of two builds, in the order of the first, with the difference of the first to the second; without arrows
 * where the roles of the careers differ.
 */
export function statPairs(mine: Summed, theirs: Summed): readonly Pair<BuildStat>[] {
  const mayBeBetter = haveSameRole([mine.build, theirs.build]);
  return pairsOf(byStat(mine.stats), byStat(theirs.stats), (one, other) => {
    const amount = (one?.value ?? 0) - (other?.value ?? 0);
    const text = statText({ unit: (one ?? other)?.unit ?? 'points' }, Math.abs(amount));
    const difference = amountDifference(Number.parseFloat(text) === 0 ? 0 : amount, text);
    return { mine: one, theirs: other, difference: mayBeBetter ? difference : withoutArrow(difference) };
  });
}

/** Stats by their keys. */
export const byStat = (stats: readonly BuildStat[]) => new Map(stats.map((each) => [each.stat, each]));
