import type { Database } from '#graphql/sql/engine/connection/database.ts';
import type { Log } from '../log.ts';
import { readArmories } from './armories.ts';
import { readEvents } from './events.ts';
import { type Job, Jobs } from './jobs.ts';
import { Outages } from './outages.ts';
import type { RecordClock } from './record-clock.ts';
import type { KindWork, RecordWork } from './record-facts.ts';
import { type Ask, RECORDED_KINDS } from './recorded-kinds.ts';
import { Recorder } from './recorder.ts';
import { removalJob } from './removal.ts';

/** Intervals between questions after which what is new is asked for again: the time of a round. */
const ROUND = 30;

/** Rounds between two removals of what is older than the record has to reach back: an hour. */
const UNTIL_REMOVAL = 60;

/** The most parts in a round that came damaged and are asked for again, of each kind. */
const AGAIN = 6;

interface WorkOptions {
  readonly sql: Database;
  readonly ask: Ask;
  /** The address of the API, for the log. */
  readonly address: string;
  /** Days that the record has to reach back. */
  readonly days: number;
  /** Milliseconds between two questions. */
  readonly interval: number;
  readonly log: Log;
  readonly clock: RecordClock;
  /** True where nobody else writes into the database, so that old events are removed from it. */
  readonly removes: boolean;
}

/** All that keeps a record of a remote API. */
export class RecordJobs {
  readonly #options: WorkOptions;
  readonly #length: number;
  readonly #jobs: Jobs;
  readonly #recorders: readonly Recorder[];

  constructor(options: WorkOptions) {
    this.#options = options;
    const { address, log, clock, interval } = options;
    this.#length = ROUND * interval;
    const outages = new Outages({ address, log, clock });
    this.#jobs = new Jobs({
      clock,
      interval,
      onFailure: (job, failure) => outages.failed(job, failure),
      onSuccess: (job) => outages.succeeded(job),
    });
    this.#recorders = RECORDED_KINDS.map((kind) => new Recorder(kind, options));
  }

  /** Keeps the record until `stop`. */
  async run(): Promise<void> {
    const { sql, ask, clock, days, interval, removes } = this.#options;
    const pause = UNTIL_REMOVAL * this.#length;
    await this.#jobs.run([
      ...this.#recorders.flatMap((recorder) => this.#jobsOf(recorder)),
      ...(removes ? [removalJob(sql, { clock, days, interval, pause })] : []),
      this.#eachRound('armories', () => readArmories(sql, ask, clock.now())),
      this.#eachRound('events', () => readEvents(sql, ask, clock.now())),
      this.#eachRound(
        'records',
        () => sql`/* countRecordsHourly */ select count_records_hourly(${clock.now()}::integer)`,
      ),
    ]);
  }

  stop(): void {
    this.#jobs.stop();
  }

  /** All that was done since the process began, and that fails now. */
  get work(): RecordWork {
    return Object.fromEntries(
      this.#recorders.map(({ kind: { kind }, writer }): [string, KindWork] => {
        const { failures, pause } = this.#jobs.failureOf(kind);
        return [kind, { ...writer.figures, failures, pause: pause / 1_000 }];
      }),
    );
  }

  /** The jobs of one kind: what is new in each round, what was before, and what came damaged. */
  #jobsOf(recorder: Recorder): readonly Job[] {
    const { kind } = recorder.kind;
    // While what is new cannot be read, one question at a time finds out when it can be.
    const unlessFailing = (work: () => Promise<number>) => async () =>
      this.#jobs.failureOf(kind).failures > 0 ? this.#options.interval : work();
    return [
      { name: kind, kind, work: () => recorder.readNew().then(() => this.#length) },
      {
        name: `${kind} of the past`,
        work: unlessFailing(async () => ((await recorder.goBack()) ? 0 : this.#length)),
      },
      {
        name: `${kind} again`,
        work: unlessFailing(async () => this.#length / ((await recorder.readAgain()) ? AGAIN : 1)),
      },
    ];
  }

  #eachRound = (name: string, work: () => Promise<unknown>): Job => ({
    name,
    work: () => work().then(() => this.#length),
  });
}
