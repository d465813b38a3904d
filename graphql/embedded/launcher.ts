import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SocketAddress } from '#graphql/sql/engine/reconnecting-socket.ts';
import type { WorldOptions } from '#graphql/world/world-table.ts';
import type { ChildMessage, ChildOptions } from './child-protocol.ts';
import { socketPlace } from './socket-place.ts';
import { SITE_WORLD } from './world-module.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CHILD = fileURLToPath(new URL('boot.mjs', import.meta.url));

const TWO_DAYS = 2 * 86_400;
/** Pauses before the next start of a process that keeps dying. */
const RESTART_PAUSES_MS = [0, 0, 0, 500, 2_000, 5_000];
/** A process that lived this long starts the pauses anew. */
const STEADY_MS = 10_000;
const STOP_PATIENCE_MS = 5_000;
/** A query cannot be interrupted: a process silent for this many checks is killed and started again. */
const CHECK_MS = 5_000;
const SILENT_CHECKS = 4;

export interface EmbeddedOptions extends WorldOptions {
  /** Created when missing. One process at a time. */
  readonly dataDir: string;
  /** Where an empty database is kept for later starts; `dataDir` unless told. Any number of processes. */
  readonly templateDir?: string;
  /** Seconds after which a stored world is generated anew; two days unless told. 0 asks for exactly `now`. */
  readonly maxAge?: number;
  /** Address of the generator's module, for tests. */
  readonly worldModule?: string;
  /** Steps of the first start and troubles of later ones, for people to read. */
  readonly onProgress?: (text: string) => void;
}

export interface EmbeddedDatabase {
  /** For `openDatabase`; stays the same when the process is started again. */
  readonly connection: SocketAddress;
  /** Whether the world had to be generated at the first start. */
  readonly generated: boolean;
  /** The process at present. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the database process and keeps it running: when it dies it is started again at once.
 * Resolves when it answers. It never outlives this process.
 * @throws Error named as in the child (such as DataInUseError) when the first start fails
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { seed, now, scale, maxAge = TWO_DAYS, worldModule = SITE_WORLD } = options;
  const dataDir = resolve(options.dataDir);
  const templateDir = resolve(options.templateDir ?? dataDir);
  const connection = await socketPlace(dataDir);
  const wanted = { seed, now, scale, maxAge, worldModule };
  const keeper = new Keeper({ dataDir, templateDir, address: connection, ...wanted }, options.onProgress);
  const generated = await keeper.start();
  return { connection, generated, pid: () => keeper.pid, stop: () => keeper.stop() };
}

class Keeper {
  readonly #options: Omit<ChildOptions, 'proven'>;
  readonly #report: (text: string) => void;
  #child: ChildProcess | undefined;
  #stopping = false;
  #proven = false;
  #deaths = 0;

  constructor(options: Omit<ChildOptions, 'proven'>, report: (text: string) => void = () => undefined) {
    this.#options = options;
    this.#report = report;
  }

  get pid() {
    return this.#child?.pid;
  }

  /** Resolves when a new process answers, with whether it generated the world; then watches over it. */
  async start(): Promise<boolean> {
    const started = Date.now();
    const child = fork(CHILD, [JSON.stringify({ ...this.#options, proven: this.#proven })], {
      cwd: ROOT,
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    this.#child = child;
    const generated = await whenReady(child, this.#report);
    this.#proven = true;
    const watch = watchOver(child);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      if (Date.now() - started > STEADY_MS) this.#deaths = 0;
      this.#restart(`ended (${signal ?? code})`);
    });
    return generated;
  }

  #restart(reason: string) {
    if (this.#stopping) return;
    const pause = RESTART_PAUSES_MS[Math.min(this.#deaths++, RESTART_PAUSES_MS.length - 1)];
    this.#report(`the database process ${reason}; starting it again`);
    setTimeout(() => this.#startAgain(), pause);
  }

  #startAgain() {
    if (this.#stopping) return;
    this.start().catch((error: Error) => this.#restart(`did not start (${error.message})`));
  }

  async stop() {
    this.#stopping = true;
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const exit = once(child, 'exit');
    const impatience = setTimeout(() => child.kill('SIGKILL'), STOP_PATIENCE_MS);
    child.kill('SIGTERM');
    await exit;
    clearTimeout(impatience);
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

function watchOver(child: ChildProcess): NodeJS.Timeout {
  let silent = 0;
  child.on('message', () => (silent = 0));
  return setInterval(() => {
    silent += 1;
    if (silent > SILENT_CHECKS) child.kill('SIGKILL');
  }, CHECK_MS).unref();
}
