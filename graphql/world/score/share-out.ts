/**
 * Whole parts of an amount by weights that are not negative; they add up to the amount. Without any weight: all 0.
 * What rounding leaves goes to the first of the heaviest.
 */
export function shareOut(amount: number, weights: readonly number[]): number[] {
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
