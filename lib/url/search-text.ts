import { cutWhole } from '#lib/format/cut-whole.ts';

import { cleanSearch } from './clean-search.ts';
import { first, type SearchParams } from './search-params.ts';

/** Longer texts are cut: no name is that long, and the API would refuse them. */
const LONGEST_TEXT = 100;

/** Characters of a broken value that a sentence repeats. */
const LONGEST_ECHO = 20;

/**
 * Reads the search text from a segment of the address. Next hands segments over as they were sent, so that they are
 * decoded here; one that cannot be decoded is taken as it stands.
 * @example searchTextOf('a%2Fb%25') // 'a/b%'
 */
export function searchTextOf(segment: string): string {
  return cutWhole(cleanSearch(decode(segment)), LONGEST_TEXT).trim();
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * The text to search for out of a parameter, which is `q` in the search form; null without one.
 * @example parseSearchText({ q: ' a/b ' }) // 'a/b'
 */
export function parseSearchText(params: SearchParams, name = 'q'): string | null {
  return cutWhole(cleanSearch(first(params, name) ?? ''), LONGEST_TEXT).trim() || null;
}

/**
 * The text with blanks for its plus signs, which other sites write for blanks; null where there are none, or nothing
 * else.
 * @example withoutPlus('red+sabbath') // 'red sabbath'
 */
export function withoutPlus(text: string): string | null {
  const spaced = text.includes('+') ? cleanSearch(text.replaceAll('+', ' ')) : '';
  return spaced === '' ? null : spaced;
}

/** The beginning of a broken value, for a sentence about it. */
export const echo = (value: string): string =>
  value.length > LONGEST_ECHO ? `${cutWhole(value, LONGEST_ECHO).trimEnd()}…` : value;
