/** A comparison of the first of two values with the second: a sign and a word, since colour alone is not enough. */
export interface Difference {
  /** More, less or the same of a value where more is better; plain words for other values and unknown ones. */
  readonly kind: 'more' | 'less' | 'same' | 'plain';
  readonly text: string;
}

/**
 * The same difference in words alone, for values where more is not better.
 * @example withoutArrow({ kind: 'more', text: '50% more' }) // { kind: 'plain', text: '50% more' }
 */
export const withoutArrow = (difference: Difference): Difference =>
  difference.kind === 'same' ? difference : { ...difference, kind: 'plain' };
