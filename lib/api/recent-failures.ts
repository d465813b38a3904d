import { ApiError } from './api-error.ts';

/** Milliseconds for which an operation that failed is expected to fail again. */
const FAILS_AGAIN = 60_000;

/** Remembers which operations failed recently, whatever their variables. */
export class RecentFailures {
  readonly #at = new Map<string, number>();
  readonly #clock: { now(): number };

  /**
   * @param clock milliseconds that never go back
   */
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
