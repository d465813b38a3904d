import { RecordLock } from '#graphql/sql/record/record-lock.ts';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { env } from '#lib/env.ts';
import { createLog, type Log } from '../log.ts';
import { askForRecord } from './ask-for-record.ts';
import { ClockWatch } from './clock-watch.ts';
import { Pace } from './pace.ts';
import { machineClock } from './record-clock.ts';
import type { RecordReport } from './record-facts.ts';
import { RecordJobs } from './record-jobs.ts';
import type { RecordOrder } from './record-process.ts';
import { becomeSole, whileSole } from './sole-recorder.ts';

/*
 * The process that keeps the record of a remote API. Started by record-process.ts, which sends it what to do; it may be
 * killed at any moment, and ends with the server.
 */

/** Milliseconds between two reports to the site. */
const REPORT_AGAIN = 5_000;

async function record({ database, address, days, interval, now }: RecordOrder): Promise<void> {
  const log = createLog(env().LOG_LEVEL, env().LOG_FORMAT);
  const clock = machineClock(now);
  report({ role: 'waiting', work: {} });
  if ('url' in database) await requireSole(database.url, log);
  const pace = new Pace(interval, clock);
  const sql = openDatabase(database);
  const ask = askForRecord(address, pace, {
    clock,
    ...(now === undefined && { watch: new ClockWatch(log) }),
  });
  // Where others may write too, the operator removes.
  const removes = !('url' in database);
  const jobs = new RecordJobs({ sql, ask, address, days, interval, log, clock, removes });
  const tell = () => report({ role: 'recording', work: jobs.work });
  setInterval(tell, REPORT_AGAIN);
  tell();
  await jobs.run();
}

/** Tells the site what is done. */
function report(told: RecordReport): void {
  process.send?.(told, () => undefined);
}

/**
 * Waits until no other site records into the same PostgreSQL. A process that loses that place ends; it is started again.
 */
async function requireSole(url: string, log: Log): Promise<void> {
  const clock = machineClock();
  const leave = () => {
    log('warn', 'record: the connection that holds its place was lost');
    process.exit(1);
  };
  const lock = new RecordLock(url, leave);
  await becomeSole(lock, { clock, log });
  void whileSole(lock, clock).then(leave);
}

process.once('message', (order: RecordOrder) => void record(order));
// Terminals and service managers signal the whole process group: the server decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
