import { SiteLock } from '#graphql/sql/engine/connection/site-lock.ts';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { env } from '#lib/env.ts';
import { createLog, type Log } from '../log.ts';
import { askForArchive } from './ask-for-archive.ts';
import { ClockWatch } from './clock-watch.ts';
import { Pace } from './pace.ts';
import { machineClock } from './archive-clock.ts';
import type { ArchiveReport } from './archive-facts.ts';
import { ArchiveJobs } from './archive-jobs.ts';
import type { ArchiveOrder } from './archive-process.ts';
import { becomeSole, whileSole } from './sole-archiver.ts';

/*
 * The process that keeps the archive of a remote API. Started by archive-process.ts, which sends it what to do; it may
 * be killed at any moment, and ends with the server.
 */

/** Milliseconds between two reports to the site. */
const REPORT_AGAIN = 5_000;

async function archive({ database, address, days, interval, now }: ArchiveOrder): Promise<void> {
  const log = createLog(env().LOG_LEVEL, env().LOG_FORMAT);
  const clock = machineClock(now);
  report({ role: 'waiting', work: {} });
  if ('url' in database) await requireSole(database.url, log);
  const pace = new Pace(interval, clock);
  const sql = openDatabase(database);
  const ask = askForArchive(address, pace, {
    clock,
    ...(now === undefined && { watch: new ClockWatch(log) }),
  });
  // Where others may write too, the operator removes.
  const removes = !('url' in database);
  const jobs = new ArchiveJobs({ sql, ask, address, days, interval, log, clock, removes });
  const tell = () => report({ role: 'recording', work: jobs.work });
  setInterval(tell, REPORT_AGAIN);
  tell();
  await jobs.run();
}

/** Tells the site what is done. */
function report(told: ArchiveReport): void {
  process.send?.(told, () => undefined);
}

/**
 * Waits until no other site archives into the same PostgreSQL. A process that loses that place ends; it is started
 * again.
 */
async function requireSole(url: string, log: Log): Promise<void> {
  const clock = machineClock();
  const leave = () => {
    log('warn', 'archive: the connection that holds its place was lost');
    process.exit(1);
  };
  const lock = new SiteLock(url, 'archive', leave);
  await becomeSole(lock, { clock, log });
  void whileSole(lock, clock).then(leave);
}

process.once('message', (order: ArchiveOrder) => void archive(order));
// Terminals and service managers signal the whole process group: the server decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
