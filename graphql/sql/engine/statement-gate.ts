/** Statements of one request: so many run at a time, and none begins once the request has been given up. */
export class StatementGate {
  readonly #places: number;
  readonly #signal: AbortSignal;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /**
   * @param places statements that run at a time
   * @param signal of the request; its reason is what statements reject with afterwards
   */
  constructor(places: number, signal: AbortSignal) {
    this.#places = places;
    this.#signal = signal;
    // Each that waits finds out that it came too late.
    signal.addEventListener('abort', () => this.#waiting.splice(0).forEach((start) => start()), { once: true });
  }

  /**
   * Runs a statement when there is a place for it.
   * @throws the reason of the signal, without running it, once the request has been given up
   */
  async run<Rows>(statement: () => Promise<Rows>): Promise<Rows> {
    while (this.#running >= this.#places && !this.#signal.aborted) {
      await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    }
    this.#signal.throwIfAborted();
    this.#running += 1;
    try {
      return await statement();
    } finally {
      this.#running -= 1;
      this.#waiting.shift()?.();
    }
  }
}
