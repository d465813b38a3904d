/** An instant of this process's monotonic clock as epoch milliseconds, which other processes know too. */
export const toEpoch = (instant: number): number => Date.now() - performance.now() + instant;

/** The reverse: epoch milliseconds as an instant of the monotonic clock. */
export const fromEpoch = (epoch: number): number => performance.now() - Date.now() + epoch;
