import { LRUCache } from 'lru-cache';

import type { Answer } from './answer.ts';
import type { CachePolicy } from './cache-policy.ts';
import type { PastAnswer } from './past-answer.ts';
import type { Freshness } from '../request-context.ts';
import type { AnswerAge } from '../page-answers.ts';

/** Bytes of all answers together, as JSON; the least recently used are dropped first. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Milliseconds until what could not be had is asked for again. */
const RETRY_AFTER = 1;

/** What the API says, and for how long that is good. */
export interface FreshAnswer<T extends object> {
  readonly data: T;
  readonly policy: CachePolicy;
  /** Whether something of it was lost. */
  readonly damaged?: boolean;
}

export interface Question<T extends object> {
  /** Names the operation and its variables: equal keys have equal answers. */
  readonly key: string;
  /** Asks the API; told the answer that is remembered, which stays where asking fails. */
  readonly ask: (past?: PastAnswer) => Promise<FreshAnswer<T>>;
  /** Waits for an answer that is fresh, and was asked for since then; any that is good when not given. */
  readonly freshness?: Freshness | undefined;
}

/** An answer with its age, for what is made of it. */
export interface AgedAnswer<T> extends Answer<T> {
  readonly age: AnswerAge;
}

export interface QueryCache {
  /**
   * The cached answer, or the one that `ask` gives. Identical questions in flight share one call. A stale answer
   * is served while a new one is fetched, and as long as fetching fails; then it says how old it is.
   */
  answer<T extends object>(question: Question<T>): Promise<AgedAnswer<T>>;
}

type Ask = (past?: PastAnswer) => Promise<FreshAnswer<object>>;

interface Entry extends Answer<object>, FreshAnswer<object>, PastAnswer {
  readonly damaged: boolean;
  /** When the API was asked, by the monotonic clock. */
  readonly askedAt: number;
}

/**
 * A cache of answers, bounded by their bytes.
 * @param clock milliseconds that never go back.
 */
export function createQueryCache(
  clock: { now(): number } = performance,
  maxBytes: number = MAX_BYTES,
): QueryCache {
  const cache = new LRUCache<string, Entry, Ask>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => key.length + JSON.stringify(entry.data).length,
    perf: clock,
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, old, { context: ask, options }) => {
      const askedAt = clock.now();
      try {
        const fresh = await ask(old);
        options.ttl = fresh.policy.fresh;
        return { damaged: false, ...fresh, answeredAt: Date.now(), askedAt, staleSince: null };
      } catch (error) {
        if (!old) throw error;
        options.ttl = RETRY_AFTER;
        return { ...old, staleSince: old.answeredAt };
      }
    },
  });

  const find = async ({ key, ask, freshness }: Question<object>): Promise<AgedAnswer<object>> => {
    const old = cache.peek(key, { allowStale: true });
    const good = old !== undefined && cache.getRemainingTTL(key) > -old.policy.whileRevalidating;
    const { data, staleSince, askedAt, policy } = await cache.forceFetch(key, {
      context: ask,
      allowStale: good && freshness === undefined,
      forceRefresh: old !== undefined && freshness !== undefined && old.askedAt < freshness.since,
    });
    return { data, staleSince, age: { askedAt, policy, standsIn: staleSince !== null } };
  };

  return {
    // Equal keys have equal answers, so that what is stored has the type asked for.
    answer: <T extends object>(question: Question<T>) => find(question) as Promise<AgedAnswer<T>>,
  };
}
