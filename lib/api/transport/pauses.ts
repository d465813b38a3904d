import { ApiError } from '../api-error.ts';

/** The key of all operations together. */
const ALL = '*';

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
    this.#until.set(holdsForAll ? ALL : operation, this.#clock.now() + retryAfter * 1_000);
  }

  /** @throws ApiError where the operation still has to wait */
  check(operation: string): void {
    const until = Math.max(this.#until.get(ALL) ?? 0, this.#until.get(operation) ?? 0);
    const left = until - this.#clock.now();
    if (left <= 0) return;
    const cause = new Error(`The API asked to be left alone, for ${Math.ceil(left)} ms more`);
    throw new ApiError('overloaded', cause, { retryAfter: Math.ceil(left / 1_000) });
  }
}
