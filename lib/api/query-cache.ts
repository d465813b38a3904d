import { LRUCache } from 'lru-cache';

import type { Answer } from './answer.ts';
import { ApiError } from './api-error.ts';
import type { CachePolicy } from './cache-policy.ts';
import type { PastAnswer } from './past-answer.ts';
import { RecentFailures } from './recent-failures.ts';
import type { Freshness } from '../request-context.ts';
import type { AnswerAge } from '../page-answers.ts';
import { within } from '../within.ts';

/** Bytes of all answers together, as JSON; the least recently used are dropped first. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Milliseconds until a failed answer is requested again. */
const RETRY_AFTER = 1;

/** An answer of the API, with its cache policy. */
export interface FreshAnswer<T extends object> {
  readonly data: T;
  readonly policy: CachePolicy;
  /** True if part of the answer was lost. */
  readonly damaged?: boolean;
}

export interface Question<T extends object> {
  /** Names the operation and its variables: equal keys have equal answers. */
  readonly key: string;
  /**
   * The operation whose questions fail together. While it fails, nobody waits for a new answer who can have a stale
   * one.
   */
  readonly operation: string;
  /** Asks the API; told the answer that is remembered, which stays where asking fails. */
  readonly ask: (past?: PastAnswer) => Promise<FreshAnswer<T>>;
  /** Requires an answer requested since then; any good one when not given. */
  readonly freshness?: Freshness | undefined;
  /** Milliseconds after which an older answer does, or none; as long as asking takes when not given. */
  readonly patience?: number | undefined;
}

/** An answer with its age, for the page that is made of it. */
export interface AgedAnswer<T> extends Answer<T> {
  readonly age: AnswerAge;
}

export interface QueryCache {
  /**
   * The cached answer, or the one that `ask` gives. Identical questions in flight share one call, which goes on when
   * one of those that wait for it has no time left. A stale answer is served while a new one is fetched, and as long as
   * fetching fails or is late; then it says how old it is.
   * @throws ApiError
   */
  answer<T extends object>(question: Question<T>): Promise<AgedAnswer<T>>;
}

interface Call {
  readonly operation: string;
  readonly ask: (past?: PastAnswer) => Promise<FreshAnswer<object>>;
}

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
  const failures = new RecentFailures(clock);
  const cache = new LRUCache<string, Entry, Call>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => key.length + JSON.stringify(entry.data).length,
    perf: clock,
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, old, { context: { operation, ask }, options }) => {
      const askedAt = clock.now();
      try {
        const fresh = await ask(old);
        failures.forget(operation);
        options.ttl = fresh.policy.fresh;
        return { damaged: false, ...fresh, answeredAt: Date.now(), askedAt, staleSince: null };
      } catch (error) {
        failures.note(operation, error);
        if (!old) throw error;
        options.ttl = RETRY_AFTER;
        return standingIn(old);
      }
    },
  });

  const find = async (question: Question<object>): Promise<AgedAnswer<object>> => {
    const { key, freshness } = question;
    const fresh = cache.get(key);
    if (fresh && fresh.askedAt >= (freshness?.since ?? 0)) return aged(fresh);
    const old = cache.peek(key, { allowStale: true });
    const good = old !== undefined && cache.getRemainingTTL(key) > -old.policy.whileRevalidating;
    const fails = failures.has(question.operation);
    const asked = cache.forceFetch(key, {
      context: question,
      allowStale: fails || (good && freshness === undefined),
      forceRefresh: old !== undefined && freshness !== undefined && old.askedAt < freshness.since,
    });
    const entry = await orOlder(asked, question);
    return aged(entry === old && !good ? standingIn(entry) : entry);
  };

  /** Waits for the new answer as long as patience allows, and then falls back to the stale one. */
  const orOlder = async (asked: Promise<Entry>, { key, patience }: Question<object>): Promise<Entry> => {
    const entry = patience === undefined ? await asked : await within(patience, asked);
    if (entry) return entry;
    const old = cache.peek(key, { allowStale: true });
    if (!old) throw new ApiError('unreachable', new Error('No answer came in the time of the page'));
    return standingIn(old);
  };

  return {
    // Equal keys have equal answers, so that what is stored has the type asked for.
    answer: <T extends object>(question: Question<T>) => find(question) as Promise<AgedAnswer<T>>,
  };
}

const standingIn = (entry: Entry): Entry => ({ ...entry, staleSince: entry.answeredAt });

const aged = ({ data, staleSince, askedAt, policy }: Entry): AgedAnswer<object> => ({
  data,
  staleSince,
  age: { askedAt, policy, standsIn: staleSince !== null },
});
