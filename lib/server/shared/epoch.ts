/** Milliseconds. */
const CLOSE_TOGETHER = 1;

/** An instant of this process's monotonic clock as epoch milliseconds, which other processes know too. */
export const toEpoch = (instant: number): number => startOfClock() + instant;

/** The reverse: epoch milliseconds as an instant of the monotonic clock. */
export const fromEpoch = (epoch: number): number => epoch - startOfClock();

/**
 * The start of the monotonic clock in epoch milliseconds, which moves where the machine's clock is set. Both clocks are
 * read again where the process did not run for a while between the two.
 */
function startOfClock(): number {
  for (;;) {
    const [before, epoch, after] = [performance.now(), Date.now(), performance.now()];
    if (after - before < CLOSE_TOGETHER) return epoch - after;
  }
}
