/** The share of a standard normal distribution below a value, to 7 digits (Abramowitz and Stegun, 26.2.17). */
export function normalShare(x: number): number {
  if (x < 0) return 1 - normalShare(-x);
  const t = 1 / (1 + 0.231_641_9 * x);
  const series =
    t *
    (0.319_381_53 + t * (-0.356_563_782 + t * (1.781_477_937 + t * (-1.821_255_978 + t * 1.330_274_429))));
  return 1 - (Math.exp(-(x ** 2) / 2) / Math.sqrt(2 * Math.PI)) * series;
}

/**
 * Tells which of many findings hold by Benjamini and Hochberg: of those that do, at most a share of `rate` is due to
 * chance.
 * @param chances the chance of each finding if there were no effect, from 0 to 1; NaN where it is not known
 * @example falseDiscovery([0.001, 0.2, 0.03], 0.05) // [true, false, true]
 */
export function falseDiscovery(chances: readonly number[], rate: number): readonly boolean[] {
  const ranked = chances.filter((chance) => !Number.isNaN(chance)).toSorted((one, other) => one - other);
  const limit = ranked.findLast((chance, index) => chance <= ((index + 1) / ranked.length) * rate);
  return chances.map((chance) => limit !== undefined && chance <= limit);
}
