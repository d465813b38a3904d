import { thousands } from '#lib/format/number.ts';

/** The place of a value among those of others. */
export interface ValuePlace {
  /** The number of the others. */
  readonly others: number;
  /** Those of them that did worse, and those that did as well. */
  readonly worse: number;
  readonly equal: number;
}

/** The fewest others of whom a share is named. */
export const FEWEST_OTHERS = 30;

/**
 * The percentage of others that did worse, where half of those that did as well count; null for too few others. A whole
 * number: 0 has nobody below, 100 nobody else.
 * @example percentileOf({ others: 190, worse: 91, equal: 0 }) // 48
 */
export function percentileOf({ others, worse, equal }: ValuePlace): number | null {
  if (others < FEWEST_OTHERS) return null;
  const below = worse + equal / 2;
  if (below === 0 || below === others) return below === 0 ? 0 : 100;
  return Math.min(99, Math.max(1, Math.round((below / others) * 100)));
}

/**
 * Says how many of others did worse, and as well; of few, or of nearly all, their number.
 * @param who the others in words; without them it is a cell of a table that says who they are
 * @example placeWords({ others: 190, worse: 91, equal: 0 }, 'other Engineers') // 'Better than 48% of 190 other Engineers'
 * @example placeWords({ others: 190, worse: 0, equal: 76 }) // 'Level with 40%, better than none'
 */
export function placeWords({ others, worse, equal }: ValuePlace, who = ''): string {
  const number = who && ` ${thousands(others)} ${who}`;
  if (others < FEWEST_OTHERS) return `Too few to tell${number && `:${number}`}`;
  if (worse === others) return `Better than all${number}`;
  if (equal === others) return `Level with all${number}`;
  const ofThem = number && ` of${number}`;
  if (worse > 0) {
    const level = equal > 0 ? `, level with ${partWords(equal, others)}` : '';
    return `Better than ${partWords(worse, others)}${ofThem}${level}`;
  }
  return equal > 0
    ? `Level with ${partWords(equal, others)}${ofThem}, better than none`
    : `Better than none${ofThem}`;
}

/** A percentage in whole numbers, or the number itself where that would be 0 or 100. */
function partWords(part: number, whole: number): string {
  const share = Math.round((part / whole) * 100);
  return share === 0 || share === 100 ? thousands(part) : `${share}%`;
}
