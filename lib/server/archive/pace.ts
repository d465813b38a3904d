import { machineClock, type ArchiveClock } from './archive-clock.ts';

/** Milliseconds after which a question without an answer no longer holds up the next one. */
const PATIENCE = 6_000;

/**
 * Lets questions begin one after another: each when the one before has been answered, with at least an interval between
 * them. A question that hangs holds up others for some seconds only.
 */
export class Pace {
  /** Milliseconds between two questions. */
  readonly interval: number;
  readonly #clock: ArchiveClock;
  /** When the next question may begin: not at once, since a process before may have asked. */
  #next: number;
  #last: Promise<unknown> = Promise.resolve();

  constructor(interval: number, clock: ArchiveClock = machineClock()) {
    this.interval = interval;
    this.#clock = clock;
    this.#next = clock.passed() + interval;
  }

  /** Asks a question in its turn. */
  ask<Answer>(question: () => Promise<Answer>): Promise<Answer> {
    const begun = this.#last.then(async () => {
      await this.turn();
      // In an object: a promise would be waited for.
      return { answer: question() };
    });
    this.#last = begun.then(({ answer }) => this.#patience(answer));
    return begun.then(({ answer }) => answer);
  }

  /** Waits for an answer, but not for ever. The question may have been late on its way: the API sees the interval after it too. */
  async #patience(answer: Promise<unknown>): Promise<void> {
    const ended = answer.then(
      () => undefined,
      () => undefined,
    );
    await Promise.race([ended, this.#clock.wait(PATIENCE)]);
    this.pause(this.interval);
  }

  /** Lets no question begin for some milliseconds. */
  pause(milliseconds: number): void {
    this.#next = Math.max(this.#next, this.#clock.passed() + milliseconds);
  }

  /** Resolves when a question may begin. */
  async turn(): Promise<void> {
    for (let left = this.#left(); left > 0; left = this.#left()) await this.#clock.wait(left);
    this.#next = this.#clock.passed() + this.interval;
  }

  #left = (): number => Math.ceil(this.#next - this.#clock.passed());
}
