import { normalShare } from './chance.ts';

/** Stretches a normal deviation to one of Student's distribution, and back (Wallace, 1959): within 0.02 from 4 degrees on. */
const stretch = (freedom: number): number => (8 * freedom + 3) / (8 * freedom + 1);

/**
 * The chance of a value that is as far from 0 as this one, or farther, if Student's distribution has so many degrees of
 * freedom.
 * @param freedom may be a fraction, above 0
 * @example studentChance(2.306, 8) // 0.050
 */
export function studentChance(value: number, freedom: number): number {
  const normal = Math.sqrt(freedom * Math.log1p(value ** 2 / freedom)) / stretch(freedom);
  return 2 * (1 - normalShare(normal));
}

/**
 * The value within which Student's distribution is as often as a normal one within `normal`.
 * @param freedom may be a fraction, above 0
 * @example studentQuantile(1.96, 8) // 2.308
 */
export const studentQuantile = (normal: number, freedom: number): number =>
  Math.sqrt(freedom * Math.expm1((normal * stretch(freedom)) ** 2 / freedom));
