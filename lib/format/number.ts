/** Formatters by the number of decimals: making one costs a hundred times what formatting does. */
const formatters = new Map<number, Intl.NumberFormat>();

function formatterOf(digits: number): Intl.NumberFormat {
  const known = formatters.get(digits);
  if (known) return known;
  const made = new Intl.NumberFormat('en-US', { maximumFractionDigits: digits });
  formatters.set(digits, made);
  return made;
}

/** Stands for a number or a moment that the API does not tell. */
export const UNKNOWN = '–';

/**
 * A whole number as it is, such as a level; a dash where it is not known.
 * @example plain(40) // '40'
 */
export function plain(n: number): string {
  return Number.isNaN(n) ? UNKNOWN : String(n);
}

/**
 * A whole number with grouped thousands; a dash where it is not known.
 * @example thousands(2184) // '2,184'
 */
export function thousands(n: number): string {
  return isShort(n) ? plain(n) : formatterOf(0).format(n);
}

/** Most numbers of a scoreboard have nothing to group: formatting those takes two hundred times as long. */
const isShort = (n: number): boolean => (Number.isInteger(n) && Math.abs(n) < 1000) || Number.isNaN(n);

/**
 * A number with grouped thousands and as many decimals as it needs, at most `digits`; a dash where it is not known.
 * @example decimal(3.4, 2) // '3.4'
 */
export function decimal(n: number, digits: number): string {
  return isShort(n) ? plain(n) : formatterOf(digits).format(n);
}

/**
 * A number with exactly so many decimals; a dash where it is not known.
 * @example fixed(36, 1) // '36.0'
 */
export function fixed(n: number, digits: number): string {
  return Number.isNaN(n) ? UNKNOWN : n.toFixed(digits);
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
export function plural(n: number, one: string, many = `${one}s`): string {
  return n === 1 ? one : many;
}

/**
 * A count with its word.
 * @example counted(1204, 'kill') // '1,204 kills'
 */
export const counted = (n: number, one: string, many?: string): string =>
  `${thousands(n)} ${plural(n, one, many)}`;

const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/**
 * A place in a ranking.
 * @example ordinal(22) // '22nd'
 */
export function ordinal(n: number): string {
  return `${n}${SUFFIXES[RULES.select(n)] ?? 'th'}`;
}
