import type { Picture } from './row-pictures.ts';

/** A suggestion below a search field: a name that links to its page. */
export interface Suggestion {
  /** The number of its record. */
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** Facts that distinguish it from namesakes: career and guild of a player. */
  readonly detail: string;
  /** Its kind, in a word or two. */
  readonly kind: string;
  /** Its badge, arms or icon; null for what has none. */
  readonly picture: Picture | null;
  /** True for a name that is only near the text. */
  readonly near: boolean;
}

/** The answer to a text. */
export interface Suggestions {
  readonly rows: readonly Suggestion[];
}
