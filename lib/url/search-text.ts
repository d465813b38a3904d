import { first, type SearchParams } from './search-params.ts';

/** Longer texts are cut: no name is that long, and the API would refuse them. */
const LONGEST_TEXT = 100;

/**
 * What a visitor searches for, out of a segment of the address. Next hands segments over as they were sent, so
 * that they are decoded here; one that cannot be decoded is taken as it stands.
 * @example searchTextOf('a%2Fb%25') // 'a/b%'
 */
export function searchTextOf(segment: string): string {
  return decode(segment).trim().slice(0, LONGEST_TEXT);
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
 * @example askedText({ q: ' a/b ' }) // 'a/b'
 */
export function askedText(params: SearchParams, name = 'q'): string | null {
  return first(params, name)?.trim().slice(0, LONGEST_TEXT) || null;
}
