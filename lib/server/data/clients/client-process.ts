import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import type { DatabaseOptions } from '#graphql/sql/engine/connection/database.ts';
import type { Log } from '../../log.ts';

const ENTRY = fileURLToPath(new URL('process-entry.mjs', import.meta.url));

/** A full heap ends the process. Four answers of the largest size, with all that they are made of, take half of it. */
const FLAGS = ['--max-old-space-size=192', '--max-semi-space-size=8'];

/** Milliseconds that a process may take to start; on a quiet machine it takes one second. */
const LONGEST_START = 30_000;
/** Milliseconds between a failed start and the next one. */
const PAUSE = 1_000;

/** The process ended before it answered. */
export class ProcessEnded extends Error {
  override readonly name = 'ProcessEnded';
  /** True if it was killed because this query took too long. */
  readonly isLate: boolean;

  constructor(isLate: boolean) {
    super('The process that answers clients has ended.');
    this.isLate = isLate;
  }
}

/** A client's request, reduced to what the API reads. */
export interface ClientQuestion {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
}

interface Running {
  readonly child: ChildProcess;
  /** Its port on this machine. */
  readonly port: number;
  /** Resolves when it has ended. */
  readonly ended: Promise<unknown>;
}

/** Headers of the connection to the process, which say nothing to the client. */
const OF_CONNECTION: ReadonlySet<string> = new Set(['connection', 'date', 'keep-alive', 'transfer-encoding']);

/** The process that answers clients of the API: started on demand, and restarted after it has ended. */
export class ClientProcess {
  readonly #database: DatabaseOptions;
  readonly #log: Log;
  readonly #longest: number;
  #child: ChildProcess | undefined;
  #started: Promise<Running> | undefined;
  #failedAt = -Infinity;
  #stopping = false;

  /** @param longest milliseconds after which a process without an answer is killed */
  constructor(database: DatabaseOptions, log: Log, longest: number) {
    this.#database = database;
    this.#log = log;
    this.#longest = longest;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Sends a query to the process, and abandons it when `signal` aborts. @throws ProcessEnded */
  async ask(question: ClientQuestion, signal: AbortSignal): Promise<Response> {
    const { child, port, ended } = await this.started();
    signal.throwIfAborted();
    let isLate = false;
    const limit = setTimeout(() => {
      isLate = true;
      child.kill('SIGKILL');
    }, this.#longest);
    try {
      return await answerAt(port, question, signal);
    } catch {
      signal.throwIfAborted();
      // It has ended, or is of no use any more.
      child.kill('SIGKILL');
      await ended;
      throw new ProcessEnded(isLate);
    } finally {
      clearTimeout(limit);
    }
  }

  stop(): void {
    this.#stopping = true;
    this.#child?.kill('SIGKILL');
  }

  /** Starts the process unless it runs, and waits until it is ready. @throws ProcessEnded where it does not start */
  started(): Promise<Running> {
    if (this.#stopping || performance.now() - this.#failedAt < PAUSE) {
      return Promise.reject(new ProcessEnded(false));
    }
    this.#started ??= this.#start();
    return this.#started;
  }

  async #start(): Promise<Running> {
    const child = fork(ENTRY, { execArgv: FLAGS, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child = child;
    const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST_START);
    const ended = once(child, 'exit')
      .then(([code, signal]: unknown[]) => this.#ended(signal ?? code))
      .catch((error: unknown) => this.#ended(error));
    try {
      // A message, and no argument, since it may hold a password.
      child.send({ ...this.#database }, () => undefined);
      const isOver = ended.then((): AddressInfo[] => []);
      const [address]: AddressInfo[] = await Promise.race([once(child, 'message'), isOver]);
      if (!address) throw new ProcessEnded(false);
      return { child, port: address.port, ended };
    } catch (error) {
      this.#failedAt = performance.now();
      this.#started = undefined;
      throw error;
    } finally {
      clearTimeout(limit);
    }
  }

  #ended(how: unknown): void {
    this.#child = undefined;
    this.#started = undefined;
    if (!this.#stopping) this.#log('warn', `the process that answers clients of the API ended (${how})`);
  }
}

/** @throws Error where no whole answer comes */
async function answerAt(port: number, question: ClientQuestion, signal: AbortSignal): Promise<Response> {
  const { body, ...head } = question;
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ ...head, host: '127.0.0.1', port, agent: false, signal }, resolve)
      .once('error', reject)
      .end(body ?? undefined);
  });
  const bytes = new Uint8Array(await buffer(answer));
  const headers = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.has(name));
  return new Response(bytes.length > 0 ? bytes : null, {
    status: answer.statusCode ?? 0,
    headers: headers.map(([name, value]): [string, string] => [name, String(value)]),
  });
}
