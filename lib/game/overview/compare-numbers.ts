import { fixed, plural, thousands } from '#lib/format/number.ts';
import type { Difference } from '#lib/game/difference.ts';

const SAME: Difference = { kind: 'same', text: 'The same' };

/**
 * Compares the first of two amounts with the second.
 * @param lessIsBetter for what nobody wants much of, such as deaths
 * @example compareNumbers(150, 100) // { kind: 'more', text: '50% more' }
 */
export function compareNumbers(mine: number, theirs: number, lessIsBetter = false): Difference {
  if (Number.isNaN(mine) || Number.isNaN(theirs)) return { kind: 'same', text: 'Not known' };
  if (mine === theirs) return SAME;
  const isMore = mine > theirs;
  const text =
    theirs === 0
      ? 'More than none'
      : `${partWords((Math.abs(mine - theirs) / theirs) * 100, isMore || mine === 0)}% ${isMore ? 'more' : 'less'}`;
  return { kind: isMore === lessIsBetter ? 'less' : 'more', text };
}

/** A percentage in whole numbers: what differs does not become the same by rounding, nor a little nothing. */
function partWords(part: number, mayBeAll: boolean): string {
  if (part < 0.5) return 'Under 1';
  return mayBeAll || part < 99.5 ? fixed(part, 0) : 'Over 99';
}

/**
 * Compares two shares in percent, which are not rounded.
 * @example compareShares(40, 25) // { kind: 'more', text: '15 points more' }
 */
export function compareShares(mine: number, theirs: number): Difference {
  if (mine === theirs) return SAME;
  const points = Math.round(Math.abs(mine - theirs));
  const isMore = mine > theirs;
  const words = points === 0 ? 'Under 1 point' : `${thousands(points)} ${plural(points, 'point', 'points')}`;
  return {
    kind: isMore ? 'more' : 'less',
    text: `${words} ${isMore ? 'more' : 'less'}`,
  };
}

/**
 * Compares two places on a leaderboard, null for none.
 * @example comparePlaces(3, 7) // { kind: 'more', text: '4 places higher' }
 */
export function comparePlaces(mine: number | null, theirs: number | null): Difference {
  if (mine === theirs) return SAME;
  if (mine === null || theirs === null) {
    return { kind: mine === null ? 'less' : 'more', text: 'Only one has a place' };
  }
  const places = Math.abs(mine - theirs);
  const isHigher = mine < theirs;
  return {
    kind: isHigher ? 'more' : 'less',
    text: `${thousands(places)} ${plural(places, 'place', 'places')} ${isHigher ? 'higher' : 'lower'}`,
  };
}
