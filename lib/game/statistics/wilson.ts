/** The quantile of the normal distribution for 95 %, on both sides. */
export const Z_95 = 1.96;

/** A share with the bounds of its 95 % interval, all from 0 to 1. */
export interface Share {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * The share of successes with its 95 % interval by Wilson; null without a trial.
 * @example wilson(61, 104) // { value: 0.587, low: 0.490, high: 0.676 }
 */
export function wilson(successes: number, trials: number): Share | null {
  if (trials === 0) return null;
  const value = successes / trials;
  const spread = 1 + Z_95 ** 2 / trials;
  const centre = (value + Z_95 ** 2 / (2 * trials)) / spread;
  const half = (Z_95 / spread) * Math.sqrt((value * (1 - value)) / trials + Z_95 ** 2 / (4 * trials ** 2));
  return { value, low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
