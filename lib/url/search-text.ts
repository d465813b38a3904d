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
 * Where a search form leads: to the address of its results, or null without a text.
 * @example searchAddress('/search', { q: 'a/b' }) // '/search/a%2Fb'
 */
export function searchAddress(base: string, params: SearchParams): string | null {
  const text = first(params, 'q')?.trim().slice(0, LONGEST_TEXT);
  return text ? `${base}/${segmentOf(text)}` : null;
}

/** Browsers take a segment of one or two dots for a step in the path, encoded or not; a space keeps it a text. */
function segmentOf(text: string): string {
  return encodeURIComponent(/^\.{1,2}$/.test(text) ? `${text} ` : text);
}
