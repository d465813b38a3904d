import { LRUCache } from 'lru-cache';
import type { Answer, CachePolicy, Provenance } from './answer.ts';
import { ApiError } from './api-error.ts';
import type { PastAnswer } from './past-answer.ts';
import type { Freshness } from '../request-context.ts';
import type { AnswerAge } from '../page-answers.ts';
import { within } from '../within.ts';

/** Milliseconds for which an operation that failed is expected to fail again. */
const FAILS_AGAIN = 60_000;

/** Remembers which operations failed recently, whatever their variables. */
class RecentFailures {
  readonly #at = new Map<string, number>();
  readonly #clock: { now(): number };

  /** @param clock milliseconds that never go back */
  constructor(clock: { now(): number }) {
    this.#clock = clock;
  }

  /** Notes a failure, unless it concerns a single question only. */
  note(operation: string, error: unknown): void {
    const isGeneral =
      error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'overloaded');
    if (isGeneral) this.#at.set(operation, this.#clock.now());
  }

  /** Notes that an operation was answered. */
  forget(operation: string): void {
    this.#at.delete(operation);
  }

  has(operation: string): boolean {
    const at = this.#at.get(operation);
    return at !== undefined && this.#clock.now() - at < FAILS_AGAIN;
  }
}

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
  /** Its provenance, if it is not from the API. */
  readonly provenance?: Provenance | null;
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
  readonly provenance: Provenance | null;
  /** True for a stale fallback in place of an answer that failed. */
  readonly standsIn: boolean;
  /** Time of the request, by the monotonic clock. */
  readonly askedAt: number;
}

interface CacheOptions {
  /** Milliseconds that never go back. */
  readonly clock?: { now(): number };
  readonly maxBytes?: number;
}

/** A cache of answers, bounded by their bytes. */
export function createQueryCache({
  clock = performance,
  maxBytes = MAX_BYTES,
}: CacheOptions = {}): QueryCache {
  const failures = new RecentFailures(clock);
  const cache = new LRUCache<string, Entry, Question<object>>({
    maxSize: maxBytes,
    sizeCalculation: (entry, key) => key.length + JSON.stringify(entry.data).length,
    perf: clock,
    noDeleteOnStaleGet: true,
    fetchMethod: async (_key, old, { context: { operation, ask }, options }) => {
      const askedAt = clock.now();
      try {
        const answer = {
          damaged: false,
          provenance: null,
          ...(await ask(old)),
          answeredAt: Date.now(),
          askedAt,
          standsIn: false,
        };
        failures.forget(operation);
        options.ttl = answer.policy.fresh;
        return answer;
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
    if (fresh && (freshness === undefined || fresh.askedAt >= freshness.since)) return aged(fresh);
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
    const old = cache.peek(key, { allowStale: true });
    if (!old) throw new ApiError('unreachable', new Error('No answer came in the time of the page'));
    return standingIn(old);
  };

  return {
    // Equal keys have answers of equal types.
    answer: <T extends object>(question: Question<T>) => find(question) as Promise<AgedAnswer<T>>,
  };
}

const standingIn = (entry: Entry): Entry => ({
  ...entry,
  provenance: { recordedSince: null, ...entry.provenance, asOf: entry.provenance?.asOf ?? entry.answeredAt },
  standsIn: true,
});

const aged = ({ data, provenance, askedAt, policy, standsIn }: Entry): AgedAnswer<object> => ({
  data,
  provenance,
  age: { askedAt, policy, standsIn },
});
