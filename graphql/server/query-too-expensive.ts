/** A query exceeds the cost limit, or has a shape that no honest client needs. */
export class QueryTooExpensive extends Error {
  override readonly name = 'QueryTooExpensive';
}

/** The deepest recursion; introspection of wrapped types needs half of it. */
export const MOST_LEVELS = 40;
