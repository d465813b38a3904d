import { isSpan } from '#lib/format/duration.ts';
import { spanOf, toDate } from '#lib/format/time.ts';

/**
 * A moment for programs, in UTC; null for what is none.
 * @param value in any form that the API uses
 * @example isoTime(1795178812) // '2026-11-20T12:46:52.000Z'
 */
export function isoTime(value: number | string): string | null {
  return toDate(value)?.toISOString() ?? null;
}

/**
 * Whole seconds from one moment to another; null where one is not known or the end is before the start.
 * @example secondsBetween(1795178812, 1795178912) // 100
 */
export function secondsBetween(start: number | string, end: number | string): number | null {
  const span = spanOf(start, end);
  return isSpan(span) ? Math.round(span / 1000) : null;
}
