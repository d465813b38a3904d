/** A comparison of the first of two values with the second: a sign and a word, since colour alone must not tell it. */
export interface Difference {
  /** Better, worse, or neither; for most things more of it is better. */
  readonly kind: 'more' | 'less' | 'same';
  readonly text: string;
}
