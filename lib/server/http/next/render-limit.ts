import { performance } from 'node:perf_hooks';
import { secondsToRetry, type TextResponse } from '../wire/send-response.ts';

/** A page is not rendered, since too many others wait (load shedding). */
export class Shed extends Error {
  override readonly name = 'Shed';
}

/** The answer to a request that is refused under load. Browsers retry by themselves, spread over a few seconds. */
export function busyAnswer(): TextResponse {
  const seconds = secondsToRetry();
  return {
    status: 503,
    text: 'Many visitors are here at the moment. This page is asked for again in a few seconds.',
    headers: { 'retry-after': seconds, refresh: seconds },
  };
}

/** Limits how many pages are rendered at a time. */
export interface RenderLimit {
  readonly slots: number;
  /** The same for clients that ask for too much; all slots where it is left out. */
  readonly slotsOfGreedy?: number;
  /** Adapts the limit to the load; may be called at any rate. */
  adapt(running: number, waiting: number): void;
}

/** Milliseconds between two measurements of the event loop's load. */
export const LOAD_SAMPLE = 50;

/** At least two, so that one page is rendered while another waits for its data. */
const FEWEST = 2;
/** The limit at the start, and after a time without load. */
const FIRST = 4;
/** More pages at a time would take too much memory, even if all of them only wait. */
const MOST = 128;

/** Shares of time in which the event loop is busy: a busy one renders no faster with more pages at a time. */
const BUSY = 0.9;
const CALM = 0.7;
const HALF_BUSY = 0.5;

/**
 * Adapts the limit to the event loop. Where data is near, two pages fill it, and each one more only delays everything
 * else; where an API is far away, a hundred pages can wait for it at a time.
 */
export class LoopLimit implements RenderLimit {
  #slots = FIRST;
  #utilization = 0;
  #before = performance.eventLoopUtilization();

  get slots(): number {
    return this.#slots;
  }

  /** Half of the slots, and none while the loop is busy: kept pages and readers find it idle half of the time. */
  get slotsOfGreedy(): number {
    return this.#utilization > HALF_BUSY ? 0 : Math.max(1, Math.floor(this.#slots / 2));
  }

  adapt(running: number, waiting: number): void {
    if (running === 0) this.#slots = FIRST;
    const { active, idle, utilization } = performance.eventLoopUtilization(this.#before);
    if (active + idle < LOAD_SAMPLE) return;
    this.#before = performance.eventLoopUtilization();
    this.#utilization = utilization;
    if (utilization > BUSY) this.#slots = Math.max(FEWEST, Math.floor(this.#slots * 0.75));
    else if (utilization < CALM && waiting > 0) this.#slots = Math.min(MOST, Math.ceil(this.#slots * 1.5));
  }
}
