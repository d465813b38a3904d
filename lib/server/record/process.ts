import { RecordLock } from '#graphql/sql/record/record-lock.ts';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { env } from '#lib/env.ts';
import { createLog, type Log } from '../log.ts';
import { readArmories } from './armories.ts';
import { askForRecord, FailedQuestion } from './ask-for-record.ts';
import { ClockWatch } from './clock-watch.ts';
import { readEvents } from './events.ts';
import { type Job, type JobFailure, Jobs } from './jobs.ts';
import { Pace } from './pace.ts';
import { reasonOf } from './reason-of.ts';
import { machineClock } from './record-clock.ts';
import type { RecordOrder } from './record-process.ts';
import { RECORDED_KINDS } from './recorded-kinds.ts';
import { Recorder } from './recorder.ts';
import { removalJob } from './removal.ts';
import { becomeSole, whileSole } from './sole-recorder.ts';

/*
 * The process that keeps the record of a remote API. Started by record-process.ts, which sends it what to do; it may be
 * killed at any moment, and ends with the server.
 */

/** Intervals between questions after which what is new is asked for again: the time of a round. */
const ROUND = 30;

/** Rounds between two removals of what is older than the record has to reach back: an hour. */
const UNTIL_REMOVAL = 60;

/** The most parts in a round that came damaged and are asked for again, of each kind. */
const AGAIN = 6;

async function record({ database, address, days, interval, now }: RecordOrder): Promise<void> {
  const log = createLog(env().LOG_LEVEL, env().LOG_FORMAT);
  const clock = machineClock(now);
  if ('url' in database) await requireSole(database.url, log);
  const pace = new Pace(interval, clock);
  const [sql, ask] = [
    openDatabase(database),
    askForRecord(address, pace, { clock, ...(now === undefined && { watch: new ClockWatch(log) }) }),
  ];
  const length = ROUND * interval;
  const kinds = RECORDED_KINDS.flatMap((kind) =>
    jobsOfKind(new Recorder(kind, { sql, ask, days, log, clock }), length),
  );
  const eachRound = (name: string, work: () => Promise<unknown>): Job => ({
    name,
    work: () => work().then(() => length),
  });
  const jobs = new Jobs({ clock, interval, onFailure: (job, failure) => noteFailure(log, job, failure) });
  await jobs.run([
    ...kinds,
    // Where others may write too, the operator removes.
    ...('url' in database ? [] : [removalJob(sql, { clock, days, interval, pause: UNTIL_REMOVAL * length })]),
    eachRound('armories', () => readArmories(sql, ask, clock.now())),
    eachRound('events', () => readEvents(sql, ask, clock.now())),
    eachRound(
      'records',
      () => sql`/* countRecordsHourly */ select count_records_hourly(${clock.now()}::integer)`,
    ),
  ]);
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

/** The jobs of one kind of record: what is new in each round of some milliseconds, and what was before. */
const jobsOfKind = (recorder: Recorder, length: number): readonly Job[] => [
  { name: recorder.kind.kind, work: () => recorder.readNew().then(() => length) },
  {
    name: `${recorder.kind.kind} of the past`,
    work: async () => ((await recorder.goBack()) ? 0 : length),
  },
  {
    name: `${recorder.kind.kind} again`,
    work: async () => ((await recorder.readAgain()) ? length / AGAIN : length),
  },
];

/** The first failure in a row is worth a line: an API may be away for hours. */
function noteFailure(log: Log, { name }: Job, { error, failures, pause }: JobFailure): void {
  const operation = error instanceof FailedQuestion ? `${error.operation}: ` : '';
  const seconds = Math.ceil(pause / 1_000);
  log(
    failures === 1 ? 'warn' : 'debug',
    `record: ${name} fails, and is tried again in ${seconds} s: ${operation}${reasonOf(error)}`,
  );
}

process.once('message', (order: RecordOrder) => void record(order));
// Terminals and service managers signal the whole process group: the server decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
