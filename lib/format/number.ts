const GROUPED = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/**
 * A whole number with grouped thousands.
 * @example thousands(2184) // '2,184'
 */
export function thousands(n: number): string {
  return GROUPED.format(n);
}

/**
 * A number with grouped thousands and as many decimals as it needs, at most `digits`.
 * @example decimal(3.4, 2) // '3.4'
 */
export function decimal(n: number, digits: number): string {
  return n.toLocaleString('en-US', { maximumFractionDigits: digits });
}

/**
 * The percentage that a part is of a whole, without a sign; '0.0' (to the digits asked) when the whole is 0.
 * @example percent(362, 1000, 1) // '36.2'
 */
export function percent(part: number, whole: number, digits: number): string {
  return ratio(part, whole).toFixed(digits);
}

/**
 * The percentage that a part is of a whole as a number from 0 to 100, for the length of a bar.
 * @example share(1, 4) // 25
 */
export function share(part: number, whole: number): number {
  return Math.min(100, Math.max(0, ratio(part, whole)));
}

function ratio(part: number, whole: number): number {
  const result = (part / whole) * 100;
  return Number.isFinite(result) ? result : 0;
}

/**
 * The word for a count, without the count.
 * @example plural(1, 'kill', 'kills') // 'kill'
 */
export function plural(n: number, one: string, many: string): string {
  return n === 1 ? one : many;
}
