import type { Database } from '#graphql/sql/engine/connection/database.ts';
import type { Log } from '../log.ts';
import { readArmories } from './armories.ts';
import { readEvents } from './events.ts';
import { type Job, Jobs } from './jobs.ts';
import { Outages } from './outages.ts';
import type { ArchiveClock } from './archive-clock.ts';
import type { KindWork, ArchiveWork } from './archive-facts.ts';
import { type Ask, ARCHIVED_KINDS } from './archived-kinds.ts';
import { Archiver } from './archiver.ts';
import { removalJob } from './removal.ts';

/** Intervals between questions after which what is new is asked for again: the time of a round. */
const ROUND = 30;

/** Rounds between two removals of what is older than the archive has to reach back: an hour. */
const UNTIL_REMOVAL = 60;

/** The most parts in a round that came damaged and are asked for again, of each kind. */
const AGAIN = 6;

interface WorkOptions {
  readonly sql: Database;
  readonly ask: Ask;
  /** The address of the API, for the log. */
  readonly address: string;
  /** Days that the archive has to reach back. */
  readonly days: number;
  /** Milliseconds between two questions. */
  readonly interval: number;
  readonly log: Log;
  readonly clock: ArchiveClock;
  /** True where nobody else writes into the database, so that old events are removed from it. */
  readonly removes: boolean;
}

/** All that keeps an archive of a remote API. */
export class ArchiveJobs {
  readonly #options: WorkOptions;
  readonly #length: number;
  readonly #jobs: Jobs;
  readonly #archivers: readonly Archiver[];

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
    this.#archivers = ARCHIVED_KINDS.map((kind) => new Archiver(kind, options));
  }

  /** Keeps the archive until `stop`. */
  async run(): Promise<void> {
    const { sql, ask, clock, days, interval, removes } = this.#options;
    const pause = UNTIL_REMOVAL * this.#length;
    await this.#jobs.run([
      ...this.#archivers.flatMap((archiver) => this.#jobsOf(archiver)),
      ...(removes ? [removalJob(sql, { clock, days, interval, pause })] : []),
      this.#eachRound('armories', () => readArmories(sql, ask, clock.now())),
      this.#eachRound('events', () => readEvents(sql, ask, clock.now())),
      this.#eachRound(
        'feats',
        () => sql`/* countFeatsHourly */ select count_feats_hourly(${clock.now()}::integer)`,
      ),
    ]);
  }

  stop(): void {
    this.#jobs.stop();
  }

  /** All that was done since the process began, and that fails now. */
  get work(): ArchiveWork {
    return Object.fromEntries(
      this.#archivers.map(({ kind: { kind }, writer }): [string, KindWork] => {
        const { failures, pause } = this.#jobs.failureOf(kind);
        return [kind, { ...writer.figures, failures, pause: pause / 1_000 }];
      }),
    );
  }

  /** The jobs of one kind: what is new in each round, what was before, and what came damaged. */
  #jobsOf(archiver: Archiver): readonly Job[] {
    const { kind } = archiver.kind;
    // While what is new cannot be read, one question at a time finds out when it can be.
    const unlessFailing = (work: () => Promise<number>) => async () =>
      this.#jobs.failureOf(kind).failures > 0 ? this.#options.interval : work();
    return [
      { name: kind, kind, work: () => archiver.readNew().then(() => this.#length) },
      {
        name: `${kind} of the past`,
        work: unlessFailing(async () => ((await archiver.goBack()) ? 0 : this.#length)),
      },
      {
        name: `${kind} again`,
        work: unlessFailing(async () => this.#length / ((await archiver.readAgain()) ? AGAIN : 1)),
      },
    ];
  }

  #eachRound = (name: string, work: () => Promise<unknown>): Job => ({
    name,
    work: () => work().then(() => this.#length),
  });
}
