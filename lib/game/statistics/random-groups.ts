import { Z_95 } from '../scenarios/verdict.ts';
import { studentChance, studentQuantile } from './student.ts';

/** A variance that is estimated, with its degrees of freedom. */
export interface Estimated {
  readonly variance: number;
  readonly freedom: number;
}

/** The fewest random groups with data whose variance can be used. */
const FEWEST_GROUPS = 8;

/**
 * The variance of a statistic over players, from random groups of them: each group moves the statistic, and these moves
 * vary as those of so many independent draws.
 * @param moves by how much each group moves the statistic, to the first order
 * @param withData groups that have a part in it
 * @returns null where fewer than eight groups have one
 * @example groupVariance([1, -1, 1, -1, 1, -1, 1, -1], 8) // { variance: 9.14, freedom: 7 }
 */
export function groupVariance(moves: readonly number[], withData: number): Estimated | null {
  if (withData < FEWEST_GROUPS) return null;
  const groups = moves.length;
  const mean = moves.reduce((sum, move) => sum + move, 0) / groups;
  const squares = moves.reduce((sum, move) => sum + (move - mean) ** 2, 0);
  return { variance: (squares * groups) / (groups - 1), freedom: groups - 1 };
}

/**
 * A variance clustered both ways, V(one) + V(other) − V(both), never below the greatest of the three (Cameron, Gelbach
 * and Miller), with the fewer degrees of freedom.
 * @param both the variance over what is of one cluster of each kind
 */
export const clusteredBothWays = (one: Estimated, other: Estimated, both: number): Estimated => ({
  variance: Math.max(one.variance + other.variance - both, one.variance, other.variance, both),
  freedom: Math.min(one.freedom, other.freedom),
});

/**
 * Tests a value against 0 by Student's distribution.
 * @returns the 95 % interval, null where no variance is known, and the chance of so great a value, or a greater one, if the
 * true one were 0; NaN where that is not known
 * @example tested(0.1, { variance: 0.0025, freedom: 31 }) // { low: -0.002, high: 0.202, chance: 0.054 }
 */
export function tested(value: number, estimated: Estimated | null) {
  if (!estimated) return { low: null, high: null, chance: Number.NaN };
  const error = Math.sqrt(estimated.variance);
  const half = error * studentQuantile(Z_95, estimated.freedom);
  const chance = error > 0 ? studentChance(value / error, estimated.freedom) : Number.NaN;
  return { low: value - half, high: value + half, chance };
}
