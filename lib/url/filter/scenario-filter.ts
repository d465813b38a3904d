import { QUEUES } from '#lib/game/battles/queues.ts';
import { choice, type Filter, type FilterValues, flag, plainOptions } from './filter.ts';

/** The filter of scenario lists. */
export const SCENARIO_FILTER = {
  label: 'Filter scenarios',
  fields: {
    queue: choice('queue_type', 'Type', [
      { value: 'all', label: 'All' },
      { value: 'standard', label: QUEUES.STANDARD.label },
      { value: 'solo', label: QUEUES.SOLO.label },
      { value: 'city_siege', label: QUEUES.CITY_SIEGE.label },
      { value: 'group_ranked', label: QUEUES.GROUP_RANKED.label },
      { value: 'solo_ranked', label: QUEUES.SOLO_RANKED.label },
    ]),
    tier: choice('tier', 'Tier', [{ value: 'all', label: 'All' }, ...plainOptions('1', '2', '3', '4')]),
    /** Its box is shown on guild pages only; the address is honoured everywhere. */
    premadeOnly: flag('premadeOnly', 'Premade only', 'Scenarios with 6 or more guild members'),
  },
} as const satisfies Filter;

export type ScenarioFilter = FilterValues<typeof SCENARIO_FILTER>;

const QUEUE_TYPES = {
  standard: 'STANDARD',
  solo: 'SOLO',
  city_siege: 'CITY_SIEGE',
  group_ranked: 'GROUP_RANKED',
  solo_ranked: 'SOLO_RANKED',
} as const;

/** The part of the scenario queries' arguments that the filter decides. */
export interface ScenarioFilterArguments {
  queueType?: (typeof QUEUE_TYPES)[keyof typeof QUEUE_TYPES];
  premadeOnly?: true;
  where?: { tier: { eq: number } };
}

/**
 * Converts the filter to the API's arguments: only what is filtered is sent (rules.md: Scenario filter).
 * @example scenarioFilterArguments({ queue: 'solo', tier: 'all', premadeOnly: false }) // { queueType: 'SOLO' }
 */
export function scenarioFilterArguments({
  queue,
  tier,
  premadeOnly,
}: ScenarioFilter): ScenarioFilterArguments {
  return {
    ...(queue === 'all' ? {} : { queueType: QUEUE_TYPES[queue] }),
    ...(premadeOnly ? { premadeOnly } : {}),
    ...(tier === 'all' ? {} : { where: { tier: { eq: Number(tier) } } }),
  };
}
