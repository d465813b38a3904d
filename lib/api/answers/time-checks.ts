import dayjs from 'dayjs';
import duration from 'dayjs/plugin/duration.js';

import { toDate } from '#lib/format/time.ts';

import type { TimeForm } from '../time-forms.ts';
import { BROKEN, type Check } from './check.ts';

dayjs.extend(duration);

const ISO_SPAN = /^P(?=.*\d)[\dYMWDTHS.,]+$/;
/** A span as .NET prints it: days, hours, minutes, seconds. */
const CLOCK_SPAN =
  /^(?:(?<days>\d+)\.)?(?<hours>\d{1,3}):(?<minutes>\d{2})(?::(?<seconds>\d{2}(?:\.\d+)?))?$/;

/**
 * The milliseconds of a time span in a text: ISO 8601 or "[days.]hours:minutes[:seconds]"; null for any other text.
 * @example readSpan('PT1H30S') // 3630000
 */
export function readSpan(text: string): number | null {
  if (text.startsWith('-')) return negative(readSpan(text.slice(1)));
  if (ISO_SPAN.test(text)) {
    const span = dayjs.duration(text).asMilliseconds();
    return Number.isFinite(span) ? span : null;
  }
  const groups = CLOCK_SPAN.exec(text)?.groups;
  if (!groups) return null;
  const [days = 0, hours = 0, minutes = 0, seconds = 0] = ['days', 'hours', 'minutes', 'seconds'].map(
    (unit) => Number(groups[unit] ?? 0),
  );
  return Math.round((((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
}

const negative = (span: number | null): number | null => span && -span;

/** The .NET default date, which means "no time". */
const NO_MOMENT = /^0001-01-01/;
/** The last moment that browsers can print, in milliseconds. */
const LAST_MOMENT = 8.64e15;

const isScalar = (value: unknown): value is number | string =>
  typeof value === 'number' || (typeof value === 'string' && value !== '');

/**
 * Reads a moment in milliseconds since 1970; 0 where an answer marks it as absent; null for a value that is no moment.
 */
function momentIn(value: unknown): number | null {
  if (!isScalar(value)) return null;
  if (typeof value === 'string' && NO_MOMENT.test(value)) return 0;
  const moment = toDate(value)?.getTime() ?? null;
  return moment !== null && Math.abs(moment) <= LAST_MOMENT ? moment : null;
}

const moment =
  (print: (milliseconds: number) => unknown): Check =>
  (value) => {
    const milliseconds = momentIn(value);
    return milliseconds === null ? BROKEN : print(milliseconds);
  };

/** Reads a span: numbers are in the unit of our schema already; texts state theirs. */
const span =
  (print: (milliseconds: number) => number): Check =>
  (value) => {
    if (typeof value === 'number') return Number.isFinite(value) ? value : BROKEN;
    if (typeof value !== 'string') return BROKEN;
    const milliseconds = readSpan(value);
    if (milliseconds !== null) return print(milliseconds);
    return value !== '' && Number.isFinite(Number(value)) ? Number(value) : BROKEN;
  };

const CHECKS: Readonly<Record<TimeForm, Check>> = {
  seconds: moment((milliseconds) => Math.floor(milliseconds / 1000)),
  milliseconds: moment((milliseconds) => milliseconds),
  iso: moment((milliseconds) => new Date(milliseconds).toISOString()),
  'span in seconds': span((milliseconds) => Math.floor(milliseconds / 1000)),
  'span in milliseconds': span((milliseconds) => milliseconds),
};

/** Returns the check of a time field for the format that the endpoint sends (rules.md: Times). */
export const timeCheck = (form: TimeForm): Check => CHECKS[form];
