import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { ApiError } from '#lib/api/api-error.ts';
import { env } from '#lib/env.ts';
import { createLog, type Log } from '../log.ts';
import { readArmories } from './armories.ts';
import { readEvents } from './events.ts';
import { Jobs } from './jobs.ts';
import type { RecordOrder } from './record-process.ts';
import { Recorder } from './recorder.ts';
import { tidyTexts } from '#lib/api/answers/tidy-texts.ts';
import { askEndpoint } from '#lib/api/ask-endpoint.ts';
import { createRemoteFetch } from '#lib/api/remote-transport.ts';
import { askerOf, discoverEndpoint } from '../data/discover-schema.ts';
import type { Ask } from './recorded-kinds.ts';

/** Lets questions begin one after another, with at least an interval between them. */
export class Pace {
  /** Milliseconds between two questions. */
  readonly interval: number;
  /** When the next question may begin, by the monotonic clock: not at once, since a process before may have asked. */
  #next: number;
  #turn: Promise<void> = Promise.resolve();

  constructor(interval: number) {
    this.interval = interval;
    this.#next = performance.now() + interval;
  }

  /** Resolves when a question may begin. */
  turn(): Promise<void> {
    this.#turn = this.#turn.then(async () => {
      for (let left = this.#left(); left > 0; left = this.#left()) await wait(left);
      this.#next = performance.now() + this.interval;
    });
    return this.#turn;
  }

  /** Lets no question begin for some milliseconds. */
  pause(milliseconds: number): void {
    this.#next = Math.max(this.#next, performance.now() + milliseconds);
  }

  #left = (): number => Math.ceil(this.#next - performance.now());
}

/** Timeout of an answer in milliseconds: no visitor waits for it. */
const TIMEOUT = 30_000;

/** Makes the function that asks a remote API for the record: at its pace, and in the words that it understands. */
export function askForRecord(address: string, pace: Pace): Ask {
  const fetchRemotely = createRemoteFetch();
  const askRaw = askerOf(async (request) => {
    await pace.turn();
    try {
      return await fetchRemotely(address, { ...request, signal: AbortSignal.timeout(TIMEOUT) });
    } catch (error) {
      if (error instanceof ApiError) pace.pause((error.retryAfter ?? 0) * 1_000);
      throw error;
    } finally {
      // The question may have been late on its way: the API sees the interval after it too.
      pace.pause(pace.interval);
    }
  });
  // The site says how the API differs from the contract.
  const endpoint = discoverEndpoint(askRaw, () => undefined, 'info');
  return async (document, variables) => {
    while (endpoint.isAssumed()) await wait(pace.interval);
    const { data } = await askEndpoint(endpoint, document, variables, askRaw);
    tidyTexts(data);
    // Safe: the check has repaired the answer to the document's types.
    return data as never;
  };
}

/*
 * The process that keeps the record of a remote API. Started by record-process.ts, which sends it what to do; it may be
 * killed at any moment, and ends with the server.
 */

/** Intervals between questions in a round: what is new is asked for once, and in the rest of it what was before. */
const ROUND = 30;
/** The longest pause after failures in a row, in the same intervals. */
const LONGEST_PAUSE = 30;

async function record({ database, address, days, interval, now }: RecordOrder): Promise<void> {
  const log = createLog(env().LOG_LEVEL, env().LOG_FORMAT);
  const pace = new Pace(interval);
  const [sql, ask] = [openDatabase(database), askForRecord(address, pace)];
  const recorder = new Recorder({
    sql,
    ask,
    days,
    log,
    ...(now !== undefined && { now: () => now }),
  });
  const present = () => now ?? Math.floor(Date.now() / 1_000);
  const work = new Jobs(
    [
      () => recorder.readNew(),
      () => goBackFor(recorder, ROUND * interval),
      () => readArmories(sql, ask, present()),
      () => sql`/* countRecordsHourly */ select count_records_hourly(${present()}::integer)`,
      () => readEvents(sql, ask, present()),
    ],
    (error, failures) => {
      noteFailure(log, error, failures);
      pace.pause(interval * Math.min(2 ** failures, LONGEST_PAUSE));
    },
  );
  for (;;) {
    await work.runAll();
    // Jobs that fail before they ask anything take no time.
    await wait(interval);
  }
}

/** Reads what was before for some milliseconds, one window of each kind at least. */
async function goBackFor(recorder: Recorder, milliseconds: number): Promise<void> {
  const end = performance.now() + milliseconds;
  do {
    if (!(await recorder.goBack())) await wait(Math.max(0, end - performance.now()));
  } while (performance.now() < end);
}

/** The first failure in a row is worth a line: an API may be away for hours. */
function noteFailure(log: Log, error: unknown, failures: number): void {
  // The cause may be the response itself, which is no text.
  const cause = error instanceof ApiError && error.cause instanceof Error ? error.cause : error;
  log(failures === 1 ? 'warn' : 'debug', `record: ${String(cause)}`);
}

process.once('message', (order: RecordOrder) => void record(order));
// Terminals and service managers signal the whole process group: the server decides when this process ends.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.once('disconnect', () => process.exit());
