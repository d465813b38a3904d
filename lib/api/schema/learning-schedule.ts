import { setTimeout as wait } from 'node:timers/promises';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds that anybody waits for the first answer. */
const PATIENCE = 1_000;

/** When an endpoint is asked what it offers: at once, every day, and when its errors say that something changed. */
export class LearningSchedule {
  /** Resolves with the first answer, or when it takes too long. */
  readonly known: Promise<void>;
  readonly #ask: () => Promise<void>;
  #askedAt = Number.NEGATIVE_INFINITY;

  /**
   * Begins to ask.
   * @param ask rejects where the endpoint cannot be asked now
   */
  constructor(ask: () => Promise<void>) {
    this.#ask = ask;
    this.known = Promise.race([this.#askNow(), wait(PATIENCE, undefined, { ref: false })]);
  }

  /** Asks again, unless that was done a moment ago. */
  askSoon(): void {
    if (performance.now() - this.#askedAt >= MINUTE) void this.#askNow();
  }

  async #askNow(): Promise<void> {
    this.#askedAt = performance.now();
    const next = await this.#ask().then(
      () => DAY,
      () => MINUTE,
    );
    setTimeout(() => this.askSoon(), next).unref();
  }
}
