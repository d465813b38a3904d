import { percent } from '#lib/format/number.ts';
import type { Difference } from '#lib/game/difference.ts';

/**
 * Compares the first of two amounts with the second.
 * @param lessIsBetter for what nobody wants much of, such as deaths
 * @example compareNumbers(150, 100) // { kind: 'more', text: '50 % more' }
 */
export function compareNumbers(mine: number, theirs: number, lessIsBetter = false): Difference {
  if (Number.isNaN(mine) || Number.isNaN(theirs)) return { kind: 'same', text: 'Not known' };
  if (mine === theirs) return { kind: 'same', text: 'The same' };
  const isMore = mine > theirs;
  const text =
    theirs === 0
      ? 'More than none'
      : `${percent(Math.abs(mine - theirs), theirs, 0)} % ${isMore ? 'more' : 'less'}`;
  return { kind: isMore === lessIsBetter ? 'less' : 'more', text };
}
