/** A lock for one holder at a time; the others get it in the order of their requests. */
export class FifoLock<Holder extends object> {
  #holder: Holder | undefined;
  readonly #waiting = new Map<Holder, () => void>();

  isHeldBy(holder: Holder): boolean {
    return this.#holder === holder;
  }

  /** True if no one else has the lock. */
  isFreeFor(holder: Holder): boolean {
    return this.#holder === undefined || this.#holder === holder;
  }

  /** Resolves once the holder has the lock, or once it has cancelled. */
  async acquire(holder: Holder): Promise<void> {
    this.#holder ??= holder;
    if (this.#holder === holder) return;
    await new Promise<void>((resolve) => this.#waiting.set(holder, resolve));
  }

  /** Removes a holder from the queue; a lock that it has already stays its own. */
  cancel(holder: Holder): void {
    this.#waiting.get(holder)?.();
    this.#waiting.delete(holder);
  }

  /** Passes the lock to the next in the queue. */
  release(holder: Holder): void {
    if (this.#holder !== holder) return;
    const [next] = this.#waiting;
    this.#holder = next?.[0];
    if (!next) return;
    const [, grant] = next;
    this.#waiting.delete(next[0]);
    grant();
  }
}
