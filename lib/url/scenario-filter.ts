import { first, type SearchParams } from './search-params.ts';

/** The choices of the queue select, the default first (facts §3). "Pickup" is the queue of discordant skirmishes. */
export const QUEUES = [
  { value: 'all', label: 'All' },
  { value: 'standard', label: 'Standard' },
  { value: 'solo', label: 'Pickup' },
  { value: 'city_siege', label: 'City Siege' },
  { value: 'group_ranked', label: 'Group Ranked' },
  { value: 'solo_ranked', label: 'Solo Ranked' },
] as const;

export type Queue = (typeof QUEUES)[number]['value'];

const QUEUE_TYPES = {
  standard: 'STANDARD',
  solo: 'SOLO',
  city_siege: 'CITY_SIEGE',
  group_ranked: 'GROUP_RANKED',
  solo_ranked: 'SOLO_RANKED',
} as const;

export interface ScenarioFilter {
  readonly queue: Queue;
  /** Scenarios with six or more members of one guild. */
  readonly premadeOnly: boolean;
}

/** The part of the scenario queries' arguments that the filter decides. */
export interface ScenarioFilterArguments {
  queueType?: (typeof QUEUE_TYPES)[keyof typeof QUEUE_TYPES];
  premadeOnly?: true;
}

/**
 * The filter of a scenario list out of an address. Anything unknown means no filter (spec §5).
 * @example parseScenarioFilter({ queue_type: 'solo' }) // { queue: 'solo', premadeOnly: false }
 */
export function parseScenarioFilter(params: SearchParams): ScenarioFilter {
  const wanted = first(params, 'queue_type');
  return {
    queue: QUEUES.find(({ value }) => value === wanted)?.value ?? 'all',
    premadeOnly: first(params, 'premadeOnly') === 'true',
  };
}

/**
 * What the filter asks the API for: only what is filtered is sent (spec §5).
 * @example scenarioFilterArguments({ queue: 'solo', premadeOnly: false }) // { queueType: 'SOLO' }
 */
export function scenarioFilterArguments({ queue, premadeOnly }: ScenarioFilter): ScenarioFilterArguments {
  return {
    ...(queue === 'all' ? {} : { queueType: QUEUE_TYPES[queue] }),
    ...(premadeOnly ? { premadeOnly } : {}),
  };
}
