import { counted, decimal, fixed } from '#lib/format/number.ts';
import { type Difference, UNKNOWN_DIFFERENCE } from '#lib/game/difference.ts';

const SAME: Difference = { kind: 'same', text: 'The same' };

/** Results that a rate or a median is of, on each side, before the two are compared (rules.md: Comparisons). */
export const FEWEST_RESULTS = 10;

/**
 * Keeps a difference of two rates or medians where both are of enough results.
 * @param results how many each is of
 * @example ofEnough([50, 9], compareNumbers(3, 2)).text // 'Too few to tell'
 */
export const ofEnough = (results: readonly [number, number], difference: Difference): Difference =>
  Math.min(...results) < FEWEST_RESULTS ? { kind: 'plain', text: 'Too few to tell' } : difference;

/**
 * Compares the first of two amounts with the second: above double as a multiple of it.
 * @example compareNumbers(150, 100) // { kind: 'more', text: '50% more' }
 * @example compareNumbers(3600, 100).text // '36 times'
 */
export function compareNumbers(mine: number, theirs: number): Difference {
  if (Number.isNaN(mine) || Number.isNaN(theirs)) return UNKNOWN_DIFFERENCE;
  if (mine === theirs) return SAME;
  return mine > theirs
    ? { kind: 'more', text: moreWords(mine, theirs) }
    : { kind: 'less', text: `${partWords((1 - mine / theirs) * 100, mine === 0)}% less` };
}

function moreWords(mine: number, theirs: number): string {
  if (theirs === 0) return 'More than none';
  const times = mine / theirs;
  if (times < 2) return `${partWords((times - 1) * 100, true)}% more`;
  return `${decimal(times, times < 10 ? 1 : 0)} times`;
}

/** A percentage in whole numbers: what differs does not become the same by rounding, nor a little nothing. */
function partWords(part: number, mayBeAll: boolean): string {
  if (part < 0.5) return 'Under 1';
  return mayBeAll || part < 99.5 ? fixed(part, 0) : 'Over 99';
}

/**
 * Compares two shares in percent, which are not rounded; null for none.
 * @example compareShares(40, 25) // { kind: 'more', text: '15 points more' }
 */
export function compareShares(mine: number | null, theirs: number | null): Difference {
  if (mine === null || theirs === null) return UNKNOWN_DIFFERENCE;
  if (mine === theirs) return SAME;
  const points = Math.round(Math.abs(mine - theirs));
  const isMore = mine > theirs;
  const words = points === 0 ? 'Under 1 point' : counted(points, 'point');
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
    text: `${counted(places, 'place')} ${isHigher ? 'higher' : 'lower'}`,
  };
}
