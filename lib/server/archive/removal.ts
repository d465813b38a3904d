import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { removeBefore } from '#graphql/sql/engine/retention.ts';
import type { Job } from './jobs.ts';
import type { ArchiveClock } from './archive-clock.ts';

/** Events that are removed in one transaction: the embedded database answers no page meanwhile. */
const AT_ONCE = 50;

interface RemovalOptions {
  readonly clock: ArchiveClock;
  /** Days that the archive has to reach back. */
  readonly days: number;
  /** Milliseconds between two transactions. */
  readonly interval: number;
  /** Milliseconds between two removals. */
  readonly pause: number;
}

/** Makes the job that removes what is older than an archive has to reach back, in whole hours. */
export const removalJob = (sql: Database, { clock, days, interval, pause }: RemovalOptions): Job => ({
  name: 'removal',
  work: async () => {
    const before = Math.floor((clock.now() - days * 86_400) / 3_600) * 3_600;
    await removeBefore(sql, before, { batch: AT_ONCE, onProgress: () => clock.wait(interval) });
    return pause;
  },
});
