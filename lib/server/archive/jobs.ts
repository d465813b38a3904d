import type { ArchiveClock } from './archive-clock.ts';

/** A piece of work that is done again and again. */
export interface Job {
  readonly name: string;
  /** The kind of archive that it reads up to the present; undefined for any other work. */
  readonly kind?: string;
  /** Does the next piece. @returns milliseconds until there is more to do */
  readonly work: () => Promise<number>;
}

/** The error that a job threw, how often it has failed in a row, and the milliseconds until it is tried again. */
export interface JobFailure {
  readonly error: unknown;
  readonly failures: number;
  readonly pause: number;
}

interface JobOptions {
  readonly clock: ArchiveClock;
  /** Milliseconds of the shortest pause, also between two pieces that take no time. */
  readonly interval: number;
  readonly onFailure: (job: Job, failure: JobFailure) => void;
  readonly onSuccess?: (job: Job) => void;
}

/** The longest pause after failures in a row, in intervals. */
const LONGEST_PAUSE = 30;

/**
 * Does several jobs side by side, each again and again. One that fails is left alone for a while, longer each time, and
 * takes nothing from the others.
 */
export class Jobs {
  readonly #options: JobOptions;
  readonly #failures = new Map<string, Pick<JobFailure, 'failures' | 'pause'>>();
  #isStopped = false;

  constructor(options: JobOptions) {
    this.#options = options;
  }

  /** Does the jobs until `stop`. */
  async run(jobs: readonly Job[]): Promise<void> {
    await Promise.all(jobs.map((job) => this.#keepDoing(job)));
  }

  /** The number of failures in a row of the job of a name, and its pause. */
  failureOf(name: string): Pick<JobFailure, 'failures' | 'pause'> {
    return this.#failures.get(name) ?? { failures: 0, pause: 0 };
  }

  /** Stops each job after its current piece. */
  stop(): void {
    this.#isStopped = true;
  }

  async #keepDoing(job: Job): Promise<void> {
    const { clock, interval, onFailure, onSuccess } = this.#options;
    while (!this.#isStopped) {
      let pause = interval;
      try {
        pause = await job.work();
        this.#failures.delete(job.name);
        onSuccess?.(job);
      } catch (error) {
        const failures = this.failureOf(job.name).failures + 1;
        pause = interval * Math.min(2 ** failures, LONGEST_PAUSE);
        this.#failures.set(job.name, { failures, pause });
        onFailure(job, { error, failures, pause });
      }
      if (pause > 0) await clock.wait(pause);
    }
  }
}
