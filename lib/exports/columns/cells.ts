import { knownMoment } from '#lib/game/instances/run-duration.ts';

import { isoTime } from './iso-time.ts';

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
