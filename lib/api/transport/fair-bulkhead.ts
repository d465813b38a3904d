import { BulkheadRejectedError, TaskCancelledError } from 'cockatiel';

/** The most calls that wait for a slot, of all operations. */
const QUEUE = 100;

interface Waiting {
  readonly operation: string;
  readonly start: () => void;
  readonly refuse: (error: Error) => void;
}

/**
 * A bulkhead: bounds the calls at a time, shared fairly so that a slow operation does not starve others. Each operation
 * may have a quarter of the slots, and more only while half of all are free. When the queue is full, the operation with
 * the most waiting calls loses its latest one to an operation with fewer. Cockatiel's bulkhead does not tell operations
 * apart.
 */
export class FairBulkhead {
  readonly #slots: number;
  /** The slots in use: all of them, but for a slow start. */
  #open: number;
  readonly #queue: number;
  readonly #held = new Map<string, number>();
  #waiting: readonly Waiting[] = [];

  /** @param slots calls at a time, of all operations */
  constructor(slots: number, queue = QUEUE) {
    this.#slots = slots;
    this.#open = slots;
    this.#queue = queue;
  }

  /**
   * Runs `work` as soon as there is a slot for its operation.
   * @param signal the call leaves the queue when it aborts
   * @throws BulkheadRejectedError where the queue is full, TaskCancelledError where `signal` came first
   */
  async run<Result>(operation: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
    if (this.#mayStart(operation)) this.#take(operation);
    else await this.#wait(operation, signal);
    try {
      return await work();
    } finally {
      this.#leave(operation);
    }
  }

  /** Leaves one slot open, and one more each time that it is widened (slow start). */
  startSlowly(): void {
    this.#open = 1;
  }

  /** Opens one more slot, if not all are open. */
  widen(): void {
    if (this.#open === this.#slots) return;
    this.#open += 1;
    this.#startNext();
  }

  #mayStart(operation: string): boolean {
    const taken = this.#taken();
    if (taken >= this.#open) return false;
    return this.#of(operation) < this.#open / 4 || taken < this.#open / 2;
  }

  #taken(): number {
    return [...this.#held.values()].reduce((sum, held) => sum + held, 0);
  }

  #of(operation: string): number {
    return this.#held.get(operation) ?? 0;
  }

  #take(operation: string): void {
    this.#held.set(operation, this.#of(operation) + 1);
  }

  #leave(operation: string): void {
    const held = this.#of(operation) - 1;
    if (held > 0) this.#held.set(operation, held);
    else this.#held.delete(operation);
    this.#startNext();
  }

  #startNext(): void {
    const next = this.#waiting.find((waiting) => this.#mayStart(waiting.operation));
    if (next) next.start();
  }

  #wait(operation: string, signal: AbortSignal): Promise<void> {
    if (this.#waiting.length >= this.#queue) this.#makeRoomFor(operation);
    return new Promise((resolve, reject) => {
      const leave = () => {
        signal.removeEventListener('abort', cancel);
        this.#waiting = this.#waiting.filter((one) => one !== waiting);
      };
      const waiting: Waiting = {
        operation,
        start: () => {
          leave();
          this.#take(operation);
          resolve();
        },
        refuse: (error) => {
          leave();
          reject(error);
        },
      };
      const cancel = () => waiting.refuse(new TaskCancelledError());
      signal.addEventListener('abort', cancel);
      this.#waiting = [...this.#waiting, waiting];
    });
  }

  #makeRoomFor(operation: string): void {
    const counts = new Map<string, number>();
    for (const one of this.#waiting) counts.set(one.operation, (counts.get(one.operation) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const full = new BulkheadRejectedError(this.#slots, this.#queue);
    if ((counts.get(operation) ?? 0) + 1 >= most) throw full;
    this.#waiting.findLast((one) => counts.get(one.operation) === most)?.refuse(full);
  }
}
