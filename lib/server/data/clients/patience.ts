/** Waiting for a slot took too long. */
export class PatienceOver extends Error {
  override readonly name = 'PatienceOver';
}

/** The time limit for waiting for a slot. */
export class Patience {
  /** Rejects with `PatienceOver` when the time is over before `end` is called; otherwise it never settles. */
  readonly isOver: Promise<never>;
  readonly #timer: NodeJS.Timeout;
  #hasEnded = false;

  constructor(milliseconds: number) {
    const { promise, reject } = withReject();
    this.isOver = promise;
    this.#timer = setTimeout(() => {
      this.#hasEnded = true;
      reject(new PatienceOver());
    }, milliseconds);
  }

  /**
   * Ends the wait, since the slot is there.
   * @throws PatienceOver where that is too late
   */
  end(): void {
    if (this.#hasEnded) throw new PatienceOver();
    this.stop();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}

function withReject() {
  let reject: (reason: Error) => void = () => undefined;
  const promise = new Promise<never>((_, refuse) => (reject = refuse));
  // A caller that has a slot no longer listens.
  promise.catch(() => undefined);
  return { promise, reject };
}
