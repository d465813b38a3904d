import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { DatabaseOptions } from '#graphql/sql/engine/connection/database.ts';
import type { Log } from '../log.ts';
import type { ArchiveReport } from './archive-facts.ts';

const ENTRY = fileURLToPath(new URL('process-entry.mjs', import.meta.url));

/** Milliseconds between two questions to the game's API. */
export const INTERVAL = 2_000;

/** The work of the process. */
export interface ArchiveOrder {
  readonly database: DatabaseOptions;
  /** The address of the game's API. */
  readonly address: string;
  /** Days that the archive has to reach back. */
  readonly days: number;
  /** Milliseconds between two questions, and between the end of the process and its next start. */
  readonly interval: number;
  /** Epoch seconds of a present that stands still; the clock's by default. */
  readonly now?: number;
}

/** The process that keeps the archive: restarted whenever it ends, until `stop`. */
export class ArchiveProcess {
  readonly #order: ArchiveOrder;
  readonly #log: Log;
  #child: ChildProcess | undefined;
  #restart: NodeJS.Timeout | undefined;
  #isStopping = false;
  #report: ArchiveReport | undefined;

  constructor(order: ArchiveOrder, log: Log) {
    this.#order = order;
    this.#log = log;
    this.#start();
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** The last facts that the process told; undefined before the first. */
  get report(): ArchiveReport | undefined {
    return this.#report;
  }

  stop(): void {
    this.#isStopping = true;
    clearTimeout(this.#restart);
    // What it has read is either written or asked for again.
    this.#child?.kill('SIGKILL');
  }

  #start(): void {
    const child = fork(ENTRY, { execArgv: [], stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
    this.#child = child;
    // Safe: process.ts sends nothing else.
    child.on('message', (report) => (this.#report = report as ArchiveReport));
    child.once('error', (error) => this.#log('error', `archive: ${error.message}`));
    child.once('exit', (code, signal) => this.#ended(signal ?? code));
    // A message, and no argument, since it may hold a password.
    child.send({ ...this.#order }, () => undefined);
  }

  #ended(how: unknown): void {
    this.#report = undefined;
    if (this.#isStopping) return;
    this.#log('warn', `the process that keeps the archive ended (${how}); restarting it`);
    this.#restart = setTimeout(() => this.#start(), this.#order.interval);
  }
}
