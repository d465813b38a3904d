/** Lets one holder at a time have something, the others in the order in which they asked. */
export class Turns<Holder extends object> {
  #holder: Holder | undefined;
  readonly #waiting = new Map<Holder, () => void>();

  holds(holder: Holder): boolean {
    return this.#holder === holder;
  }

  /** Resolves once it is the holder's turn, or once it has left the line. */
  async take(holder: Holder): Promise<void> {
    this.#holder ??= holder;
    if (this.#holder === holder) return;
    await new Promise<void>((resolve) => this.#waiting.set(holder, resolve));
  }

  /** Ends the holder's waiting; a turn that it has stays its own. */
  leave(holder: Holder): void {
    this.#waiting.get(holder)?.();
    this.#waiting.delete(holder);
  }

  /** Ends the holder's turn: the next in line has it from now on. */
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
