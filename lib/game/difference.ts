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

/** The difference of values of which one is not known. */
export const UNKNOWN_DIFFERENCE: Difference = { kind: 'plain', text: 'Not known' };

/**
 * The difference of two amounts as more or less.
 * @param amount the one less the other; NaN where it is not known
 * @param size the amount as it is printed, without a sign
 * @example amountDifference(-12, '12') // { kind: 'less', text: '12 less' }
 */
export function amountDifference(amount: number, size: string): Difference {
  if (amount === 0) return { kind: 'same', text: 'Equal' };
  if (Number.isNaN(amount)) return UNKNOWN_DIFFERENCE;
  return amount > 0 ? { kind: 'more', text: `${size} more` } : { kind: 'less', text: `${size} less` };
}

/** A row that compares a value of two; null on the side that has none of it. */
export interface Pair<Value> {
  /** Tells the row from the others. */
  readonly key: string;
  readonly label: string;
  readonly mine: Value | null;
  readonly theirs: Value | null;
  readonly difference: Difference;
}

/**
 * Compares what two have by the same keys.
 * @param order of the rows; unless given that of the first, then what only the second has
 */
export const pairsOf = <Of extends { readonly label: string }, Value>(
  near: ReadonlyMap<string, Of>,
  far: ReadonlyMap<string, Of>,
  compare: (mine: Of | null, theirs: Of | null) => Pick<Pair<Value>, 'mine' | 'theirs' | 'difference'>,
  order: (one: Of, other: Of) => number = () => 0,
): readonly Pair<Value>[] =>
  [...new Map([...near, ...far])]
    .toSorted(([, one], [, other]) => order(one, other))
    .map(([key, { label }]) =>
      Object.assign({ key, label }, compare(near.get(key) ?? null, far.get(key) ?? null)),
    );
