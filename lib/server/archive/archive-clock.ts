import { setTimeout as waitOnClock } from 'node:timers/promises';

/** The time that the archive is kept by; tests have one of their own. */
export interface ArchiveClock {
  /** Epoch seconds. */
  now(): number;
  /** Milliseconds that never go back. */
  passed(): number;
  wait(milliseconds: number): Promise<unknown>;
}

/** The longest wait that timers take. */
const LONGEST = 3_600_000;

/** The clock of the machine. @param now epoch seconds of a present that stands still */
export const machineClock = (now?: number): ArchiveClock => ({
  now: () => now ?? Math.floor(Date.now() / 1_000),
  passed: () => performance.now(),
  wait: async (milliseconds) => {
    const end = performance.now() + milliseconds;
    for (let left = milliseconds; left > 0; left = end - performance.now()) {
      await waitOnClock(Math.min(Math.ceil(left), LONGEST));
    }
  },
});

/** A time in words, such as 2026-09-23T12:00:00Z. @param seconds of the epoch */
export const timeText = (seconds: number): string =>
  new Date(seconds * 1_000).toISOString().replace('.000', '');
