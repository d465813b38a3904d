import type { Random } from '#graphql/rules/random.ts';

/** Share of the kills in the same second as the one before. */
const SAME_SECOND_SHARE = 0.06;

const withTies = (random: Random, times: readonly number[]): number[] =>
  times
    .map((time, index) => (index > 0 && random.chance(SAME_SECOND_SHARE) ? (times[index - 1] ?? time) : time))
    .sort(ascending);

const ascending = (one: number, other: number): number => one - other;

/** Times spread evenly from start to end, ascending. */
export function uniformTimes(random: Random, start: number, end: number, count: number): number[] {
  const times = Array.from({ length: count }, () => random.int(start, end)).sort(ascending);
  return withTies(random, times);
}

/** Times that come in waves, ascending; the last one is the end itself. */
export function waveTimes(random: Random, start: number, end: number, count: number): number[] {
  const waves = Array.from({ length: Math.max(1, Math.ceil(count / 12)) }, () => random.int(start, end));
  const width = Math.max(8, (end - start) / (waves.length + 3));
  const times = Array.from({ length: count - 1 }, () => {
    const time = Math.round(random.pick(waves) + random.bell() * width);
    return Math.min(end, Math.max(start, time));
  });
  return [...withTies(random, times.sort(ascending)), end];
}
