/** A query costs more than it may, or is of a shape that nobody needs. */
export class QueryTooExpensive extends Error {
  override readonly name = 'QueryTooExpensive';
}

/** Recursion has to end somewhere; introspection of wrapped types needs half of it. */
export const MOST_LEVELS = 40;
