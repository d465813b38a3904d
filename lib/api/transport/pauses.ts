import { ApiError } from '../api-error.ts';

/** Every operation at once. */
const ALL = '*';

/** Remembers for how long the API asked not to be asked. */
export class Pauses {
  readonly #until = new Map<string, number>();
  readonly #clock: { now(): number };

  /**
   * @param clock milliseconds that never go back
   */
  constructor(clock: { now(): number }) {
    this.#clock = clock;
  }

  /** Takes from a failure how long its operation is to wait, or all of them, where it says so. */
  note(operation: string, { retryAfter, holdsForAll }: ApiError): void {
    if (retryAfter === undefined) return;
    this.#until.set(holdsForAll ? ALL : operation, this.#clock.now() + retryAfter * 1_000);
  }

  /** @throws ApiError where the operation has to wait still */
  check(operation: string): void {
    const until = Math.max(this.#until.get(ALL) ?? 0, this.#until.get(operation) ?? 0);
    const left = until - this.#clock.now();
    if (left <= 0) return;
    const cause = new Error(`The API asked to be left alone, for ${Math.ceil(left)} ms more`);
    throw new ApiError('overloaded', cause, { retryAfter: Math.ceil(left / 1_000) });
  }
}
