import type { Picture } from './row-pictures.ts';

/** A row below a search field while somebody types: a name that leads to its page. */
export interface Suggestion {
  /** The number of its record. */
  readonly id: string;
  readonly href: string;
  readonly name: string;
  /** The facts that tell it from its namesakes: career and guild of a player. */
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
