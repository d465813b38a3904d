import { isoString } from '#lib/format/time.ts';

/** Seconds of an evening. */
export const EVENING = 86_400;
const NOON = EVENING / 2;

/**
 * The start of the evening that a moment belongs to, in epoch seconds: an evening lasts from noon to noon in UTC, so
 * that midnight splits none.
 * @example eveningOf(Date.parse('2026-11-27T01:30:00Z') / 1000) // 12:00 UTC of 26 November 2026
 */
export const eveningOf = (time: number): number => Math.floor((time - NOON) / EVENING) * EVENING + NOON;

/**
 * The start of last night in epoch seconds: of the evening that began yesterday at noon, over or not.
 * @example lastNightOf(new Date('2026-11-27T20:00:00Z')) // 12:00 UTC of 26 November 2026
 */
export const lastNightOf = (now: Date): number => Math.floor(now.getTime() / 1000 / EVENING) * EVENING - NOON;

/** The ends of an evening, as the filters of addresses take them. */
export function eveningParams(evening: number): { readonly from: string; readonly to: string } {
  const minute = (time: number) => isoString(new Date(time * 1000)).slice(0, '2026-11-20T18:00'.length);
  return { from: minute(evening), to: minute(evening + EVENING) };
}

/**
 * The evening that the filter of an address chooses: the start in epoch seconds; null for any other time.
 * @example chosenEvening({ from: '2026-11-26T12:00', to: '2026-11-27T12:00' }) // 12:00 UTC of 26 November 2026
 */
export function chosenEvening(params: Readonly<Record<string, string | undefined>>): number | null {
  const { from = '', to, ...others } = params;
  const start = Date.parse(`${from}Z`) / 1000;
  if (Number.isNaN(start) || eveningOf(start) !== start || Object.keys(others).length > 0) return null;
  return eveningParams(start).to === to ? start : null;
}
