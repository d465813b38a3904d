import { ApiError } from '../api-error.ts';

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
