import { knownDate } from '#lib/format/time.ts';
import { knownMoment } from '#lib/game/instances/tries.ts';

/**
 * A start or an end as a cell; null for the 0 that stands for an unknown one.
 * @example momentCell(0) // null
 */
export function momentCell(value: number | string): string | null {
  const moment = knownMoment(value);
  return moment === null ? null : isoTime(moment);
}

/**
 * Milliseconds as a cell in seconds, as exact as they are.
 * @example secondsCell(4_325_600.5) // 4325.601
 */
export function secondsCell(duration: number | null): number | null {
  return duration === null ? null : Math.round(duration) / 1000;
}

/**
 * Several values in one cell; the cells of what belongs together name it in the same order.
 * @example listCell(['12', '15']) // '12; 15'
 */
export function listCell(values: readonly (string | number)[]): string {
  return values.join('; ');
}

/** A text as a cell; null for one that says nothing. */
export function textCell(text: string | null | undefined): string | null {
  return text?.trim() || null;
}

/**
 * A moment for programs, in UTC; null for what is none.
 * @param value in any form that the API uses
 * @example isoTime(1795178812) // '2026-11-20T12:46:52.000Z'
 */
export function isoTime(value: number | string): string | null {
  return knownDate(value)?.toISOString() ?? null;
}

/**
 * A percentage as a number from 0 to 1, without the digits that computing leaves behind.
 * @example fraction(83.33333333333334) // 0.833333
 */
export const fraction = (percent: number): number => Number((percent / 100).toFixed(6));
