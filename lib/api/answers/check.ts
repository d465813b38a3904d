/** What a value that cannot be repaired is read as: no value of any answer. */
export const BROKEN: unique symbol = Symbol('broken');

/** What happened while an answer was checked. */
export interface Tally {
  /** Whether something of it was lost: it was wrong, and could not be read another way. */
  damaged: boolean;
}

/**
 * Looks at a part of an answer: the same value where it is right, another one that means the same where there is one,
 * else `BROKEN`. Objects and lists are repaired in place.
 */
export type Check = (value: unknown, tally: Tally) => unknown;

/** Whether something is an object of JSON, so that it has fields. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
