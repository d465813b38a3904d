/**
 * Splits an amount into whole parts in proportion to weights of 0 or more. Without any weight above 0: all 0.
 * The rest after rounding goes to the first of the largest weights.
 */
export function apportion(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((before, weight) => before + weight, 0);
  if (sum <= 0) return weights.map(() => 0);
  let rest = amount;
  let heaviest = 0;
  const parts = weights.map((weight, index) => {
    if (weight > (weights[heaviest] ?? 0)) heaviest = index;
    const part = Math.floor((amount * weight) / sum);
    rest -= part;
    return part;
  });
  parts[heaviest] = (parts[heaviest] ?? 0) + rest;
  return parts;
}
