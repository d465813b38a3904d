/** Invisible characters: directions, joiners, soft hyphens, byte order marks. They often come with copied text. */
const INVISIBLE = /\p{Cf}/gu;

/** Every kind of blank, and controls. */
const BLANKS = /[\s\p{Cc}]+/gu;

/**
 * A text to search for as names are written: any run of blanks is one space, and what cannot be seen is left out.
 * @example cleanSearch(' red\u00a0 sab\u00adbath ') // 'red sabbath'
 */
export function cleanSearch(text: string): string {
  // The byte order mark counts as a blank too, so that it must be removed first.
  return text.replaceAll(INVISIBLE, '').replaceAll(BLANKS, ' ').trim();
}
