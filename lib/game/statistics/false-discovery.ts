/**
 * Tells which of many findings hold by Benjamini and Hochberg: of those that do, at most a share of `rate` is due to
 * chance.
 * @param chances the chance of each finding if there were no effect, from 0 to 1
 * @example falseDiscovery([0.001, 0.2, 0.03], 0.05) // [true, false, true]
 */
export function falseDiscovery(chances: readonly number[], rate: number): readonly boolean[] {
  const ranked = chances.toSorted((one, other) => one - other);
  const limit = ranked.findLast((chance, index) => chance <= ((index + 1) / ranked.length) * rate);
  return chances.map((chance) => limit !== undefined && chance <= limit);
}
