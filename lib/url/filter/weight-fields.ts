import type { Career } from '#graphql/generated/documents.ts';
import { type Weight, type WeighedStat, weightsFor } from '#lib/game/builds/weights.ts';
import { ITEM_STATS } from '#lib/game/items/stats.ts';

import { choice, type FilterValues, number } from './filter.ts';

/** The greatest weight of a stat. */
const MOST = 99;

const weighed = (param: string, label: string) =>
  choice<WeighedStat | 'none'>(param, label, [
    { value: 'none', label: 'None' },
    { value: 'DPS', label: 'Damage per second' },
    ...ITEM_STATS,
  ]);

const times = (param: string, label: string) => number(param, label, { max: MOST });

/** The stats by which gear is weighed, and how often each counts. */
export const WEIGHTS = {
  first: weighed('weigh', 'First stat'),
  firstTimes: times('times', 'First weight'),
  second: weighed('weigh2', 'Second stat'),
  secondTimes: times('times2', 'Second weight'),
  third: weighed('weigh3', 'Third stat'),
  thirdTimes: times('times3', 'Third weight'),
  fourth: weighed('weigh4', 'Fourth stat'),
  fourthTimes: times('times4', 'Fourth weight'),
  fifth: weighed('weigh5', 'Fifth stat'),
  fifthTimes: times('times5', 'Fifth weight'),
  sixth: weighed('weigh6', 'Sixth stat'),
  sixthTimes: times('times6', 'Sixth weight'),
} as const;

/** The fields in pairs: a stat, and how often it counts. */
const PAIRS = [
  ['first', 'firstTimes'],
  ['second', 'secondTimes'],
  ['third', 'thirdTimes'],
  ['fourth', 'fourthTimes'],
  ['fifth', 'fifthTimes'],
  ['sixth', 'sixthTimes'],
] as const;

/** The form that weighs stats. */
export const WEIGHT_FILTER = { label: 'Weigh stats', fields: WEIGHTS } as const;

export type WeightValues = FilterValues<typeof WEIGHT_FILTER>;

/**
 * Reads the stats that gear is weighed by; a stat that is chosen without a number counts once, one that is chosen twice as
 * it stands first. Those of the career where none is chosen.
 * @example weightsOf(parseFilter(WEIGHT_FILTER, { weigh: 'WOUNDS', times: '2' }), 'SLAYER') // [{ stat: 'WOUNDS', weight: 2 }]
 */
export function weightsOf(values: WeightValues, career: Career): readonly Weight[] {
  const chosen = new Map<WeighedStat, number>();
  for (const [name, timesName] of PAIRS) {
    const stat = values[name];
    if (stat !== 'none' && !chosen.has(stat)) chosen.set(stat, values[timesName] || 1);
  }
  if (chosen.size === 0) return weightsFor(career).map(({ stat, weight }) => ({ stat, weight }));
  return [...chosen].map(([stat, weight]) => ({ stat, weight }));
}

/** The values of the form with some weights filled in. */
export const weightValues = (weights: readonly Weight[]): WeightValues =>
  Object.fromEntries(
    PAIRS.flatMap(([name, timesName], at) => [
      [name, weights[at]?.stat ?? 'none'],
      [timesName, weights[at]?.weight ?? 0],
    ]),
  ) as WeightValues;
