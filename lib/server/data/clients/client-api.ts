import { bulkhead, BulkheadRejectedError } from 'cockatiel';
import { QUERY_LIMITS } from '#graphql/server/limits.ts';
import { describe, type Log } from '../../log.ts';
import { refusalOf } from './client-refusals.ts';
import { ClientProcess, ProcessEnded } from './client-process.ts';
import { Patience, PatienceOver } from './patience.ts';
import type { ClientQuestion, ClientSettings } from './messages.ts';

/** Limits of what clients may have done for them at a time. */
export interface ClientLimits {
  /** Queries under way; one waits for the database while another one is computed. */
  readonly places: number;
  /** Queries that wait for a place. A site that reads from this one asks up to 32 at a time. */
  readonly queue: number;
  /** Milliseconds after which one that waits is refused. */
  readonly patience: number;
  /** Milliseconds after which the process is ended that has not answered: it no longer hears that time is over. */
  readonly longest: number;
}

const LIMITS: ClientLimits = {
  places: 4,
  queue: 200,
  patience: 3_000,
  longest: 2 * QUERY_LIMITS.milliseconds,
};

/** The limits of one of several processes that each answer clients: together they do as much as one. */
export const shareOfLimits = (processes: number): Pick<ClientLimits, 'places' | 'queue'> => ({
  places: Math.ceil(LIMITS.places / processes),
  queue: Math.ceil(LIMITS.queue / processes),
});

/** Headers that the API reads. */
const READ = ['accept', 'content-type'];

/**
 * The API for clients elsewhere, in a process of its own: a query that takes all of a processor, or all of the memory
 * that there is for it, costs no page anything. What is beyond the limits hears so at once. The process is started by
 * the first query, and again by the next one when it has ended.
 */
export class ClientApi {
  readonly #limits: ClientLimits;
  readonly #places;
  readonly #process: ClientProcess;
  readonly #log: Log;
  /** Queries that wait for the process. */
  #starting = 0;

  /**
   * @param limits that differ from the usual ones
   */
  constructor(settings: ClientSettings, log: Log, limits: Partial<ClientLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#log = log;
    this.#places = bulkhead(this.#limits.places, this.#limits.queue);
    this.#process = new ClientProcess(settings, log, this.#limits.longest);
  }

  /** The id of the process; undefined while there is none. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Answers a request, as long as its signal lasts. It rejects for no other reason than that. */
  async fetch(request: Request): Promise<Response> {
    if (this.#starting > this.#limits.queue) return refusalOf('busy');
    try {
      return await this.#answer(await questionOf(request), request.signal);
    } catch (error) {
      request.signal.throwIfAborted();
      return this.#refuse(error);
    }
  }

  async #answer(question: ClientQuestion, signal: AbortSignal): Promise<Response> {
    await this.#started();
    const waiting = new Patience(this.#limits.patience);
    try {
      // Not by a signal of the bulkhead: it starts nobody in the place of one that waits no more.
      const answer = this.#places.execute(() => {
        waiting.end();
        signal.throwIfAborted();
        return this.#process.ask(question, signal);
      });
      return await Promise.race([waiting.isOver, answer]);
    } finally {
      waiting.stop();
    }
  }

  /** A process that is being started takes nobody's patience. */
  async #started(): Promise<void> {
    this.#starting += 1;
    try {
      await this.#process.started();
    } finally {
      this.#starting -= 1;
    }
  }

  stop(): void {
    this.#process.stop();
  }

  #refuse(error: unknown): Response {
    if (error instanceof BulkheadRejectedError || error instanceof PatienceOver) return refusalOf('busy');
    if (error instanceof ProcessEnded) return refusalOf(error.isLate ? 'late' : 'away');
    this.#log('error', `graphql ${describe(error)}`);
    return refusalOf('away');
  }
}

async function questionOf(request: Request): Promise<ClientQuestion> {
  const headers = READ.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const body = request.body && (await request.text());
  return { url: request.url, method: request.method, headers: Object.fromEntries(headers), body };
}
