import cluster, { type Worker } from 'node:cluster';
import { EventEmitter, once } from 'node:events';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { Log } from '../log.ts';
import { StartError } from '../start-error.ts';
import { callsOver, NO_LIMIT } from './channel.ts';
import type { PrimaryFunctions, WorkerFunctions } from './functions.ts';

/** Milliseconds before a worker that failed to start is started again, by the number of failures before. */
const RESTART_DELAYS = [0, 100, 500, 1_000, 5_000];
/**
 * Milliseconds after which a worker that was asked to stop is killed. Its requests and its database get 15 seconds.
 */
const STOP_TIMEOUT = 20_000;

/*
 * Workers take connections from one socket by themselves. Where the primary process hands them over, which is Node's
 * default, one that is on its way to a worker that is killed stays open, and its client waits forever.
 */
cluster.schedulingPolicy = cluster.SCHED_NONE;

/** A worker, as the primary process sees it. */
export interface Member {
  readonly worker: Worker;
  readonly calls: BirpcReturn<WorkerFunctions, PrimaryFunctions>;
  /** Resolves to the name of its data source once it answers pages. */
  readonly ready: Promise<string>;
}

type Settling = Pick<PrimaryFunctions, 'ready' | 'failed'>;

/** The functions for one member, except for those by which it reports the outcome of its start. */
export type FunctionsFor = (member: () => Member | undefined) => Omit<PrimaryFunctions, keyof Settling>;

/**
 * Keeps a number of workers running behind one port; a free one takes the next connection. A worker
 * that crashes is replaced, and a reload replaces all of them one by one.
 */
export class WorkerPool {
  readonly #count: number;
  readonly #functionsFor: FunctionsFor;
  readonly #log: Log;
  readonly #onLost: () => void;
  readonly #members = new Set<Member>();
  readonly #leaving = new Set<Member>();
  #failures = 0;
  #isStopping = false;
  #reloading: Promise<void> | undefined;

  /** @param onLost is called when a worker has crashed */
  constructor(count: number, functionsFor: FunctionsFor, log: Log, onLost: () => void) {
    this.#count = count;
    this.#functionsFor = functionsFor;
    this.#log = log;
    this.#onLost = onLost;
    cluster.setupPrimary({ serialization: 'advanced' });
  }

  /** All running workers, ready or not. */
  get members(): readonly Member[] {
    return [...this.#members];
  }

  /**
   * Starts all workers. Resolves to the name of their data source once all answer pages.
   * @throws StartError when one cannot start
   */
  async start(): Promise<string> {
    const members = Array.from({ length: this.#count }, () => this.#add());
    const labels = await Promise.all(members.map(({ ready }) => ready));
    for (const member of members) this.#watch(member);
    return labels[0] ?? '';
  }

  /** Replaces the workers one by one. Stops at the first that cannot start, and keeps the others. */
  reload(): Promise<void> {
    this.#reloading ??= this.#replaceAll().finally(() => {
      this.#reloading = undefined;
    });
    return this.#reloading;
  }

  /** Stops all workers gracefully. */
  async stop(reason: string): Promise<void> {
    this.#isStopping = true;
    await Promise.all(this.members.map((member) => this.#end(member, reason, false)));
  }

  async #replaceAll(): Promise<void> {
    for (const old of this.members) {
      if (this.#isStopping || !this.#members.has(old)) continue;
      const fresh = this.#add();
      try {
        await fresh.ready;
      } catch (error) {
        this.#log('error', `reload: the new worker does not start (${String(error)}), the old ones go on`);
        return;
      }
      this.#watch(fresh);
      await this.#end(old, 'another worker takes its place', true);
    }
    this.#log('info', 'reloaded');
  }

  #add(): Member {
    const worker = cluster.fork();
    // A message to a worker that has ended; its exit is handled below.
    worker.on('error', () => undefined);
    const [ready, settling] = startOf(worker);
    const functions = { ...this.#functionsFor(() => member), ...settling };
    const options = { ...callsOver(worker), timeout: NO_LIMIT };
    const calls = createBirpc<WorkerFunctions, PrimaryFunctions>(functions, options);
    const member: Member = { worker, calls, ready };
    this.#members.add(member);
    worker.once('exit', () => {
      this.#members.delete(member);
      calls.$close();
    });
    return member;
  }

  /** Replaces a worker that crashes. */
  #watch(member: Member): void {
    const { worker } = member;
    const replace = (how: string) => {
      if (this.#isStopping || this.#leaving.delete(member)) return;
      this.#log('warn', `a worker ended (${how}); another one takes its place`);
      this.#onLost();
      this.#startAgain();
    };
    if (worker.isDead()) replace('early');
    else worker.once('exit', (code, signal) => replace(signal || String(code)));
  }

  #startAgain(): void {
    if (this.#isStopping) return;
    const fresh = this.#add();
    fresh.ready.then(
      () => {
        this.#failures = 0;
        this.#watch(fresh);
      },
      (error: Error) => {
        const delay = RESTART_DELAYS[Math.min(this.#failures, RESTART_DELAYS.length - 1)];
        this.#failures += 1;
        this.#log('error', `a worker did not start (${error.message})`);
        setTimeout(() => this.#startAgain(), delay);
      },
    );
  }

  async #end(member: Member, reason: string, isReplaced: boolean): Promise<void> {
    const { worker, calls } = member;
    if (worker.isDead()) return;
    this.#leaving.add(member);
    const exit = once(worker, 'exit');
    const limit = setTimeout(() => worker.process.kill('SIGKILL'), STOP_TIMEOUT);
    void calls.stop.asEvent(reason, isReplaced);
    await exit;
    clearTimeout(limit);
  }
}

/** The promise of a worker's start, and the functions that settle it. */
function startOf(worker: Worker): readonly [Promise<string>, Settling] {
  const started = new EventEmitter<{ ready: [string]; failed: [string] }>();
  const ready = new Promise<string>((resolve, reject) => {
    started.once('ready', resolve);
    started.once('failed', (problem) => reject(new StartError(problem)));
    worker.once('exit', (code, signal) => reject(new StartError(`a worker ended (${signal || code}).`)));
  });
  // Not awaiting it must not cause an unhandled rejection.
  ready.catch(() => undefined);
  return [
    ready,
    {
      ready: (label) => void started.emit('ready', label),
      failed: (problem) => void started.emit('failed', problem),
    },
  ];
}
