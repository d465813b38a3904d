import { LRUCache } from 'lru-cache';

import type { Answer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { type CachePolicy, isNothing } from './cache-policy.ts';
import type { PastAnswer } from './past-answer.ts';
import { RecentFailures } from './recent-failures.ts';
import type { SharedAnswers } from './shared-answers.ts';
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
   * The operation whose questions fail together. While it fails, callers that can have a stale answer do
   * not wait for a new one.
   */
  readonly operation: string;
  /** Sends the request; receives the cached answer, which stays if the request fails. */
  readonly ask: (past?: PastAnswer) => Promise<FreshAnswer<T>>;
  /** Requires an answer requested since then; any good one by default. */
  readonly freshness?: Freshness | undefined;
  /** Milliseconds until it falls back to a stale answer, or fails; no timeout by default. */
  readonly timeoutMs?: number | undefined;
  /** The path of a page whose answers are shared between instances; not shared by default. */
  readonly sharedBy?: string | undefined;
}

/** An answer with its age, for the page that is made of it. */
export interface AgedAnswer<T> extends Answer<T> {
  readonly age: AnswerAge;
}

export interface QueryCache {
  /**
   * The cached answer, or the one that `ask` returns. Identical requests in flight share one call, which continues when
   * a waiting caller times out. A stale answer is served while a new one is fetched, and with its age as long as
   * fetching fails or is late.
   * @throws ApiError
   */
  answer<T extends object>(question: Question<T>): Promise<AgedAnswer<T>>;
}

interface Entry extends Answer<object>, FreshAnswer<object>, PastAnswer {
  readonly damaged: boolean;
  /** When the API was asked, by the monotonic clock. */
  readonly askedAt: number;
}

interface CacheOptions {
  /** Milliseconds that never go back. */
  readonly clock?: { now(): number };
  readonly maxBytes?: number;
  /** Answers that instances share, if they do. */
  readonly sharedAnswers?: () => SharedAnswers | undefined;
}

/** A cache of answers, bounded by their bytes. */
export function createQueryCache({
  clock = performance,
  maxBytes = MAX_BYTES,
  sharedAnswers = () => undefined,
}: CacheOptions = {}): QueryCache {
  const failures = new RecentFailures(clock);
  /** Stale answers of other instances while a new one is fetched: the fallback of callers that time out. */
  const found = new Map<string, Entry>();
  const cache = new LRUCache<string, Entry, Question<object>>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => key.length + JSON.stringify(entry.data).length,
    perf: clock,
    noDeleteOnStaleGet: true,
    fetchMethod: async (key, old, { context, options }) => {
      const { operation, sharedBy, freshness } = context;
      const newer = sharedBy === undefined ? undefined : await findNewer(key, sharedBy, old);
      const left = newer ? newer.askedAt + newer.policy.fresh - clock.now() : 0;
      if (newer && left > 0 && newer.askedAt >= since(freshness)) {
        options.ttl = Math.ceil(left);
        return newer;
      }
      if (newer && failures.has(operation)) {
        options.ttl = RETRY_AFTER;
        return standingIn(newer);
      }
      const past = newer ?? old;
      if (newer) found.set(key, newer);
      try {
        const fresh = await askAnew(context, past);
        options.ttl = fresh.policy.fresh;
        return fresh;
      } catch (error) {
        failures.note(operation, error);
        if (!past) throw error;
        options.ttl = RETRY_AFTER;
        return standingIn(past);
      } finally {
        found.delete(key);
      }
    },
  });

  /** The answer of another instance, if it is newer than the cached one. */
  const findNewer = async (key: string, path: string, old: Entry | undefined): Promise<Entry | undefined> => {
    const answer = await sharedAnswers()?.find(key, path);
    if (!answer || (old && answer.answeredAt <= old.answeredAt)) return undefined;
    return { ...answer, damaged: false, staleSince: null };
  };

  const askAnew = async (
    { key, operation, ask, sharedBy }: Question<object>,
    past: Entry | undefined,
  ): Promise<Entry> => {
    const askedAt = clock.now();
    const answer = { damaged: false, ...(await ask(past)), answeredAt: Date.now(), askedAt };
    failures.forget(operation);
    // Missing records are cheap to look up, and there is no limit to their number.
    const isForAll = sharedBy !== undefined && !answer.damaged && !isNothing(answer.data);
    if (isForAll) sharedAnswers()?.keep(key, answer);
    return { ...answer, staleSince: null };
  };

  const find = async (question: Question<object>): Promise<AgedAnswer<object>> => {
    const { key, freshness } = question;
    const fresh = cache.get(key);
    if (fresh && fresh.askedAt >= since(freshness)) return aged(fresh);
    const old = cache.peek(key, { allowStale: true });
    const good = old !== undefined && cache.getRemainingTTL(key) > -old.policy.whileRevalidating;
    const fails = failures.has(question.operation);
    const pending = cache.forceFetch(key, {
      context: question,
      allowStale: fails || (good && freshness === undefined),
      forceRefresh: old !== undefined && freshness !== undefined && old.askedAt < freshness.since,
    });
    const entry = await orOlder(pending, question);
    return aged(entry === old && !good ? standingIn(entry) : entry);
  };

  /** Waits for the new answer until the timeout, and then falls back to the stale one. */
  const orOlder = async (pending: Promise<Entry>, { key, timeoutMs }: Question<object>): Promise<Entry> => {
    const entry = timeoutMs === undefined ? await pending : await within(timeoutMs, pending);
    if (entry) return entry;
    const old = found.get(key) ?? cache.peek(key, { allowStale: true });
    if (!old) throw new ApiError('unreachable', new Error('No answer came in the time of the page'));
    return standingIn(old);
  };

  return {
    // Equal keys have answers of equal types.
    answer: <T extends object>(question: Question<T>) => find(question) as Promise<AgedAnswer<T>>,
  };
}

/** Answers of other instances may be from before the clock of this one began. */
const since = (freshness: Freshness | undefined): number => freshness?.since ?? Number.NEGATIVE_INFINITY;

const standingIn = (entry: Entry): Entry => ({ ...entry, staleSince: entry.answeredAt });

const aged = ({ data, staleSince, askedAt, policy }: Entry): AgedAnswer<object> => ({
  data,
  staleSince,
  age: { askedAt, policy, standsIn: staleSince !== null },
});
