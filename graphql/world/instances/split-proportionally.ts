/** Splits a whole total into whole parts in proportion to the weights; what rounding leaves goes to the last. */
export function splitProportionally(total: number, weights: readonly number[]): number[] {
  let sum = 0;
  for (const weight of weights) sum += weight;
  let rest = total;
  return weights.map((weight, index) => {
    const part = index === weights.length - 1 ? rest : Math.floor((total * weight) / (sum || 1));
    rest -= part;
    return part;
  });
}
