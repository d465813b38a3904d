import { ProcessWide } from '#lib/process-wide.ts';

import type { CachePolicy } from './cache-policy.ts';

/** A whole answer of the API, as instances of the site give it to each other. */
export interface SharedAnswer {
  readonly data: object;
  readonly policy: CachePolicy;
  /** When the API was asked, by the monotonic clock. */
  readonly askedAt: number;
  /** Epoch milliseconds, the same in all instances. */
  readonly answeredAt: number;
}

/** Answers of a remote API that instances share. Neither function rejects. */
export interface SharedAnswers {
  /**
   * Finds an answer, however old it is, unless it was purged; undefined where there is none, or none in a moment.
   * @param path of the page that asks, which may have been purged
   */
  find(key: string, path: string): Promise<SharedAnswer | undefined>;
  /** Keeps an answer, sooner or later. */
  keep(key: string, answer: SharedAnswer): void;
}

const shared = new ProcessWide<SharedAnswers>('shared-answers');

/** Offers the answers of other instances to the cache of this one; `undefined` withdraws them. */
export function registerSharedAnswers(answers: SharedAnswers | undefined): void {
  shared.set(answers);
}

/** The answers of all instances; undefined where each keeps its own. */
export const sharedAnswers = (): SharedAnswers | undefined => shared.get();
