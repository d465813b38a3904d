import { performance } from 'node:perf_hooks';

/** Decides how many pages are rendered at once. */
export interface RenderLimit {
  readonly places: number;
  /** Looks at the load; may be called as often as one likes. */
  adapt(running: number, waiting: number): void;
}

/** Milliseconds over which the load of the event loop is looked at. */
export const LOAD_SAMPLE = 50;

/** While one page waits for its data, another one is rendered. */
const FEWEST = 2;
/** Places after a rest. */
const FIRST = 4;
/** More would take too much memory, whatever they wait for. */
const MOST = 128;

/** Shares of the time for which the event loop works: a busy one renders no faster for more pages at once. */
const BUSY = 0.9;
const CALM = 0.7;

/**
 * As many pages as the event loop has time for. Pages that are rendered with little waiting fill it by twos, and
 * everything else would wait behind each one more; where an API is far away, a hundred can wait for it at once.
 */
export class LoopLimit implements RenderLimit {
  #places = FIRST;
  #before = performance.eventLoopUtilization();

  get places(): number {
    return this.#places;
  }

  adapt(running: number, waiting: number): void {
    if (running === 0) this.#places = FIRST;
    const { active, idle, utilization } = performance.eventLoopUtilization(this.#before);
    if (active + idle < LOAD_SAMPLE) return;
    this.#before = performance.eventLoopUtilization();
    if (utilization > BUSY) this.#places = Math.max(FEWEST, Math.floor(this.#places * 0.75));
    else if (utilization < CALM && waiting > 0) this.#places = Math.min(MOST, Math.ceil(this.#places * 1.5));
  }
}
