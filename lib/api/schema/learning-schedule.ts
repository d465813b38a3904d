import { setTimeout as wait } from 'node:timers/promises';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** Milliseconds that questions wait for the first discovery. */
const DISCOVERY_TIMEOUT = 1_000;

/** Schedules the discovery of an endpoint: at once, every day, and when errors suggest that it has changed. */
export class LearningSchedule {
  /** Resolves after the first discovery, or when it takes too long. */
  readonly known: Promise<void>;
  #isFirstOver = false;
  readonly #ask: () => Promise<void>;
  #askedAt = Number.NEGATIVE_INFINITY;

  /**
   * Starts the first discovery.
   * @param ask rejects where the endpoint cannot be asked now
   */
  constructor(ask: () => Promise<void>) {
    this.#ask = ask;
    const first = this.#askNow().then(() => {
      this.#isFirstOver = true;
    });
    this.known = Promise.race([first, wait(DISCOVERY_TIMEOUT, undefined, { ref: false })]);
  }

  /** True once the first discovery has ended, successfully or not. */
  get isFirstOver(): boolean {
    return this.#isFirstOver;
  }

  /** Starts a discovery, unless the last one was a moment ago. */
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
