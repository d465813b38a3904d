import { bulkhead, BulkheadRejectedError } from 'cockatiel';

import { QUERY_LIMITS } from '#graphql/server/limits.ts';
import type { DatabaseOptions } from '#graphql/sql/engine/connection/database.ts';

import { describe, type Log } from '../../log.ts';
import { ClientProcess, type ClientQuestion, ProcessEnded } from './client-process.ts';

/** Seconds after which a client may retry. */
const RETRY_AFTER = '2';

const REFUSALS = {
  /** Too many queries at the moment. */
  busy: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    message: 'The API has too many queries to answer. Ask again in a moment.',
  },
  /** The process that answers has ended. */
  away: {
    status: 503,
    code: 'SERVICE_UNAVAILABLE',
    message: 'The API is not available. Ask again in a moment.',
  },
  /** The query took too long, and its process was killed. */
  late: {
    status: 200,
    code: 'TIMEOUT',
    message: 'The query took too long. Ask for less at once.',
  },
} as const;

/** The answer to a query that was refused or failed before the API could answer it, in the API's form. */
function refusalOf(reason: keyof typeof REFUSALS): Response {
  const { status, code, message } = REFUSALS[reason];
  return Response.json(
    { errors: [{ message, extensions: { code } }] },
    { status, headers: status === 503 ? { 'retry-after': RETRY_AFTER } : {} },
  );
}

/** The status of an answer for which the process has logged a failure. */
const FAILED = 503;

/** A query found no slot in time. */
class WaitedTooLong extends Error {}

/** Limits on the queries of clients. */
export interface ClientQueryLimits {
  /** Queries at a time: while one waits for the database, another is computed. */
  readonly slots: number;
  /** Queries that wait for a slot. A site that reads from this API sends up to 32 at a time. */
  readonly queue: number;
  /** Milliseconds after which a waiting query is refused. */
  readonly patience: number;
  /** Milliseconds after which a process without an answer is killed: it no longer reacts to an abort. */
  readonly longest: number;
}

const LIMITS: ClientQueryLimits = {
  slots: 4,
  queue: 200,
  patience: 3_000,
  longest: 2 * QUERY_LIMITS.milliseconds,
};

/** The request headers that the API reads. */
const READ = ['accept', 'content-type'];

/**
 * Answers clients of the API in a separate process, so that a query which uses up its processor time or memory slows no
 * page. What exceeds the limits is refused at once. The first query starts the process, and the next one restarts it
 * after it has ended.
 */
export class ClientApi {
  readonly #limits: ClientQueryLimits;
  readonly #bulkhead;
  readonly #process: ClientProcess;
  readonly #log: Log;
  /** Queries that wait for the process to start. */
  #starting = 0;

  /** @param limits overrides of the usual limits */
  constructor(database: DatabaseOptions, log: Log, limits: Partial<ClientQueryLimits> = {}) {
    this.#limits = { ...LIMITS, ...limits };
    this.#log = log;
    this.#bulkhead = bulkhead(this.#limits.slots, this.#limits.queue);
    this.#process = new ClientProcess(database, log, this.#limits.longest);
  }

  /** The id of the process; undefined while none runs. */
  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Answers a request; rejects only when its signal aborts. */
  async fetch(request: Request): Promise<Response> {
    if (this.#starting > this.#limits.queue) return refusalOf('busy');
    try {
      const answer = await this.#answer(await questionOf(request), request.signal);
      return answer.status === FAILED ? refusalOf('away') : answer;
    } catch (error) {
      request.signal.throwIfAborted();
      return this.#refuse(error);
    }
  }

  async #answer(question: ClientQuestion, signal: AbortSignal): Promise<Response> {
    await this.#started();
    const waiting = AbortSignal.timeout(this.#limits.patience);
    let hasSlot = false;
    const isOver = new Promise<never>((_, refuse) => {
      waiting.addEventListener('abort', () => hasSlot || refuse(new WaitedTooLong()));
    });
    // Without the bulkhead's own signal: when that aborts a waiting call, no other one starts in its place.
    const answer = this.#bulkhead.execute(() => {
      if (waiting.aborted) throw new WaitedTooLong();
      hasSlot = true;
      signal.throwIfAborted();
      return this.#process.ask(question, signal);
    });
    return Promise.race([isOver, answer]);
  }

  /** Waits for the process to start. This does not count against the patience of a query. */
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
    if (error instanceof BulkheadRejectedError || error instanceof WaitedTooLong) return refusalOf('busy');
    if (error instanceof ProcessEnded) return refusalOf(error.isLate ? 'late' : 'away');
    this.#log('error', `graphql ${describe(error)}`);
    return refusalOf('away');
  }
}

async function questionOf(request: Request): Promise<ClientQuestion> {
  const { pathname, search } = new URL(request.url);
  const headers = READ.flatMap((name) => {
    const value = request.headers.get(name);
    return value === null ? [] : [[name, value]];
  });
  const body = request.body && (await request.text());
  return { path: pathname + search, method: request.method, headers: Object.fromEntries(headers), body };
}
