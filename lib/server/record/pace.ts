import { setTimeout as wait } from 'node:timers/promises';

/** Lets questions begin one after another, with at least an interval between them. */
export class Pace {
  /** Milliseconds between two questions. */
  readonly interval: number;
  /** When the next question may begin, by the monotonic clock: not at once, since a process before may have asked. */
  #next: number;
  #turn: Promise<void> = Promise.resolve();

  constructor(interval: number) {
    this.interval = interval;
    this.#next = performance.now() + interval;
  }

  /** Resolves when a question may begin. */
  turn(): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      for (let left = this.#left(); left > 0; left = this.#left()) await wait(left);
      this.#next = performance.now() + this.interval;
    });
    return this.#turn;
  }

  /** Lets no question begin for some milliseconds. */
  pause(milliseconds: number): void {
    this.#next = Math.max(this.#next, performance.now() + milliseconds);
  }

  #left = (): number => Math.ceil(this.#next - performance.now());
}
