import type { ArchiveClock } from '../archive-clock.ts';

/** A time that passes only while all wait for it, at once. */
export class VirtualClock implements ArchiveClock {
  /** Milliseconds since it began. */
  #passed = 0;
  /** Pieces of work outside of it that are under way, such as statements. */
  #busy = 0;
  readonly #start: number;
  readonly #waiting = new Map<() => void, number>();

  /** @param start epoch seconds */
  constructor(start = 0) {
    this.#start = start;
  }

  now = (): number => Math.floor(this.#start + this.#passed / 1_000);

  passed = (): number => this.#passed;

  wait = (milliseconds: number): Promise<void> =>
    new Promise((resolve) => this.#waiting.set(resolve, this.#passed + Math.max(0, milliseconds)));

  /** Does work that takes no time by this clock. */
  outside = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    this.#busy += 1;
    try {
      return await work();
    } finally {
      this.#busy -= 1;
    }
  };

  /** Lets time pass until a promise has settled. */
  async until<Result>(awaited: Promise<Result>): Promise<Result> {
    let isOver = false;
    const over = () => {
      isOver = true;
    };
    awaited.then(over, over);
    for (;;) {
      // What follows from what has just happened comes first.
      for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => setImmediate(resolve));
      if (isOver) return awaited;
      if (this.#busy === 0) this.#passOn();
    }
  }

  #passOn(): void {
    const [next] = [...this.#waiting].toSorted(([, one], [, other]) => one - other);
    if (!next) return;
    const [resolve, time] = next;
    this.#waiting.delete(resolve);
    this.#passed = Math.max(this.#passed, time);
    resolve();
  }
}
