import type { KillFilterInput } from '#graphql/generated/resolvers.ts';

/** A span in epoch seconds, from `from` up to but without `to`. */
export type TimeSpan = { from: number; to: number };

const END_OF_TIME = 2 ** 31;

/** The span of a filter that bounds the time and nothing else; null for any other filter. */
export function timeSpan(filter: KillFilterInput): TimeSpan | null {
  const { time, ...others } = filter;
  if (Object.values(others).some((operation) => operation != null)) return null;

  const { gte, gt, lt, lte, ...otherOperators } = time ?? {};
  if (Object.values(otherOperators).some((operand) => operand !== undefined)) return null;
  if ([gte, gt, lt, lte].includes(null)) return null;

  return {
    from: Math.max(0, gte ?? 0, (gt ?? -1) + 1),
    to: Math.min(END_OF_TIME, lt ?? END_OF_TIME, (lte ?? END_OF_TIME) + 1),
  };
}

/** The span between two times, of which either may be missing or beyond what a time can be. */
export const spanBetween = (from: number | null | undefined, to: number | null | undefined): TimeSpan => ({
  from: Math.min(END_OF_TIME, Math.max(0, from ?? 0)),
  to: Math.max(0, Math.min(END_OF_TIME, to ?? END_OF_TIME)),
});

/**
 * A span as the blocks of `size` that lie in it, counted from 0, and what is left before and after them; each may be
 * empty.
 * @example wholeBlocks({ from: 5, to: 23 }, 7) // blocks { from: 1, to: 3 }, edges { 5, 7 } and { 21, 23 }
 */
export function wholeBlocks({ from, to }: TimeSpan, size: number) {
  const first = Math.ceil(from / size);
  const end = Math.max(first, Math.floor(to / size));
  const edges: [before: TimeSpan, after: TimeSpan] = [
    { from, to: Math.min(to, first * size) },
    { from: end * size, to },
  ];
  return { blocks: { from: first, to: end }, edges };
}
