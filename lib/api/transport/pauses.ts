import { ApiError } from '../api-error.ts';
import { CircuitState, type IBreaker } from 'cockatiel';

const SECOND = 1_000;

export interface FailureRate {
  /** Seconds of the sliding window. */
  readonly window: number;
  /** The fewest calls in the window that can open the circuit. */
  readonly fewestCalls: number;
  /** The share of failed calls that opens it, from 0 to 1. */
  readonly share: number;
}

/**
 * Opens a circuit when a share of the calls in a sliding window has failed. Cockatiel's SamplingBreaker forgets calls
 * only when newer ones come, so that failures of yesterday would count for an operation that is rarely called.
 */
export class RateBreaker implements IBreaker {
  /** Required by cockatiel, to restore a breaker from another process; not used. */
  state: unknown;
  readonly #rate: FailureRate;
  readonly #clock: { now(): number };
  #seconds: readonly { readonly second: number; readonly failures: number; readonly calls: number }[] = [];

  /** @param clock monotonic, in milliseconds */
  constructor(rate: FailureRate, clock: { now(): number }) {
    this.#rate = rate;
    this.#clock = clock;
  }

  success(state: CircuitState): void {
    if (state === CircuitState.HalfOpen) this.#seconds = [];
    this.#count(0);
  }

  failure(state: CircuitState): boolean {
    this.#count(1);
    if (state !== CircuitState.Closed) return true;
    const sum = (field: 'calls' | 'failures') => this.#seconds.reduce((all, one) => all + one[field], 0);
    const calls = sum('calls');
    return calls >= this.#rate.fewestCalls && sum('failures') >= calls * this.#rate.share;
  }

  #count(failed: 0 | 1): void {
    const second = Math.floor(this.#clock.now() / SECOND);
    const recent = this.#seconds.filter((one) => one.second > second - this.#rate.window);
    const last = recent.at(-1);
    const others = last?.second === second ? recent.slice(0, -1) : recent;
    const before = last?.second === second ? last : { failures: 0, calls: 0 };
    this.#seconds = [...others, { second, failures: before.failures + failed, calls: before.calls + 1 }];
  }
}

/** The key of all operations together. */
const ALL = '*';
/** The shortest pause in milliseconds, which prevents a busy loop of retries. */
const SHORTEST = 100;

/** A call was not sent, since the API asked to be left alone for some milliseconds more. */
export class Paused extends Error {
  readonly left: number;

  constructor(left: number) {
    super(`The API asked to be left alone, for ${Math.ceil(left)} ms more`);
    this.left = left;
  }

  /** The same as the error that a page shows. */
  asApiError(): ApiError {
    return new ApiError('overloaded', this, { retryAfter: Math.ceil(this.left / 1_000) });
  }
}

/** Remembers until when the API asked not to be called (`Retry-After`). */
export class Pauses {
  readonly #until = new Map<string, number>();
  readonly #clock: { now(): number };

  /** @param clock monotonic, in milliseconds */
  constructor(clock: { now(): number }) {
    this.#clock = clock;
  }

  /** Notes the `Retry-After` of a failure, for its operation or for all of them. */
  note(operation: string, { retryAfter, holdsForAll }: ApiError): void {
    if (retryAfter === undefined) return;
    const milliseconds = Math.max(retryAfter * 1_000, SHORTEST);
    this.#until.set(holdsForAll ? ALL : operation, this.#clock.now() + milliseconds);
  }

  /** True while no operation may be called. */
  get holdForAll(): boolean {
    return this.#left(ALL) > 0;
  }

  /** @throws Paused where the operation still has to wait */
  check(operation: string): void {
    const left = this.#left(operation);
    if (left > 0) throw new Paused(left);
  }

  /**
   * Waits until the operation may be called.
   * @param until by the clock; what would have to wait longer does not wait at all
   * @throws Paused
   */
  async end(operation: string, until: number): Promise<void> {
    for (let left = this.#left(operation); left > 0; left = this.#left(operation)) {
      if (this.#clock.now() + left >= until) throw new Paused(left);
      await new Promise((resolve) => setTimeout(resolve, Math.ceil(left)));
    }
  }

  #left(operation: string): number {
    return Math.max(this.#until.get(ALL) ?? 0, this.#until.get(operation) ?? 0) - this.#clock.now();
  }
}
