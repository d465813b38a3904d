import { byStat, type StatChange } from '../costs/stat-words.ts';
import type { BuildStat } from './build.ts';

/** The stats of a change that are named. */
const MOST_CHANGES = 3;

/** Points that count as much as one percent, to tell which change is the biggest. */
const POINTS_PER_PERCENT = 10;

/** The biggest changes from some stats of a build to others. */
export const biggestChanges = (
  before: readonly BuildStat[],
  stats: readonly BuildStat[],
): readonly StatChange[] => allChanges(before, stats).slice(0, MOST_CHANGES);

/** The changes from some stats of a build to others, the biggest first; what attacks meet tells the same again. */
export function allChanges(before: readonly BuildStat[], stats: readonly BuildStat[]): readonly StatChange[] {
  const [one, other] = [byStat(before), byStat(stats)];
  return [...new Map([...one, ...other]).values()]
    .filter(({ group }) => group !== 'survival')
    .map(({ stat, label, unit }) => ({
      label,
      unit,
      value: (other.get(stat)?.value ?? 0) - (one.get(stat)?.value ?? 0),
    }))
    .filter(({ value }) => Math.abs(value) >= 0.05)
    .toSorted((some, more) => sizeOf(more) - sizeOf(some));
}

const sizeOf = ({ value, unit }: StatChange) =>
  Math.abs(value) * (unit === 'percent' ? POINTS_PER_PERCENT : 1);
