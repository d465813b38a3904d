import { plain, thousands } from '#lib/format/number.ts';

/** The fewest spans before that tell what is usual. */
export const FEWEST_SPANS = 3;

/** The median of spans before, between the first and the third quartile; null where too few are known. */
export interface Usual {
  readonly low: number | null;
  readonly median: number | null;
  readonly high: number | null;
}

/**
 * The usual number with the middle half of the spans before in brackets; null where too few are known.
 * @example usualRange({ low: 170, median: 191, high: 204 }) // '191 (170 to 204)'
 */
export function usualRange({ low, median, high }: Usual): string | null {
  if (median === null || low === null || high === null) return null;
  const [from, middle, to] = [low, median, high].map((value) => thousands(Math.round(value)));
  return `${middle} (${from} to ${to})`;
}

/** @example tooEarlyWords(2, 'known') // 'too early to say what is usual (2 of 3 known)' */
export const tooEarlyWords = (spans: number, known: 'known' | 'weeks known'): string =>
  `too early to say what is usual (${plain(spans)} of ${FEWEST_SPANS} ${known})`;
