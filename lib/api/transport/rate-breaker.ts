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
