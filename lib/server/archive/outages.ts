import type { Log } from '../log.ts';
import { operationOf } from './failed-question.ts';
import type { Job, JobFailure } from './jobs.ts';
import { reasonOf } from './reason-of.ts';
import type { ArchiveClock } from './archive-clock.ts';

/** Seconds between two lines about an outage that goes on. */
const HOUR = 3_600;

interface OutageOptions {
  /** The address of the API. */
  readonly address: string;
  readonly log: Log;
  readonly clock: Pick<ArchiveClock, 'passed'>;
}

/** An outage of some kinds of archive; times are seconds of the monotonic clock. */
interface Outage {
  readonly since: number;
  /** All kinds that it was about, and those that are not read yet. */
  readonly kinds: Set<string>;
  readonly missing: Set<string>;
  failedAt: number;
  toldAt: number;
}

/** Writes lines about failures: when an outage begins, once an hour, and when all is read that was missed. */
export class Outages {
  readonly #options: OutageOptions;
  readonly #place: string;
  #outage: Outage | null = null;

  constructor(options: OutageOptions) {
    this.#options = options;
    const { host, pathname } = new URL(options.address);
    // Without a query, which may hold a key.
    this.#place = host + pathname;
  }

  failed({ name, kind }: Job, { error, failures, pause }: JobFailure): void {
    const operation = operationOf(error);
    const reason = operation === null ? reasonOf(error) : `${operation}: ${reasonOf(error)}`;
    const where = operation === null ? '' : ` from ${this.#place}`;
    const line = `archive: ${name} is not read${where}, and is tried again in ${Math.ceil(pause / 1_000)} s: ${reason}`;
    this.#options.log(failures === 1 ? 'warn' : 'debug', line);
    if (kind !== undefined) this.#note(kind, reason);
  }

  /** Notes a job that was done; that of a kind has read all up to the present. */
  succeeded({ kind }: Job): void {
    const outage = this.#outage;
    if (!outage || kind === undefined || !outage.missing.delete(kind)) return;
    const now = this.#now();
    if (outage.missing.size > 0) return;
    const [behind, took] = [outage.failedAt - outage.since, now - outage.failedAt].map(inMinutes);
    const kinds = outage.kinds.size === 1 ? '1 kind' : `${outage.kinds.size} kinds`;
    this.#options.log('info', `archive: ${kinds} behind by ${behind} minutes, caught up in ${took}`);
    this.#outage = null;
  }

  #note(kind: string, reason: string): void {
    const now = this.#now();
    this.#outage ??= { since: now, kinds: new Set(), missing: new Set(), failedAt: now, toldAt: now };
    const outage = this.#outage;
    outage.kinds.add(kind);
    outage.missing.add(kind);
    outage.failedAt = now;
    if (now - outage.toldAt < HOUR) return;
    outage.toldAt = now;
    const minutes = inMinutes(now - outage.since);
    const kinds = [...outage.missing].join(', ');
    this.#options.log(
      'warn',
      `archive: ${kinds} not read from ${this.#place} for ${minutes} minutes: ${reason}`,
    );
  }

  #now = (): number => this.#options.clock.passed() / 1_000;
}

const inMinutes = (seconds: number): number => Math.round(seconds / 60);
