import dayjs, { type Dayjs } from 'dayjs';
import isoWeek from 'dayjs/plugin/isoWeek.js';
import utc from 'dayjs/plugin/utc.js';

import { choice, type Filter, type FilterValues, flag } from './filter.ts';

dayjs.extend(utc);
dayjs.extend(isoWeek);

/** The filter of kill lists. */
export const KILL_FILTER = {
  label: 'Filter kills',
  fields: {
    period: choice('period', 'Period', [
      { value: 'all', label: 'All time' },
      { value: 'thisWeek', label: 'This week' },
      { value: 'lastWeek', label: 'Last week' },
      { value: 'thisMonth', label: 'This month' },
      { value: 'lastMonth', label: 'Last month' },
    ]),
    soloOnly: flag('soloOnly', 'Solo kills only'),
  },
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
    case 'all':
      return {};
  }
}

function between(from: Dayjs, to: Dayjs): TimeRange {
  return { gte: from.unix(), lt: to.unix() };
}

/**
 * The part of the contract's kill filter that the period asks for, to be spread into `where`;
 * undefined without a limit. soloOnly is an argument of its own in the contract.
 * @example killFilterWhere({ period: 'all', soloOnly: true }, now) // undefined
 */
export function killFilterWhere(filter: KillFilter, now: Date): { time: TimeRange } | undefined {
  return filter.period === 'all' ? undefined : { time: timeRange(filter.period, now) };
}
