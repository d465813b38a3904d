import { plural } from '#lib/format/number.ts';

/**
 * Says how many kills are newer than the newest one that a page shows; '' for none. Where that one is not among the
 * newest any more, there are at least so many.
 * @param newest ids, the newest first
 * @param shown the id of the newest kill on the page
 * @example countNew(['9', '8', '7'], '7') // '2 new kills'
 */
export function countNew(newest: readonly string[], shown: string): string {
  const at = newest.indexOf(shown);
  const count = at < 0 ? newest.length : at;
  if (count === 0) return '';
  return `${count}${at < 0 ? ' or more' : ''} new ${at < 0 ? 'kills' : plural(count, 'kill', 'kills')}`;
}
