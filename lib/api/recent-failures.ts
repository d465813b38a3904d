import { ApiError } from './api-error.ts';

/** Milliseconds for which an operation that failed is taken to fail again. */
const FAILS_AGAIN = 60_000;

/** Remembers the operations that failed a moment ago, whatever their variables. */
export class RecentFailures {
  readonly #at = new Map<string, number>();
  readonly #clock: { now(): number };

  /**
   * @param clock milliseconds that never go back
   */
  constructor(clock: { now(): number }) {
    this.#clock = clock;
  }

  /** Takes note of a failure, unless it is that of a single question. */
  note(operation: string, error: unknown): void {
    const isGeneral =
      error instanceof ApiError && (error.kind === 'unreachable' || error.kind === 'overloaded');
    if (isGeneral) this.#at.set(operation, this.#clock.now());
  }

  /** The operation has been answered. */
  forget(operation: string): void {
    this.#at.delete(operation);
  }

  has(operation: string): boolean {
    const at = this.#at.get(operation);
    return at !== undefined && this.#clock.now() - at < FAILS_AGAIN;
  }
}
