import type { CachePolicy } from './api/answer.ts';

/** The age of an answer, as far as it is known. Instants in milliseconds of the monotonic clock. */
export interface AnswerAge {
  /** When the API was asked. */
  readonly askedAt: number;
  readonly policy: CachePolicy;
  /** True for a stale fallback in place of an answer that failed. */
  readonly standsIn: boolean;
}

/**
 * The ages of the answers that a page was made of: the page is as old as the oldest of them, and expires with the first
 * that does. Instants in milliseconds of the monotonic clock; Infinity without answers.
 */
export class PageAnswers {
  askedAt = Number.POSITIVE_INFINITY;
  /** When the first of them needs revalidation. */
  freshUntil = Number.POSITIVE_INFINITY;
  /** When the first of them may no longer be shown. */
  goodUntil = Number.POSITIVE_INFINITY;
  /** True if one of them is a stale fallback in place of an answer that failed. */
  standsIn = false;
  /** True if a question had no answer at all. */
  failed = false;
  /** True if the page shows the first page of a list, since the API refused the cursor in the address. */
  cursorRefused = false;

  note({ askedAt, policy, standsIn }: AnswerAge): void {
    this.askedAt = Math.min(this.askedAt, askedAt);
    this.freshUntil = Math.min(this.freshUntil, askedAt + policy.fresh);
    this.goodUntil = Math.min(this.goodUntil, askedAt + policy.fresh + policy.whileRevalidating);
    this.standsIn ||= standsIn;
  }

  noteRefusedCursor(): void {
    this.cursorRefused = true;
  }

  noteFailure(): void {
    this.failed = true;
  }
}
