import { parseId } from '#lib/game/ids.ts';
import { FIGURES } from '#lib/game/scenarios/figures.ts';

import { choice, day, type Filter, type FilterValues, plainOptions } from './filter.ts';
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
    premadeOnly: SCENARIO_FILTER.fields.premadeOnly,
    figure: choice('figure', 'Figure', FIGURES),
    fewestRuns: choice('fewestRuns', 'Runs at least', plainOptions('3', '10', '25')),
  },
  folded: ['from', 'to'],
  linked: ['figure', 'fewestRuns'],
} as const satisfies Filter;

/** Scenario ids are unsigned 16-bit numbers (contract). */
export const LARGEST_SCENARIO = 65_535;

/** The filter of the runs of all scenarios; the page offers those scenarios that were played. */
export const RUNS_FILTER = {
  label: 'Filter scenarios',
  fields: {
    scenario: {
      ...choice<string>('scenario', 'Scenario', [{ value: 'all', label: 'All' }]),
      others: 'a scenario’s number',
      labelOther: (id: string) => parseId(id, LARGEST_SCENARIO) && `Scenario #${id}`,
    },
    ...SCENARIO_FILTER.fields,
    from: RESULTS_FILTER.fields.from,
    to: RESULTS_FILTER.fields.to,
  },
  folded: RESULTS_FILTER.folded,
} as const satisfies Filter;

export type ResultsFilter = FilterValues<typeof RESULTS_FILTER>;

const DAY = 86_400;

/**
 * Converts the filter to the API's arguments. Results are kept by day: a minute in the address stands for its day.
 * @example resultsArguments(parseFilter(RESULTS_FILTER, { tier: '4' }), now) // { tier: 4 }
 */
export function resultsArguments(
  {
    queue,
    tier,
    premadeOnly,
    ...span
  }: Omit<ResultsFilter, 'period' | 'figure' | 'fewestRuns'> & {
    readonly period?: ResultsFilter['period'];
  },
  now: Date,
) {
  const { gte, lt } = filteredTime({ period: 'all', ...span }, now);
  const { queueType } = scenarioFilterArguments({ queue, tier, premadeOnly: false });
  return {
    ...(queueType === undefined ? {} : { queueType }),
    ...(tier === 'all' ? {} : { tier: Number(tier) }),
    ...(premadeOnly ? { premadeOnly } : {}),
    ...(gte === undefined ? {} : { from: Math.floor(gte / DAY) * DAY }),
    ...(lt === undefined ? {} : { to: Math.ceil(lt / DAY) * DAY }),
  };
}
