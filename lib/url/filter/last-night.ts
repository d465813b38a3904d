import type { Filter } from './filter.ts';

/** The value of a period for the newest night that is over, or ends this morning. */
export const LAST_NIGHT = 'lastNight' as const;

/** The hours of a night, from midnight: it begins at 18:00 and ends at 6:00. */
export const NIGHT = { before: 6, after: 6 } as const;

/** True if a filter has a period for the last night, beside fields for its ends. */
export const offersLastNight = ({ fields: { period, from, to } }: Filter): boolean =>
  period?.kind === 'choice' &&
  period.options.some(({ value }) => value === LAST_NIGHT) &&
  from?.kind === 'day' &&
  to?.kind === 'day';

/**
 * Start and end of last night in the local time zone, in UTC, as a filter of days takes them.
 * @example localNight(new Date()) // { from: '2026-11-26T17:00', to: '2026-11-27T05:00' }
 */
export function localNight(now: Date): { readonly from: string; readonly to: string } {
  const at = (days: number, hour: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour).toISOString().slice(0, 16);
  return { from: at(-1, 24 - NIGHT.before), to: at(0, NIGHT.after) };
}
