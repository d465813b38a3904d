import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Log } from '../../log.ts';
import type { ClientAnswer, ClientQuestion, ClientSettings, FromProcess, ToProcess } from './messages.ts';

const ENTRY = fileURLToPath(new URL('process-entry.mjs', import.meta.url));

/**
 * A full heap ends the process. Four answers of the largest size, with all that they are made of, take half of it.
 */
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

interface Asked {
  readonly resolve: (answer: ClientAnswer | null) => void;
  readonly reject: (error: Error) => void;
  isLate: boolean;
}

/** The process that answers clients of the API: started on demand, and restarted after it has ended. */
export class ClientProcess {
  readonly #settings: ClientSettings;
  readonly #log: Log;
  readonly #longest: number;
  readonly #asked = new Map<number, Asked>();
  #child: ChildProcess | undefined;
  #started: Promise<ChildProcess> | undefined;
  #failedAt = -Infinity;
  #ids = 0;
  #stopping = false;

  /** @param longest milliseconds after which a process without an answer is killed */
  constructor(settings: ClientSettings, log: Log, longest: number) {
    this.#settings = settings;
    this.#log = log;
    this.#longest = longest;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Sends a query to the process, and abandons it when `signal` aborts.
   * @throws ProcessEnded
   */
  async ask(question: ClientQuestion, signal: AbortSignal): Promise<Response> {
    const child = await this.started();
    signal.throwIfAborted();
    const id = (this.#ids += 1);
    const answer = new Promise<ClientAnswer | null>((resolve, reject) => {
      this.#asked.set(id, { resolve, reject, isLate: false });
    });
    const leave = () => tell(child, { type: 'leave', id });
    signal.addEventListener('abort', leave, { once: true });
    const limit = setTimeout(() => this.#endFor(id), this.#longest);
    tell(child, { type: 'ask', id, question });
    try {
      return responseOf(await answer);
    } finally {
      clearTimeout(limit);
      signal.removeEventListener('abort', leave);
      this.#asked.delete(id);
    }
  }

  stop(): void {
    this.#stopping = true;
    this.#child?.kill('SIGKILL');
  }

  #endFor(id: number): void {
    const asked = this.#asked.get(id);
    if (!asked) return;
    asked.isLate = true;
    this.#child?.kill('SIGKILL');
  }

  /**
   * Starts the process unless it runs, and waits until it is ready.
   * @throws ProcessEnded where it does not start
   */
  started(): Promise<ChildProcess> {
    if (this.#stopping || performance.now() - this.#failedAt < PAUSE) {
      return Promise.reject(new ProcessEnded(false));
    }
    this.#started ??= this.#start();
    return this.#started;
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(ENTRY, {
      execArgv: FLAGS,
      serialization: 'advanced',
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    const limit = setTimeout(() => child.kill('SIGKILL'), LONGEST_START);
    try {
      await new Promise<void>((resolve, reject) => {
        child.on('message', (message: FromProcess) => this.#hear(message, resolve));
        child.once('error', reject);
        child.once('exit', (code, signal) => {
          this.#ended(signal ?? code);
          reject(new ProcessEnded(false));
        });
        tell(child, { type: 'start', settings: this.#settings });
      });
      return child;
    } catch (error) {
      this.#failedAt = performance.now();
      this.#started = undefined;
      throw error;
    } finally {
      clearTimeout(limit);
    }
  }

  #hear(message: FromProcess, ready: () => void): void {
    if (message.type === 'ready') ready();
    if (message.type === 'log') this.#log(message.level, message.text);
    if (message.type === 'answer') this.#asked.get(message.id)?.resolve(message.answer);
  }

  #ended(how: NodeJS.Signals | number | null): void {
    this.#child = undefined;
    this.#started = undefined;
    if (!this.#stopping) this.#log('warn', `the process that answers clients of the API ended (${how})`);
    for (const { reject, isLate } of this.#asked.values()) reject(new ProcessEnded(isLate));
  }
}

/** Sends a message. Errors are ignored: a process that has ended is noticed by its exit. */
const tell = (child: ChildProcess, message: ToProcess): void => void child.send(message, () => undefined);

/** @throws ProcessEnded where there is no answer: the process has logged why, or the client has disconnected */
function responseOf(answer: ClientAnswer | null): Response {
  if (!answer) throw new ProcessEnded(false);
  const { status, headers, body } = answer;
  return new Response(body.length > 0 ? body : null, { status, headers });
}
