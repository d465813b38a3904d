import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { STOP, type ChildMessage, type ChildOptions } from './child-protocol.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CHILD = fileURLToPath(new URL('child-entry.mjs', import.meta.url));

/**
 * Delays before the next start of a process that failed to start. One that had started is restarted at once, since
 * queries wait for it.
 */
const RESTART_DELAYS_MS = [0, 0, 100, 250, 500, 1_000, 2_000, 5_000];
const STOP_TIMEOUT_MS = 5_000;
/**
 * Milliseconds between heartbeat checks. A query cannot be interrupted: a process that misses too many of them is
 * killed and restarted.
 */
const HEARTBEAT_CHECK_MS = 5_000;
const MAX_MISSED_CHECKS = 4;

/** Starts the database process and restarts it whenever it ends, until `stop`. */
export class Supervisor {
  readonly #options: Omit<ChildOptions, 'skipCheck'>;
  readonly #report: (text: string) => void;
  #child: ChildProcess | undefined;
  #stopping = false;
  #hasStarted = false;
  #failures = 0;

  constructor(options: Omit<ChildOptions, 'skipCheck'>, report: (text: string) => void = () => undefined) {
    this.#options = options;
    this.#report = report;
  }

  get pid() {
    return this.#child?.pid;
  }

  /**
   * Starts the process and restarts it whenever it ends. Resolves when it answers, to true if it generated the world.
   */
  async start(): Promise<boolean> {
    const child = fork(CHILD, [JSON.stringify({ ...this.#options, skipCheck: this.#hasStarted })], {
      cwd: ROOT,
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    const generated = await whenReady(child, this.#report);
    this.#hasStarted = true;
    this.#failures = 0;
    const heartbeat = watchHeartbeat(child);
    child.once('exit', (code, signal) => {
      clearInterval(heartbeat);
      this.#restart(`ended (${signal ?? code})`, 0);
    });
    return generated;
  }

  #restart(reason: string, delay: number) {
    if (this.#stopping) return;
    this.#report(`the database process ${reason}; restarting it`);
    setTimeout(() => this.#retry(), delay);
  }

  #retry() {
    if (this.#stopping) return;
    this.start().catch((error: Error) => {
      const delay = RESTART_DELAYS_MS[Math.min(this.#failures++, RESTART_DELAYS_MS.length - 1)] ?? 0;
      this.#restart(`did not start (${error.message})`, delay);
    });
  }

  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    const killTimer = setTimeout(() => child.kill('SIGKILL'), STOP_TIMEOUT_MS);
    // It ignores signals, since these reach the whole process group.
    child.send(STOP, () => undefined);
    await exit;
    clearTimeout(killTimer);
  }
}

function whenReady(child: ChildProcess, report: (text: string) => void): Promise<boolean> {
  return new Promise((resolve, reject) => {
    child.on('message', (message: ChildMessage) => {
      if (message.type === 'progress') report(message.text);
      if (message.type === 'ready') resolve(message.generated);
      if (message.type === 'failed') reject(Object.assign(new Error(message.text), { name: message.name }));
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The database process ended early (${signal ?? code}).`)),
    );
  });
}

function watchHeartbeat(child: ChildProcess): NodeJS.Timeout {
  let missed = 0;
  child.on('message', () => (missed = 0));
  return setInterval(() => {
    missed += 1;
    if (missed > MAX_MISSED_CHECKS) child.kill('SIGKILL');
  }, HEARTBEAT_CHECK_MS).unref();
}
