import { first, type SearchParams } from './search-params.ts';

/** The choices of the place select, the default first (facts §3). */
export const LOCATIONS = [
  { value: 'all', label: 'All' },
  { value: 'rvr', label: 'T2+ RvR' },
  { value: 'rvrt1', label: 'T1 RvR' },
  { value: 'scenario', label: 'Scenarios' },
] as const;

/** The choices of the size select, the default first (spec §9). */
export const SIZES = [
  { value: 'all', label: 'All' },
  { value: '12', label: '12+' },
  { value: '48', label: '48+' },
  { value: '100', label: '100+' },
] as const;

export type Location = (typeof LOCATIONS)[number]['value'];
export type Size = (typeof SIZES)[number]['value'];

export interface SkirmishFilter {
  readonly location: Location;
  readonly minPlayers: Size;
}

/** Open-world zones of the first tier (spec §5, facts §6). */
const FIRST_TIER_ZONES = [6, 11, 100, 106, 200, 206];
/** What the API takes for "not in a scenario" (facts §3). */
const NO_SCENARIO = 0;

/** The part of the contract's skirmish filter that the choices ask for. */
export interface SkirmishWhere {
  scenarioId?: { eq: number } | { neq: number };
  and?: { primaryZoneId: { neq: number } }[];
  or?: { primaryZoneId: { eq: number } }[];
  numberOfPlayers?: { gte: number };
}

/**
 * The filter of a skirmish list out of an address. Anything unknown means no filter (spec §5).
 * @example parseSkirmishFilter({ type: 'rvr', minPlayers: '48' }) // { location: 'rvr', minPlayers: '48' }
 */
export function parseSkirmishFilter(params: SearchParams): SkirmishFilter {
  const [type, minPlayers] = [first(params, 'type'), first(params, 'minPlayers')];
  return {
    location: LOCATIONS.find(({ value }) => value === type)?.value ?? 'all',
    minPlayers: SIZES.find(({ value }) => value === minPlayers)?.value ?? 'all',
  };
}

/**
 * What the filter asks the API for.
 * @example skirmishWhere({ location: 'scenario', minPlayers: '12' }) // { scenarioId: { neq: 0 }, numberOfPlayers: { gte: 12 } }
 */
export function skirmishWhere({ location, minPlayers }: SkirmishFilter): SkirmishWhere {
  return {
    ...locationWhere(location),
    ...(minPlayers === 'all' ? {} : { numberOfPlayers: { gte: Number(minPlayers) } }),
  };
}

function locationWhere(location: Location): SkirmishWhere {
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
