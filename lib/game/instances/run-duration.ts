import { toDate } from '#lib/format/time.ts';

interface Run {
  readonly start: number | string;
  readonly end: number | string;
}

/**
 * How long a run or a try at an encounter took, in milliseconds; null where its start or its end is not known
 * (rules.md: Instance runs).
 * @example runDuration({ start: 1795281919294, end: 0 }) // null
 */
export function runDuration({ start, end }: Run): number | null {
  const [from, to] = [momentOf(start), momentOf(end)];
  return from !== null && to !== null && to >= from ? to - from : null;
}

/** Epoch milliseconds; null for the 0 that stands for an unknown moment. */
function momentOf(value: number | string): number | null {
  return toDate(value)?.getTime() || null;
}
