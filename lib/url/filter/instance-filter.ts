import { INSTANCE_OPTIONS, otherInstance } from '#lib/game/instances/instance-options.ts';

import { bounded, choice, type Filter, type FilterValues, flag, number } from './filter.ts';

const below = (param: string, group: string) => number(param, 'Below', { group, bound: 'upper' });
const above = (param: string, group: string) => number(param, 'Above', { group, bound: 'lower' });

/** Bounds of the item ratings of a party, each 0 where there is none. */
const RATING_FIELDS = {
  minBelow: below('minItemRatingMax', 'Min item rating'),
  minAbove: above('minItemRatingMin', 'Min item rating'),
  averageBelow: below('avgItemRatingMax', 'Average item rating'),
  averageAbove: above('avgItemRatingMin', 'Average item rating'),
  maxBelow: below('maxItemRatingMax', 'Max item rating'),
  maxAbove: above('maxItemRatingMin', 'Max item rating'),
} as const;

/** The filter of instance runs; an instance goes by the id of its zone. */
export const RUN_FILTER = {
  label: 'Filter dungeon runs',
  fields: {
    instance: {
      ...choice<string>('instance', 'Dungeon', INSTANCE_OPTIONS),
      others: 'another dungeon’s number',
      labelOther: otherInstance,
    },
    completedEncounters: number('completedEncounters', 'Min completed encounters'),
    ...RATING_FIELDS,
  },
  folded: Object.keys(RATING_FIELDS),
} as const satisfies Filter;

/** The filter of an instance's statistics. */
export const STATISTICS_FILTER = {
  label: 'Filter statistics',
  fields: {
    completed: { ...flag('completed', 'Completed only'), on: '1' },
    ...RATING_FIELDS,
  },
  folded: Object.keys(RATING_FIELDS),
} as const satisfies Filter;

export type RunFilter = FilterValues<typeof RUN_FILTER>;
export type StatisticsFilter = FilterValues<typeof STATISTICS_FILTER>;
type RatingBounds = { readonly [Name in keyof typeof RATING_FIELDS]: number };

interface Bounds {
  gte?: number;
  lte?: number;
}

/** The conditions that runs and tries at encounters share. */
interface CountedWhere {
  start: { gt: number };
  scoreboardEntryCount: { gte: number };
  minItemRating?: Bounds;
  averageItemRating?: Bounds;
  maxItemRating?: Bounds;
}

/** The part of the contract's filter of instance runs that the choices ask for. */
export interface RunWhere extends CountedWhere {
  instanceId?: { eq: number };
  completedEncounters?: { gte: number };
}

/** The part of the contract's filter of encounter runs that the choices ask for. */
export interface EncounterRunWhere extends CountedWhere {
  instanceId: { eq: number };
  encounterId: { eq: number };
  completed?: { eq: boolean };
}

/** The least members of a party whose run counts (rules.md: Instance runs). */
const SMALLEST_PARTY = 6;

/**
 * Converts the filter to the API's conditions. Runs that never began and those of a few people never count (rules.md:
 * Instance runs).
 * @example runWhere({ ...NO_BOUNDS, instance: '60' }).instanceId // { eq: 60 }
 */
export function runWhere({ instance, completedEncounters, ...ratings }: RunFilter): RunWhere {
  return {
    ...countedWhere(ratings),
    ...(instance === 'all' ? {} : { instanceId: { eq: Number(instance) } }),
    ...(completedEncounters === 0 ? {} : { completedEncounters: { gte: completedEncounters } }),
  };
}

/** Every run of an instance that counts, under no filter. */
export function instanceRunWhere(instanceId: string): RunWhere {
  return { ...countedWhere({}), instanceId: { eq: Number(instanceId) } };
}

/** Converts the filter of statistics to the API's conditions for the tries at one encounter of an instance. */
export function encounterRunWhere(
  { completed, ...ratings }: Partial<StatisticsFilter>,
  { instanceId, encounterId }: { readonly instanceId: string; readonly encounterId: string },
): EncounterRunWhere {
  return {
    ...countedWhere(ratings),
    instanceId: { eq: Number(instanceId) },
    encounterId: { eq: Number(encounterId) },
    ...(completed ? { completed: { eq: true } } : {}),
  };
}

/** Two bounds that exclude each other, so that nothing can lie between them. */
export interface ImpossibleRating {
  /** The name of the group in the filter: "Average item rating". */
  readonly group: string;
  readonly below: number;
  readonly above: number;
}

/**
 * The pairs of bounds that exclude each other.
 * @example findImpossible({ ...NO_BOUNDS, minAbove: 500, minBelow: 400 })[0]?.group // 'Min item rating'
 */
export function findImpossible(ratings: RatingBounds): readonly ImpossibleRating[] {
  const pairs = [
    { group: 'Min item rating', below: ratings.minBelow, above: ratings.minAbove },
    { group: 'Average item rating', below: ratings.averageBelow, above: ratings.averageAbove },
    { group: 'Max item rating', below: ratings.maxBelow, above: ratings.maxAbove },
  ];
  return pairs.filter(({ below, above }) => below !== 0 && above > below);
}

/**
 * True if a pair of bounds excludes each other, so that nothing can lie between them.
 * @example impossibleRatings({ ...NO_BOUNDS, minAbove: 500, minBelow: 400 }) // true
 */
export function impossibleRatings(ratings: RatingBounds): boolean {
  return findImpossible(ratings).length > 0;
}

function countedWhere(ratings: Partial<RatingBounds>): CountedWhere {
  return {
    start: { gt: 0 },
    scoreboardEntryCount: { gte: SMALLEST_PARTY },
    ...bounded('minItemRating', ratings.minAbove ?? 0, ratings.minBelow ?? 0),
    ...bounded('averageItemRating', ratings.averageAbove ?? 0, ratings.averageBelow ?? 0),
    ...bounded('maxItemRating', ratings.maxAbove ?? 0, ratings.maxBelow ?? 0),
  };
}
