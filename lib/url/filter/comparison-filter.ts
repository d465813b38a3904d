import type { Stat } from '#graphql/generated/documents.ts';
import type { Weight } from '#lib/game/armory/better-items.ts';
import { ITEM_STATS } from '#lib/game/items/stats.ts';

import { choice, type Filter, type FilterValues, number, text } from './filter.ts';

const weighed = (param: string, label: string) =>
  choice<Stat | 'none'>(param, label, [{ value: 'none', label: 'None' }, ...ITEM_STATS]);

const times = (param: string, label: string) => number(param, label, { max: 9 });

/** The stats by which gear is better than what is worn, and how often each counts. */
const WEIGHTS = {
  first: weighed('weigh', 'First stat'),
  firstTimes: times('times', 'First weight'),
  second: weighed('weigh2', 'Second stat'),
  secondTimes: times('times2', 'Second weight'),
  third: weighed('weigh3', 'Third stat'),
  thirdTimes: times('times3', 'Third weight'),
} as const;

/** The names of the fields that weigh stats. */
export const WEIGHT_FIELDS = Object.keys(WEIGHTS);

/** The filter of an armory: the character to compare it with, and the stats to look for better gear by. */
export const ARMORY_FILTER = {
  label: 'Compare armories',
  fields: { vs: text('vs', 'Compare with', 'Name or #'), ...WEIGHTS },
} as const satisfies Filter;

/**
 * Reads the stats that gear is weighed by; a stat that is chosen without a number counts once.
 * @example weightsOf(parseFilter(ARMORY_FILTER, { weigh: 'WOUNDS', times: '2' })) // [{ stat: 'WOUNDS', weight: 2 }]
 */
export function weightsOf(values: FilterValues<typeof ARMORY_FILTER>): readonly Weight[] {
  const { first, second, third, firstTimes, secondTimes, thirdTimes } = values;
  const given = [
    [first, firstTimes],
    [second, secondTimes],
    [third, thirdTimes],
  ] as const;
  return given.flatMap(([stat, weight]) => (stat === 'none' ? [] : [{ stat, weight: weight || 1 }]));
}

/** The filter that names the player or the guild to compare with. */
export const COMPARISON_FILTER = {
  label: 'Compare',
  fields: { vs: text('vs', 'Compare with', 'Name or #') },
} as const satisfies Filter;
