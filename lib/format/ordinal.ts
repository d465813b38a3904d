const RULES = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> = { one: 'st', two: 'nd', few: 'rd' };

/**
 * A place in a ranking.
 * @example ordinal(22) // '22nd'
 */
export function ordinal(n: number): string {
  return `${n}${SUFFIXES[RULES.select(n)] ?? 'th'}`;
}
