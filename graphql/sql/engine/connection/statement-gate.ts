/** Bounds the statements of one request: a few run at a time, and none begins once the request is aborted. */
export class StatementGate {
  readonly #slots: number;
  readonly #signal: AbortSignal;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  /**
   * @param slots statements at a time
   * @param signal of the request; once it aborts, waiting statements never run, and their promises never settle
   */
  constructor(slots: number, signal: AbortSignal) {
    this.#slots = slots;
    this.#signal = signal;
  }

  /** Runs a statement once there is a slot. */
  async run<Rows>(statement: () => Promise<Rows>): Promise<Rows> {
    while (this.#signal.aborted || this.#running >= this.#slots) {
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
