import { toDate } from '#lib/format/time.ts';

/**
 * A moment as a cell: null for the 0 that stands for an unknown one.
 * @example timeCell(1795178812) // '2026-11-20T12:46:52.000Z'
 */
export function timeCell(value: number | string): string | null {
  const date = toDate(value);
  return date && date.getTime() !== 0 ? date.toISOString() : null;
}

/**
 * Milliseconds as a cell in seconds.
 * @example secondsCell(4_325_000) // 4325
 */
export function secondsCell(duration: number | null): number | null {
  return duration === null ? null : duration / 1000;
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
