import { choice, type Filter, type FilterValues } from './filter.ts';

/** The filter of skirmish lists. */
export const SKIRMISH_FILTER = {
  label: 'Filter skirmishes',
  fields: {
    location: choice('type', 'Location type', [
      { value: 'all', label: 'All' },
      { value: 'rvr', label: 'T2+ RvR' },
      { value: 'rvrt1', label: 'T1 RvR' },
      { value: 'scenario', label: 'Scenarios' },
    ]),
    minPlayers: choice('minPlayers', 'Min players', [
      { value: 'all', label: 'All' },
      { value: '12', label: '12+' },
      { value: '48', label: '48+' },
      { value: '100', label: '100+' },
    ]),
  },
} as const satisfies Filter;

export type SkirmishFilter = FilterValues<typeof SKIRMISH_FILTER>;

/** Open-world zones of the first tier (rules.md: Skirmish filter). */
const FIRST_TIER_ZONES = [6, 11, 100, 106, 200, 206];
/** The scenario id by which the API means "not in a scenario" (rules.md: Skirmish filter). */
const NO_SCENARIO = 0;

/** The part of the contract's skirmish filter that the choices ask for. */
export interface SkirmishWhere {
  scenarioId?: { eq: number } | { neq: number };
  and?: { primaryZoneId: { neq: number } }[];
  or?: { primaryZoneId: { eq: number } }[];
  numberOfPlayers?: { gte: number };
}

/**
 * Converts the filter to the API's conditions.
 * @example skirmishWhere({ location: 'scenario', minPlayers: '12' }) // { scenarioId: { neq: 0 }, numberOfPlayers: { gte: 12 } }
 */
export function skirmishWhere({ location, minPlayers }: SkirmishFilter): SkirmishWhere {
  return {
    ...locationWhere(location),
    ...(minPlayers === 'all' ? {} : { numberOfPlayers: { gte: Number(minPlayers) } }),
  };
}

function locationWhere(location: SkirmishFilter['location']): SkirmishWhere {
  switch (location) {
    case 'all':
      return {};
    case 'rvr':
      return {
        scenarioId: { eq: NO_SCENARIO },
        and: FIRST_TIER_ZONES.map((zone) => ({ primaryZoneId: { neq: zone } })),
      };
    case 'rvrt1':
      return {
        scenarioId: { eq: NO_SCENARIO },
        or: FIRST_TIER_ZONES.map((zone) => ({ primaryZoneId: { eq: zone } })),
      };
    case 'scenario':
      return { scenarioId: { neq: NO_SCENARIO } };
  }
}
