/** Each of the 64 bins is 10 to the power of this times as wide as the one before; the first begins at 0.01. */
const DECADES = 9 / 64;
const FIRST_DECADE = -2;

/**
 * The value below which a share of the results is, of results in 65 bins: those that are 0, then 64 by value, within
 * which they are taken to be evenly spread by logarithm. NaN without a result.
 * @param share from 0 to 1
 */
export function quantile(bins: readonly number[], share: number): number {
  let before = 0;
  const wanted = share * totalOf(bins);
  if (!(totalOf(bins) > 0)) return Number.NaN;
  const at = bins.findIndex((results) => {
    if (results > 0 && before + results >= wanted) return true;
    before += results;
    return false;
  });
  if (at === 0) return 0;
  const within = (wanted - before) / (bins[at] ?? 1);
  return 10 ** (FIRST_DECADE + DECADES * (at - 1 + within));
}

/**
 * The percentage of results in bins that are below a value, from 0 to 100; of results that are 0 half of them is below
 * 0. NaN without a result.
 */
export function percentile(bins: readonly number[], value: number): number {
  const place = value > 0 ? 1 + (Math.log10(value) - FIRST_DECADE) / DECADES : 0.5;
  const at = Math.min(bins.length - 1, Math.max(value > 0 ? 1 : 0, Math.floor(place)));
  const within = Math.min(1, Math.max(0, place - at));
  return ((totalOf(bins.slice(0, at)) + within * (bins[at] ?? 0)) / totalOf(bins)) * 100;
}

const totalOf = (bins: readonly number[]): number => bins.reduce((sum, results) => sum + results, 0);
