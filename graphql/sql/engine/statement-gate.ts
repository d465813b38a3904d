/** Statements of one request: so many run at a time, and none begins once the request has been given up. */
export class StatementGate {
  readonly #places: number;
  readonly #signal: AbortSignal;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /**
   * @param places statements at a time
   * @param signal of the request; when it aborts, a statement that waits never runs, and its promise never
   * settles
   */
  constructor(places: number, signal: AbortSignal) {
    this.#places = places;
    this.#signal = signal;
  }

  /** Runs a statement when there is a place for it. */
  async run<Rows>(statement: () => Promise<Rows>): Promise<Rows> {
    while (this.#signal.aborted || this.#running >= this.#places) {
      await new Promise<void>((resolve) => void this.#waiting.push(resolve));
    }
    this.#running += 1;
    try {
      return await statement();
    } finally {
      this.#running -= 1;
      if (!this.#signal.aborted) this.#waiting.shift()?.();
    }
  }
}
