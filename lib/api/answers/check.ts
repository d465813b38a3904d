/** Marks a value that cannot be repaired; no answer can contain it. */
export const BROKEN: unique symbol = Symbol('broken');

/** Marks a record that needs an id that the endpoint lacks. It leaves the answer, which is not damaged by that. */
export const LACKING: unique symbol = Symbol('lacking');

/** Counts of repairs in an answer, by kind. */
export interface Repairs {
  /** Values of another type with the same meaning, such as a number in a text. */
  readonly converted: number;
  /** Parts that were replaced by null. */
  readonly emptied: number;
  /** Elements that were removed from their list. */
  readonly dropped: number;
  /** Lists and page information that were replaced by empty ones. */
  readonly replaced: number;
}

/** The counts while an answer is being checked. */
export type Tally = { -readonly [Kind in keyof Repairs]: Repairs[Kind] };

export const newTally = (): Tally => ({ converted: 0, emptied: 0, dropped: 0, replaced: 0 });

/** True if parts of an answer were lost: they were wrong and could not be repaired. */
export const isDamaged = ({ emptied, dropped, replaced }: Repairs): boolean =>
  emptied + dropped + replaced > 0;

/**
 * Checks a part of an answer: returns the same value where it is right, an equivalent one where it can be converted,
 * else `BROKEN` or `LACKING`. Objects and lists are repaired in place.
 */
export type Check = (value: unknown, tally: Tally) => unknown;

/** True if a value is a JSON object. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
