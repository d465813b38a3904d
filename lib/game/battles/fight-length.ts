import { spanOf } from '#lib/format/time.ts';

/** Milliseconds of the longest fight whose end is believed: a day. */
const LONGEST = 86_400_000;

interface Fight {
  readonly startTime: number | string;
  readonly endTime: number | string;
}

/**
 * The length of a skirmish or a battle in milliseconds; null where its end is not known: before its start, or more than a
 * day after it (rules.md: Times).
 * @example fightLength({ startTime: 1795178812, endTime: 1795179812 }) // 1000000
 */
export function fightLength({ startTime, endTime }: Fight): number | null {
  const span = spanOf(startTime, endTime);
  return span >= 0 && span <= LONGEST ? span : null;
}
