import { percent, plural, thousands } from '#lib/format/number.ts';
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
      : `${percent(Math.abs(mine - theirs), theirs, 0)}% ${isMore ? 'more' : 'less'}`;
  return { kind: isMore === lessIsBetter ? 'less' : 'more', text };
}

/**
 * Compares two shares in percent.
 * @example compareShares(40, 25) // { kind: 'more', text: '15 points more' }
 */
export function compareShares(mine: number, theirs: number): Difference {
  if (mine === theirs) return SAME;
  const points = Math.abs(mine - theirs);
  const isMore = mine > theirs;
  return {
    kind: isMore ? 'more' : 'less',
    text: `${thousands(points)} ${plural(points, 'point', 'points')} ${isMore ? 'more' : 'less'}`,
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
