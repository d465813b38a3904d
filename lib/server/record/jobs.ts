/** A piece of work that is done again and again. */
export type Job = () => Promise<unknown>;

/** Does several jobs in turn, so that one that fails takes nothing from the others. */
export class Jobs {
  readonly #jobs: readonly Job[];
  readonly #onFailure: (error: unknown, failures: number) => void;
  readonly #failures = new Map<Job, number>();

  /** @param onFailure is called with what a job threw, and how often the same job has failed in a row */
  constructor(jobs: readonly Job[], onFailure: (error: unknown, failures: number) => void) {
    this.#jobs = jobs;
    this.#onFailure = onFailure;
  }

  /** Does every job once. */
  async runAll(): Promise<void> {
    for (const job of this.#jobs) {
      try {
        await job();
        this.#failures.delete(job);
      } catch (error) {
        const failures = (this.#failures.get(job) ?? 0) + 1;
        this.#failures.set(job, failures);
        this.#onFailure(error, failures);
      }
    }
  }
}
