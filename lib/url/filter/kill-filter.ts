import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';

import type { KillFilterInput } from '#graphql/generated/documents.ts';
import { otherZone, WAR_ZONE_OPTIONS } from '#lib/game/places/war-zones.ts';
import { CAREER_ORDER, CAREERS } from '#lib/game/players/careers.ts';
import { EVENING, lastNightOf } from '#lib/game/war/evening.ts';

import { careerChoice } from './career-choice.ts';
import { dayEnd, dayStart } from './day.ts';
import { bounded, choice, day, type Filter, type FilterValues, flag, number } from './filter.ts';
import { LAST_NIGHT } from './last-night.ts';
import { killsByRealm } from './kills-by-realm.ts';

dayjs.extend(utc);
dayjs.extend(isoWeek);

const CAREERS_BY_NAME = CAREER_ORDER.toSorted((one, other) =>
  CAREERS[one].label < CAREERS[other].label ? -1 : 1,
);

const careerOf = (param: string, label: string) => ({
  ...careerChoice(label, CAREERS_BY_NAME, 'Any'),
  param,
});

/** Levels beyond it are no levels, and more than the contract counts them in. */
const HIGHEST_LEVEL = 100;

const level = { group: "Victim's level", max: HIGHEST_LEVEL };
const attackers = { group: 'Attackers' };

/** Periods of whole days, in UTC. */
export const WHOLE_DAYS = [
  { value: 'all', label: 'All time' },
  { value: 'thisWeek', label: 'This week' },
  { value: 'lastWeek', label: 'Last week' },
  { value: 'thisMonth', label: 'This month' },
  { value: 'lastMonth', label: 'Last month' },
] as const;

/** The filter of kill lists. */
export const KILL_FILTER = {
  label: 'Filter kills',
  fields: {
    period: choice('period', 'Period', [...WHOLE_DAYS, { value: LAST_NIGHT, label: 'Last night (UTC)' }]),
    soloOnly: flag('soloOnly', 'Solo kills only'),
    from: day('from', 'From'),
    to: day('to', 'To'),
    type: choice('type', 'Type', [
      { value: 'all', label: 'All' },
      { value: 'rvr', label: 'Open world' },
      { value: 'scenario', label: 'Scenarios' },
    ]),
    zone: {
      ...choice<string>('zone', 'Zone', [{ value: 'all', label: 'All' }, ...WAR_ZONE_OPTIONS]),
      others: 'another zone’s number',
      labelOther: otherZone,
    },
    realm: choice('realm', 'Killers of', [
      { value: 'all', label: 'Both realms' },
      { value: 'order', label: 'Order' },
      { value: 'destruction', label: 'Destruction' },
    ]),
    killerCareer: careerOf('killerCareer', 'Killer'),
    victimCareer: careerOf('victimCareer', 'Victim'),
    levelAtLeast: number('levelMin', 'At least', { ...level, bound: 'lower' }),
    levelAtMost: number('levelMax', 'At most', { ...level, bound: 'upper' }),
    attackersAtLeast: number('attackersMin', 'At least', { ...attackers, bound: 'lower' }),
    attackersAtMost: number('attackersMax', 'At most', { ...attackers, bound: 'upper' }),
  },
  folded: [
    'from',
    'to',
    'type',
    'zone',
    'realm',
    'killerCareer',
    'victimCareer',
    'levelAtLeast',
    'levelAtMost',
    'attackersAtLeast',
    'attackersAtMost',
  ],
} as const satisfies Filter;

export type KillFilter = FilterValues<typeof KILL_FILTER>;
export type Period = KillFilter['period'];

/** Epoch seconds, from the first second of it up to but without the last. */
export interface TimeRange {
  gte?: number;
  lt?: number;
}

/**
 * The bounds of a period in UTC, weeks from Monday (rules.md: Kill filter). Half-open, so that a kill on the border
 * of two weeks counts in one of them; the old site counted it in both.
 * @example timeRange('thisMonth', new Date('2026-11-21')) // { gte: 1793491200 }
 */
export function timeRange(period: Period, now: Date): TimeRange {
  const today = dayjs.utc(now);
  switch (period) {
    case 'thisWeek':
      return { gte: today.startOf('isoWeek').unix() };
    case 'lastWeek':
      return between(today.startOf('isoWeek').subtract(1, 'week'), today.startOf('isoWeek'));
    case 'thisMonth':
      return { gte: today.startOf('month').unix() };
    case 'lastMonth':
      return between(today.startOf('month').subtract(1, 'month'), today.startOf('month'));
    case LAST_NIGHT:
      return { gte: lastNightOf(now), lt: lastNightOf(now) + EVENING };
    case 'all':
      return {};
  }
}

function between(from: Dayjs, to: Dayjs): TimeRange {
  return { gte: from.unix(), lt: to.unix() };
}

/** The time that lies in the period and between the days. */
export function filteredTime(
  { period, from, to }: Pick<KillFilter, 'period' | 'from' | 'to'>,
  now: Date,
): TimeRange {
  const { gte, lt } = timeRange(period, now);
  const starts = [gte, from === '' ? undefined : dayStart(from)].filter((start) => start !== undefined);
  const ends = [lt, to === '' ? undefined : dayEnd(to)].filter((end) => end !== undefined);
  return {
    ...(starts.length > 0 ? { gte: Math.max(...starts) } : {}),
    ...(ends.length > 0 ? { lt: Math.min(...ends) } : {}),
  };
}

/**
 * The part of the contract's kill filter that the choices ask for, to be spread into `where`. soloOnly is its own
 * argument in the contract.
 * @example killFilterWhere(parseFilter(KILL_FILTER, { zone: '6', soloOnly: 'true' }), now) // { zoneId: { eq: 6 } }
 */
export function killFilterWhere(filter: KillFilter, now: Date): KillFilterInput {
  const time = filteredTime(filter, now);
  const where: KillFilterInput = {
    ...(time.gte === undefined && time.lt === undefined ? {} : { time }),
    ...placeWhere(filter),
    ...(filter.killerCareer === 'all' ? {} : { killerCareer: { eq: filter.killerCareer } }),
    ...(filter.victimCareer === 'all' ? {} : { victimCareer: { eq: filter.victimCareer } }),
    ...bounded('victimLevel', filter.levelAtLeast, filter.levelAtMost),
    // The contract counts assists, without the killer.
    ...bounded('numAssists', filter.attackersAtLeast, filter.attackersAtMost, 1),
  };
  if (filter.realm === 'all') return where;
  return killsByRealm(where, filter.realm === 'order' ? 'ORDER' : 'DESTRUCTION');
}

/** The conditions of kills by where they happen: one outside of scenario runs is one in the open world. */
export const BY_PLACE = {
  all: {},
  rvr: { instanceId: { eq: null } },
  scenario: { instanceId: { neq: null } },
} as const satisfies Record<string, KillFilterInput>;

function placeWhere({ type, zone }: KillFilter): KillFilterInput {
  return {
    ...BY_PLACE[type],
    ...(zone === 'all' ? {} : { zoneId: { eq: Number(zone) } }),
  };
}
