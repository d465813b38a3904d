import type {
  DungeonSessionFilterInput,
  InstanceEncounterRunFilterInput,
  InstanceRunFilterInput,
} from '#graphql/generated/documents.ts';
import { dungeonOf } from '#lib/game/dungeons/wings.ts';
import { INSTANCE_OPTIONS, otherInstance } from '#lib/game/instances/instance-options.ts';

import { bounded, choice, type Filter, type FilterValues, flag, number, text } from './filter.ts';

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

/** An instance by the id of its zone. */
export const INSTANCE = {
  ...choice<string>('instance', 'Dungeon', INSTANCE_OPTIONS),
  others: 'another dungeon’s number',
  labelOther: otherInstance,
};

/** Fields that sessions alone are filtered by. */
const SESSION_FIELDS = {
  cleared: choice('cleared', 'Cleared', [
    { value: 'all', label: 'All' },
    { value: 'yes', label: 'Cleared' },
    { value: 'wing', label: 'A wing or more' },
    { value: 'no', label: 'Not cleared' },
  ]),
  size: number('size', 'Min group size'),
};

/** The filter of the sessions of a player or a guild. */
export const OWN_SESSION_FILTER = {
  label: 'Filter sessions',
  fields: { instance: INSTANCE, ...SESSION_FIELDS },
} as const satisfies Filter;

/** The filter of instance runs, and of their sessions; an instance goes by the id of its zone. */
export const RUN_FILTER = {
  label: 'Filter dungeon runs',
  fields: {
    view: choice('view', 'List', [
      { value: 'runs', label: 'Runs' },
      { value: 'sessions', label: 'Sessions' },
    ]),
    instance: INSTANCE,
    completedEncounters: number('completedEncounters', 'Min completed encounters'),
    ...SESSION_FIELDS,
    guild: text('guild', 'Guild', 'Name or #'),
    player: text('player', 'Player', 'Name or #'),
    ...RATING_FIELDS,
  },
  folded: Object.keys(RATING_FIELDS),
  linked: ['view'],
} as const satisfies Filter;

/** Names of the fields that narrow a list of sessions; the others narrow a list of runs. */
export const OF_SESSIONS = [
  'instance',
  ...Object.keys(SESSION_FIELDS),
  'averageBelow',
  'averageAbove',
  'guild',
  'player',
];
export const OF_RUNS = ['instance', 'completedEncounters', ...Object.keys(RATING_FIELDS)];

/** The wing of a dungeon that figures are of, and the month of the fastest clears as "2026-11". */
export const CLEARS_FILTER = {
  label: 'Fastest clears',
  fields: {
    wing: {
      ...choice<string>('wing', 'Wing', [{ value: 'all', label: 'All wings' }]),
      labelOther: otherInstance,
    },
    month: {
      ...choice<string>('month', 'Month', [{ value: 'all', label: 'All of the record' }]),
      labelOther: (value: string) => (/^20\d\d-(?:0[1-9]|1[0-2])$/.test(value) ? value : null),
    },
  },
  linked: ['wing', 'month'],
} as const satisfies Filter;

/** The same with the item rating of the visitor, 0 for none. */
export const DUNGEON_FILTER = {
  ...CLEARS_FILTER,
  fields: { ...CLEARS_FILTER.fields, rating: number('rating', 'Item rating') },
} as const satisfies Filter;

/**
 * Converts the filter to the arguments of the fastest clears, a month to its bounds in epoch seconds.
 * @example clearsArguments({ wing: 'all', month: '2026-11' }).from // 1793491200
 */
export function clearsArguments({ wing, month }: FilterValues<typeof CLEARS_FILTER>) {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const [from, to] =
    month === 'all' ? [0, 4_102_444_800_000] : [Date.UTC(year, number - 1), Date.UTC(year, number)];
  return { ...(wing === 'all' ? {} : { wing }), from: from / 1000, to: to / 1000 };
}

