import { choice, day, type Filter, type FilterValues } from './filter.ts';
import { filteredTime, WHOLE_DAYS } from './kill-filter.ts';
import { SCENARIO_FILTER, scenarioFilterArguments } from './scenario-filter.ts';

/** The filter of a scenario's results, which are counted by whole days. */
export const RESULTS_FILTER = {
  label: 'Filter results',
  fields: {
    period: choice('period', 'Period', WHOLE_DAYS),
    queue: SCENARIO_FILTER.fields.queue,
    tier: SCENARIO_FILTER.fields.tier,
    from: day('from', 'From'),
    to: day('to', 'To'),
  },
  folded: ['from', 'to'],
} as const satisfies Filter;

export type ResultsFilter = FilterValues<typeof RESULTS_FILTER>;

const DAY = 86_400;

/**
 * Converts the filter to the API's arguments. Results are kept by day: a minute in the address stands for its day.
 * @example resultsArguments(parseFilter(RESULTS_FILTER, { tier: '4' }), now) // { tier: 4 }
 */
export function resultsArguments({ queue, tier, ...span }: ResultsFilter, now: Date) {
  const { gte, lt } = filteredTime(span, now);
  const { queueType } = scenarioFilterArguments({ queue, tier, premadeOnly: false });
  return {
    ...(queueType === undefined ? {} : { queueType }),
    ...(tier === 'all' ? {} : { tier: Number(tier) }),
    ...(gte === undefined ? {} : { from: Math.floor(gte / DAY) * DAY }),
    ...(lt === undefined ? {} : { to: Math.ceil(lt / DAY) * DAY }),
  };
}
