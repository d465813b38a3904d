import { utcDateShort } from '#lib/format/time.ts';
import { minuteOf, type Month, monthLabel, monthOf } from '#lib/game/calendar.ts';

import { dayEnd, dayStart, isMinute, parseDay } from './day.ts';
import { choice, type Filter, number, type Option } from './filter.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;

/** The spans in which places are counted, each until now, in seconds. */
const SPANS = { hours: 2 * HOUR, day: DAY, week: 7 * DAY, month: 30 * DAY } as const;

/** A span in which places are counted. */
export type PlaceSpan = keyof typeof SPANS;

const PERIODS = [
  { value: 'hours', label: 'Two hours' },
  { value: 'day', label: 'Day' },
  { value: 'week', label: '7 days' },
  { value: 'month', label: '30 days' },
] as const;

const MINUTE = 60;

/** A day in UTC, such as 2026-11-20. */
type Day = `${number}-${number}-${number}`;

/** A span in which a zone is counted: until now, or a day. */
export type ZoneSpan = PlaceSpan | Day;

const isDay = (value: string): value is Day => value !== '' && parseDay(value) === value && !isMinute(value);

/**
 * The bounds of a span until now, by whole minutes, so that all questions of a minute are the same: as many seconds, and
 * the minute that is running. A day ends at the latest with that minute.
 * @returns epoch seconds; `to` is the first one after it
 */
export function boundsOf(span: ZoneSpan, now: Date): { readonly from: number; readonly to: number } {
  const minute = minuteOf(now);
  if (!isDay(span)) return { from: minute - SPANS[span], to: minute + MINUTE };
  const from = dayStart(span);
  return { from, to: Math.max(from, Math.min(dayEnd(span), minute + MINUTE)) };
}

const SPAN_WORDS: Readonly<Record<PlaceSpan, string>> = {
  hours: 'in the last two hours',
  day: 'in the last 24 hours',
  week: 'in the last 7 days',
  month: 'in the last 30 days',
};

/**
 * Says when something happened.
 * @example spanWords('hours') // 'in the last two hours'
 * @example spanWords('2026-11-20') // 'on 20 Nov 2026 (UTC)'
 */
export const spanWords = (span: ZoneSpan): string =>
  isDay(span) ? `on ${dayLabel(span)} (UTC)` : SPAN_WORDS[span];

const dayLabel = (day: Day): string => utcDateShort(new Date(`${day}T00:00:00Z`));

/** The greatest level of a character. */
const MOST_LEVEL = 40;

/** The filter of the map of the war. */
export const MAP_FILTER = {
  label: 'Where to go',
  fields: {
    period: choice<PlaceSpan>('period', 'Show', PERIODS),
    level: { ...number('level', 'Your level'), max: MOST_LEVEL },
  },
  linked: ['period'],
} as const satisfies Filter;

const [, , , MONTH] = PERIODS;

/** The label of a month such as 2026-11; null for any other text. */
const otherMonth = (value: string): string | null =>
  /^(19[7-9]\d|20\d\d|21\d\d)-(0[1-9]|1[0-2])$/.test(value) ? value : null;

/** A layer of the map of a zone. */
export type ZoneLayer = 'kills' | 'battles' | 'creatures' | 'objects' | 'quests' | 'places';

const LAYERS: readonly [Option<ZoneLayer>, ...Option<ZoneLayer>[]] = [
  { value: 'kills', label: 'Kills' },
  { value: 'battles', label: 'Battles' },
  { value: 'creatures', label: 'Creatures' },
  { value: 'objects', label: 'Game objects' },
  { value: 'quests', label: 'Quest givers and enders' },
  { value: 'places', label: 'Keeps, objectives and chapters' },
];

/** The filter of a zone: the span of its figures and its map, what its map shows, and the month of its leaders. */
export const ZONE_FILTER = {
  label: 'A zone',
  fields: {
    period: {
      ...choice<ZoneSpan>('period', 'Show', [MONTH, ...PERIODS.filter((each) => each !== MONTH)]),
      others: 'a day',
      labelOther: (value: string) => (isDay(value) ? dayLabel(value) : null),
    },
    layer: choice<ZoneLayer>('layer', 'Map', LAYERS),
    month: {
      ...choice<string>('month', 'Month', [{ value: 'this', label: 'This month' }]),
      others: 'a month',
      labelOther: otherMonth,
    },
  },
  linked: ['period', 'layer', 'month'],
} as const satisfies Filter;

/** The filter of the list of zones. */
export const ZONES_FILTER = {
  label: 'Filter zones',
  fields: {
    tier: choice('tier', 'Tier', [
      { value: 'all', label: 'All' },
      { value: '1', label: '1' },
      { value: '2', label: '2' },
      { value: '3', label: '3' },
      { value: '4', label: '4' },
      { value: 'none', label: 'None' },
    ]),
    order: choice('order', 'Sort by', [
      { value: 'kills', label: 'Kills' },
      { value: 'name', label: 'Name' },
      { value: 'tier', label: 'Tier' },
    ]),
  },
} as const satisfies Filter;

/** The month that is chosen. @param chosen such as 2026-01; 'this' for the running one */
export function chosenMonth(chosen: string, now: Date): Month {
  if (chosen === 'this') return monthOf(now);
  const [year = 0, month = 0] = chosen.split('-').map(Number);
  return { year, month };
}

/**
 * The month that is chosen, in words.
 * @example monthWords('this', new Date('2026-11-21')) // 'November 2026 so far'
 */
export const monthWords = (chosen: string, now: Date): string =>
  `${monthLabel(chosenMonth(chosen, now))}${chosen === 'this' ? ' so far' : ''}`;

/** Months before the running one that are offered. */
const MONTHS = 6;

/**
 * Lists the months before the running one, and the chosen one where it is older.
 * @param chosen such as 2026-01; 'this' for the running one
 */
export function monthsUntil(now: Date, chosen: string): readonly Option[] {
  const months = Array.from({ length: MONTHS }, (_, n) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - n - 1, 1)).toISOString().slice(0, 7),
  );
  const all = chosen === 'this' || months.includes(chosen) ? months : [...months, chosen];
  return all.map((value) => ({ value, label: monthLabel(chosenMonth(value, now)) }));
}