type SessionValues = FilterValues<typeof OWN_SESSION_FILTER> &
  Partial<Pick<RatingBounds, 'averageBelow' | 'averageAbove'>>;

/**
 * Converts the filter to the API's conditions for sessions: those in a dungeon, by the id of its first instance, or with a
 * try in another of its wings. "Cleared" means that wing, else the whole dungeon.
 */
export function sessionWhere({
  instance,
  cleared,
  size,
  averageAbove = 0,
  averageBelow = 0,
}: SessionValues): DungeonSessionFilterInput {
  return {
    ...placeWhere(instance, cleared),
    ...(size === 0 ? {} : { size: { gte: size } }),
    ...bounded('itemRating', averageAbove, averageBelow),
  };
}

function placeWhere(id: string, cleared: string): DungeonSessionFilterInput {
  const isWing = dungeonOf(id) !== id;
  const place = id === 'all' || isWing ? {} : { dungeonId: { eq: Number(id) } };
  const wing = isWing ? { instanceId: { eq: Number(id) } } : {};
  if (cleared === 'all') return isWing ? { instanceId: id } : place;
  if (!isWing && cleared !== 'wing') return { ...place, cleared: cleared === 'yes' };
  return { ...place, wings: { some: { ...wing, cleared: { eq: cleared !== 'no' } } } };
}

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

/** The smallest party whose run counts (rules.md: Instance runs). */
const SMALLEST_PARTY = 6;

/**
 * Converts the filter to the API's conditions. Runs that never began and those of a few people never count (rules.md:
 * Instance runs).
 * @example runWhere({ ...NO_BOUNDS, instance: '60' }).instanceId // { eq: 60 }
 */
export function runWhere({ instance, completedEncounters, ...ratings }: RunFilter): InstanceRunFilterInput {
  return {
    ...countedWhere(ratings),
    ...(instance === 'all' ? {} : { instanceId: { eq: Number(instance) } }),
    ...(completedEncounters === 0 ? {} : { completedEncounters: { gte: completedEncounters } }),
  };
}

/** Every run that counts, under no filter. */
export const countedRuns = (): InstanceRunFilterInput => countedWhere({});

/** Every run of an instance that counts, under no filter. */
export const instanceRunWhere = (instanceId: string): InstanceRunFilterInput => ({
  ...countedWhere({}),
  instanceId: { eq: Number(instanceId) },
});

/** Converts the filter of statistics to the API's conditions for the tries at one encounter of an instance. */
export function encounterRunWhere(
  { completed, ...ratings }: Partial<StatisticsFilter>,
  { instanceId, encounterId }: { readonly instanceId: string; readonly encounterId: string },
): InstanceEncounterRunFilterInput {
  return {
    ...countedWhere(ratings),
    instanceId: { eq: Number(instanceId) },
    encounterId: { eq: Number(encounterId) },
    ...(completed ? { completed: { eq: true } } : {}),
  };
}

/**
 * The pairs of bounds that exclude each other, so that nothing can lie between them, with their group in the filter.
 * @example findImpossible({ ...NO_BOUNDS, minAbove: 500, minBelow: 400 })[0]?.group // 'Min item rating'
 */
export function findImpossible(ratings: RatingBounds) {
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
export const impossibleRatings = (ratings: RatingBounds): boolean => findImpossible(ratings).length > 0;

/** The conditions that runs and tries at encounters share. */
function countedWhere(ratings: Partial<RatingBounds>) {
  return {
    start: { gt: 0 },
    scoreboardEntryCount: { gte: SMALLEST_PARTY },
    ...bounded('minItemRating', ratings.minAbove ?? 0, ratings.minBelow ?? 0),
    ...bounded('averageItemRating', ratings.averageAbove ?? 0, ratings.averageBelow ?? 0),
    ...bounded('maxItemRating', ratings.maxAbove ?? 0, ratings.maxBelow ?? 0),
  };
}
