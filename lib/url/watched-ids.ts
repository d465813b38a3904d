/** The key of the watch list in the browser's storage. */
export const WATCH_LIST = 'watched';
/** Characters and guilds on a watch list, at most. */
export const MOST_WATCHED = 20;

/** `c12` is the character 12, `g7` the guild 7. */
const WATCHED = /^[cg][1-9]\d{0,9}$/;

/** The beginning of the fragment of an address that shares a list: fragments are sent to no server. */
export const SHARED = '#w=';

/**
 * Reads the ids of a watch list, each once; what is none is left out.
 * @example parseWatched('c12,g7,x,c12') // ['c12', 'g7']
 */
export function parseWatched(text: string): string[] {
  const ids = text.split(',').filter((id) => WATCHED.test(id));
  return [...new Set(ids)].slice(0, MOST_WATCHED);
}

/**
 * Reads the list that the fragment of an address shares; none for another fragment.
 * @example sharedList('#w=c12,g7') // ['c12', 'g7']
 */
export const sharedList = (fragment: string): string[] =>
  fragment.startsWith(SHARED) ? parseWatched(fragment.slice(SHARED.length)) : [];

/** The fragment that shares a list. */
export const sharingFragment = (ids: readonly string[]): string => `${SHARED}${ids.join(',')}`;
