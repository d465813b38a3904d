/**
 * The value that a share of the values does not exceed, 0 to 1; NaN where there are none.
 * @example percentile([4, 1, 3, 2], 0.5) // 2
 */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)] ?? NaN;
}

/**
 * The middle value, between the two in the middle where their number is even; NaN where there are none.
 * @example median([1, 9, 2]) // 2
 */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const half = sorted.length / 2;
  const [low = NaN, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (low + high) / 2;
}
