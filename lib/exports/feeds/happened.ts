import { utcDateLong, utcTimeShort } from '#lib/format/time.ts';

/**
 * Says when and where something happened, as the start of a summary.
 * @example happened(date, 'Praag') // '21 November 2026, 18:04 UTC, Praag.'
 */
export function happened(date: Date | null, place: string): string {
  return date ? `${utcDateLong(date)}, ${utcTimeShort(date)} UTC, ${place}.` : `${place}.`;
}

/** The categories of what happens in the open world and in scenarios. */
export const placeCategory = (kind: 'scenario' | 'rvr') =>
  kind === 'scenario' ? { term: 'scenario', label: 'Scenario' } : { term: 'rvr', label: 'RvR' };
