import type { CheckedAnswer } from './answers/compile-check.ts';

/** An answer in the cache. */
export interface PastAnswer {
  readonly data: object;
  /** True if part of the answer was lost. */
  readonly damaged: boolean;
  /** Epoch milliseconds. */
  readonly answeredAt: number;
}

/** Milliseconds after which a record that the API no longer knows is believed to be gone. */
const BELIEVED_AFTER = 24 * 60 * 60 * 1000;

/**
 * True if an answer must not replace the cached one: parts of it are lost, or it lacks a record that existed recently
 * (rules.md: Other APIs).
 */
export function isWorse(
  { damaged, absent }: Pick<CheckedAnswer, 'damaged' | 'absent'>,
  past: PastAnswer,
  now: number,
): boolean {
  if (damaged && !past.damaged) return true;
  if (now - past.answeredAt >= BELIEVED_AFTER) return false;
  const known = new Map<string, unknown>(Object.entries(past.data));
  return absent.some((name) => known.get(name) !== null);
}
