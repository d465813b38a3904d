import {
  BrokenCircuitError,
  BulkheadRejectedError,
  CircuitState,
  circuitBreaker,
  type CircuitBreakerPolicy,
  ExponentialBackoff,
  handleWhen,
  noop,
  retry,
  timeout,
  TimeoutStrategy,
} from 'cockatiel';
import { env } from '#lib/env.ts';
import { pageTimeLeft } from '#lib/page-budget.ts';
import { currentRequestId } from '#lib/request-context.ts';
import { ApiError } from '../api-error.ts';
import { reportFailure } from './failure-reports.ts';
import { FairBulkhead } from './fair-bulkhead.ts';
import { Paused, Pauses, type FailureRate, RateBreaker } from './pauses.ts';

const RETRY_DELAY = 100;
const UNTIL_OPEN: FailureRate = { window: 10, fewestCalls: 20, share: 0.5 };
/** Milliseconds for which a circuit breaker stays open. */
const OPEN_FOR = 5_000;
/** The most times that one question is sent where the API answers when to ask again. */
const MOST_SENT = 4;

/** Makes one call; should abort with the signal. */
type Call<Result> = (signal: AbortSignal) => Promise<Result>;

/** Limits that protect an API from too many calls. */
interface CallLimits {
  /** True if a failed call is retried once. */
  readonly retries: boolean;
  /** Calls at a time, the size of the bulkhead. */
  readonly slots: number;
}

/** Limits for a remote API. */
export const REMOTE: CallLimits = { retries: true, slots: 32 };

/** Limits for our own API, which retries its statements itself, over ten connections. */
export const OWN: CallLimits = { retries: false, slots: 10 };

/** True for a transient failure, which is worth a retry. One with a `Retry-After` is not retried before that. */
const isTransient = (error: Error) =>
  error instanceof ApiError
    ? (error.kind === 'unreachable' || error.kind === 'overloaded') && error.retryAfter === undefined
    : !isRefusal(error);

const retryOnce = () =>
  retry(
    handleWhen((error) => error instanceof ApiError && isTransient(error)),
    {
      maxAttempts: 1,
      backoff: new ExponentialBackoff({ initialDelay: RETRY_DELAY }),
    },
  );

/**
 * Makes all calls of the process to an API. Each has a deadline (`API_TIMEOUT_MS`), a retry for transient failures,
 * and a slot in the bulkhead; each operation has its own circuit breaker, which opens when at least half of at least
 * 20 calls in ten seconds have failed, and rejects calls at once while it is open. A call waits for the end of a pause
 * that the API asks for (`Retry-After`), where the visitor's page has the time. After a pause of all operations, calls
 * start slowly: all at once would be too many again.
 */
export class ApiCalls {
  readonly #clock: { now(): number };
  readonly #pauses: Pauses;
  readonly #breakers = new Map<string, CircuitBreakerPolicy>();
  readonly #deadline = timeout(env().API_TIMEOUT_MS, {
    strategy: TimeoutStrategy.Aggressive,
    abortOnReturn: false,
  });
  readonly #bulkhead: FairBulkhead;
  readonly #tries;

  /** @param clock monotonic, in milliseconds */
  constructor({ retries, slots }: CallLimits, clock: { now(): number } = performance) {
    this.#tries = retries ? retryOnce() : noop;
    this.#bulkhead = new FairBulkhead(slots);
    this.#clock = clock;
    this.#pauses = new Pauses(clock);
  }

  /**
   * Makes a call, unless a limit forbids it now. Failures of the API are reported; calls that were refused here are
   * not.
   * @param operation its name; the unit of the circuit breakers
   * @throws ApiError
   */
  async run<Result>(operation: string, call: Call<Result>): Promise<Result> {
    const until = this.#clock.now() + (pageTimeLeft() ?? env().API_TIMEOUT_MS);
    try {
      for (let mayBeSent = MOST_SENT; ;) {
        await this.#pauses.end(operation, until);
        try {
          return await this.#send(operation, call);
        } catch (error) {
          if (!(error instanceof Paused)) mayBeSent -= 1;
          if (mayBeSent === 0 || !saysWhen(error)) throw error;
        }
      }
    } catch (error) {
      throw toApiError(error);
    }
  }

  async #send<Result>(operation: string, call: Call<Result>): Promise<Result> {
    const began = performance.now();
    try {
      const result = await this.#throughBreaker(operation, call);
      if (!this.#pauses.holdForAll) this.#bulkhead.widen();
      return result;
    } catch (error) {
      if (!isRefusal(error)) {
        const milliseconds = Math.round(performance.now() - began);
        const { kind } = toApiError(error);
        reportFailure({ operation, kind, milliseconds, requestId: currentRequestId() });
      }
      throw error;
    }
  }

  #throughBreaker<Result>(operation: string, call: Call<Result>): Promise<Result> {
    const breaker = this.#breakerOf(operation);
    // Otherwise all calls would wait for the one that probes whether the API is back.
    if (breaker.state === CircuitState.HalfOpen) throw new BrokenCircuitError();
    return breaker.execute(() =>
      this.#deadline.execute(({ signal }) =>
        this.#bulkhead.run(operation, signal, () => this.#unlessPaused(operation, signal, call)),
      ),
    );
  }

  /** Runs a call in its slot, which it frees only after noting a pause that the API requests. */
  async #unlessPaused<Result>(operation: string, signal: AbortSignal, call: Call<Result>): Promise<Result> {
    this.#pauses.check(operation);
    try {
      return await this.#tries.execute(() => call(signal), signal);
    } catch (error) {
      if (error instanceof ApiError) this.#pauses.note(operation, error);
      if (error instanceof ApiError && error.holdsForAll) this.#bulkhead.startSlowly();
      throw error;
    }
  }

  #breakerOf(operation: string): CircuitBreakerPolicy {
    const known = this.#breakers.get(operation);
    if (known) return known;
    const made = circuitBreaker(handleWhen(isTransient), {
      halfOpenAfter: OPEN_FOR,
      breaker: new RateBreaker(UNTIL_OPEN, this.#clock),
    });
    this.#breakers.set(operation, made);
    return made;
  }
}

/** True if the call was never sent: rejected by the bulkhead, the circuit breaker or a pause. */
const isRefusal = (error: unknown) =>
  error instanceof BulkheadRejectedError || error instanceof BrokenCircuitError || error instanceof Paused;

/** True for a failure after which the API may be asked again at a known time. */
const saysWhen = (error: unknown) =>
  error instanceof Paused || (error instanceof ApiError && error.retryAfter !== undefined);

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof Paused) return error.asApiError();
  if (error instanceof BrokenCircuitError) {
    return new ApiError('overloaded', error, { retryAfter: OPEN_FOR / 1_000 });
  }
  return new ApiError(isRefusal(error) ? 'overloaded' : 'unreachable', error);
}
