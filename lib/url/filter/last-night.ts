import type { Filter } from './filter.ts';

/** The value of a period for last night: from noon of yesterday to noon of today. */
export const LAST_NIGHT = 'lastNight' as const;

/** True if a filter has a period for the last night, beside fields for its ends. */
export const offersLastNight = ({ fields: { period, from, to } }: Filter): boolean =>
  period?.kind === 'choice' &&
  period.options.some(({ value }) => value === LAST_NIGHT) &&
  from?.kind === 'day' &&
  to?.kind === 'day';

/**
 * Start and end of last night in the local time zone, in UTC, as a filter of days takes them.
 * @example localNight(new Date()) // { from: '2026-11-26T11:00', to: '2026-11-27T11:00' }
 */
export function localNight(now: Date): { readonly from: string; readonly to: string } {
  const noon = (days: number) =>
    new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, 12).toISOString().slice(0, 16);
  return { from: noon(-1), to: noon(0) };
}
