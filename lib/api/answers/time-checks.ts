import { toDate } from '#lib/format/time.ts';

import type { TimeForm } from '../time-forms.ts';
import { BROKEN, type Check } from './check.ts';
import { readSpan } from './read-span.ts';

/** The .NET default date, which stands for "no moment". */
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

/** Returns the check of a field that holds a time, in whichever form the endpoint sends it (rules.md: Times). */
export const timeCheck = (form: TimeForm): Check => CHECKS[form];
