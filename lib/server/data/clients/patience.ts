/** Somebody has waited too long for a place. */
export class PatienceOver extends Error {
  override readonly name = 'PatienceOver';
}

/** The time for which somebody waits for a place. */
export class Patience {
  /** Rejects with `PatienceOver` when the time is over before the place was had; else it never settles. */
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
   * The place is there.
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
  // Whoever has a place before hears nothing of it.
  promise.catch(() => undefined);
  return { promise, reject };
}
