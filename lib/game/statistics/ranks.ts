import { normalShare } from './chance.ts';

/**
 * The chance of so different ranks of two samples, or more different ones, if both were of one distribution (Mann and
 * Whitney, by the normal distribution with continuity correction and ties):
 *
 *     z = (|U − n m / 2| − 1/2) / √(n m / 12 · (N + 1 − Σ (t³ − t) / (N (N − 1)))),
 *
 * U being the pairs in which the first is greater, equal ones half, and t the sizes of groups of equal values among all
 * N = n + m. 1 where a sample is empty.
 * @example rankChance([5, 6, 7, 8], [1, 2, 3, 4]) // 0.0304
 */
export function rankChance(one: readonly number[], other: readonly number[]): number {
  const pairs = one.length * other.length;
  const all = one.length + other.length;
  if (pairs === 0) return 1;
  const greater = one.reduce(
    (sum, value) => sum + other.reduce((of, each) => of + (Math.sign(value - each) + 1) / 2, 0),
    0,
  );
  const sizes = new Map<number, number>();
  for (const value of [...one, ...other]) sizes.set(value, (sizes.get(value) ?? 0) + 1);
  const ties = [...sizes.values()].reduce((sum, size) => sum + size ** 3 - size, 0);
  const variance = (pairs / 12) * (all + 1 - ties / (all * (all - 1)));
  const away = Math.abs(greater - pairs / 2) - 0.5;
  return variance > 0 ? Math.min(1, 2 * (1 - normalShare(away / Math.sqrt(variance)))) : 1;
}
