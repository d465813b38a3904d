/** Successes among trials. */
export interface Counted {
  readonly successes: number;
  readonly trials: number;
}

/** Chances that differ by less are equal: they are sums of rounded numbers. */
const ROUNDING = 1e-7;

/**
 * The chance that two shares differ as much as these, or more, if one true share is behind both: Fisher's exact test,
 * with both tails. It adds up the hypergeometric chances of all tables with the same sums that are at most as likely as
 * the given one, so that it holds for few trials and for shares near 0 and 1 as well.
 * @returns from 0 to 1; 1 where one side has no trial, or where all or none succeeded
 * @example fisher({ successes: 3, trials: 4 }, { successes: 1, trials: 4 }) // 0.486
 */
export function fisher(one: Counted, other: Counted): number {
  const successes = one.successes + other.successes;
  const trials = one.trials + other.trials;
  const least = Math.max(0, successes - other.trials);
  const most = Math.min(one.trials, successes);
  // Chances relative to that of the likeliest table, so that none is too large for a number.
  const likeliest = Math.floor(((one.trials + 1) * (successes + 1)) / (trials + 2));
  const relative = new Map([[likeliest, 1]]);
  /** The chance of a table with one success more on the first side, as a multiple of that with `k`. */
  const step = (k: number) =>
    ((one.trials - k) * (successes - k)) / ((k + 1) * (other.trials - successes + k + 1));
  for (let k = likeliest, chance = 1; k < most; k += 1) relative.set(k + 1, (chance *= step(k)));
  for (let k = likeliest, chance = 1; k > least; k -= 1) relative.set(k - 1, (chance /= step(k - 1)));
  const limit = (relative.get(one.successes) ?? 0) * (1 + ROUNDING);
  let [asRare, all] = [0, 0];
  for (const chance of relative.values()) {
    all += chance;
    if (chance <= limit) asRare += chance;
  }
  return asRare / all;
}
