import cluster from 'node:cluster';
import type { Server } from 'node:http';
import type { Env } from '#lib/env.ts';
import type { SharedSitemap } from '#lib/sitemaps/shared-sitemaps.ts';
import { createSitemapCache } from '#lib/sitemaps/sitemap-cache.ts';
import { within } from '#lib/within.ts';
import { type DataOwner, startDataOwner } from '../data/data-owner.ts';
import { openAdmin } from '../launch/observe.ts';
import { addressOf } from '../launch/command-env.mjs';
import { createLimits } from '../launch/site-parts.ts';
import type { ClientLimits } from '../http/guards/client-limits.ts';
import { newServerState } from '../http/server-state.ts';
import { createLog, type Log } from '../log.ts';
import { Metrics } from '../metrics.ts';
import { createOperator } from '../operator/operator.ts';
import { createPreviewPool, type PreviewPool } from '../previews/preview-pool.ts';
import { toEpoch } from '../shared/epoch.ts';
import type { Purge } from '../shared/purge.ts';
import { sharedPartOf } from './cache-share.ts';
import type { PurgeMessage } from './functions.ts';
import { SharedPages } from './shared-pages.ts';
import { type FunctionsFor, type Member, WorkerPool } from './worker-pool.ts';

/*
 * WEB_WORKERS processes answer pages behind one port. This is the process that starts them; it answers no page itself.
 *
 * - It owns what exists once: the embedded database with its world, the listener for writes to an own database, the
 *   process that draws previews, the counts of clients, and the port for operators.
 * - It has a page cache for all workers (shared-pages.ts): what one has rendered, the others take from here. A purge
 *   reaches all of them, whichever worker gets it.
 * - It keeps sitemap files for all workers, so that one of them makes each file.
 * - A worker that crashes is replaced (worker-pool.ts). SIGHUP replaces them one by one: the new one listens before the
 *   old one closes its connections.
 *
 * The processes call the functions of functions.ts. With WEB_WORKERS=1 none of this exists.
 */

const MEGABYTE = 1024 * 1024;

/** Milliseconds to wait for a worker's part in a purge or in the metrics. */
const PATIENCE = 5_000;

/** The process that starts the workers, and owns what they share. */
export class PrimaryProcess {
  readonly #env: Env;
  readonly #log: Log;
  readonly #metrics = new Metrics();
  readonly #sharedPages: SharedPages;
  readonly #sitemaps = createSitemapCache<SharedSitemap>();
  readonly #previews: PreviewPool;
  readonly #limits: ClientLimits | undefined;
  readonly #owner: Promise<DataOwner>;
  readonly #pool: WorkerPool;
  #admin: Server | undefined;
  /** The port of all workers, set once they have started. */
  #port: number | undefined;

  constructor(env: Env) {
    const log = createLog(env.LOG_LEVEL, env.LOG_FORMAT);
    this.#env = env;
    this.#log = log;
    this.#sharedPages = new SharedPages(sharedPartOf(env) * MEGABYTE);
    this.#metrics.watchSharedPages(this.#sharedPages);
    this.#previews = createPreviewPool(log, { patience: env.API_TIMEOUT_MS });
    this.#limits = createLimits(env);
    this.#owner = startDataOwner(env, log, () => void this.purge(everything()));
    // Workers that wait for it get the error, and report it.
    this.#owner.catch(() => undefined);
    const workers = this.#metrics.watchWorkers(() => this.#pool.members.length);
    const functionsFor: FunctionsFor = (member) => this.#functionsFor(member);
    this.#pool = new WorkerPool(env.WEB_WORKERS, functionsFor, log, () => workers.noteEnd());
  }

  /**
   * Starts all workers. Resolves to the line that says they are ready.
   * @throws StartError when one cannot start
   */
  async start(): Promise<string> {
    const { ADMIN_PORT, WEB_WORKERS } = this.#env;
    const listening = new Promise<number>((resolve) => {
      cluster.once('listening', (_worker, address) => resolve(address.port));
    });
    if (ADMIN_PORT !== undefined) this.#admin = await this.#openAdmin(ADMIN_PORT);
    const label = await this.#pool.start();
    const port = await listening;
    this.#port = port;
    const seconds = process.uptime().toFixed(1);
    return `War Ledger is ready on ${addressOf(this.#env.HOST, port)} (${label}, ${WEB_WORKERS} workers, ${seconds} s)`;
  }

  /** Replaces the workers one by one, with the current sources and build. */
  reload(): Promise<void> {
    return this.#pool.reload();
  }

  /** Stops the workers gracefully, and then everything else. */
  async stop(reason: string): Promise<void> {
    this.#log('info', `stopping: ${reason}`);
    await this.#pool.stop(reason);
    this.#limits?.close();
    this.#admin?.close();
    await Promise.allSettled([this.#previews.close(), this.#owner.then((owner) => owner.stop())]);
  }

  /** Purges all workers except the one that asks. Returns the number of pages that they dropped. */
  async purge(purge: PurgeMessage, asker?: Member): Promise<number> {
    this.#sharedPages.forget(purge);
    const others = this.#pool.members.filter((member) => member !== asker);
    const dropped = await fromEach(others, ({ calls }) => calls.forget(purge));
    return dropped.reduce((sum, one) => sum + one, 0);
  }

  /** Metrics of all processes, as text. */
  async metricsText(): Promise<string> {
    const ofWorkers = await fromEach(this.#pool.members, ({ calls }) => calls.metrics());
    return Metrics.textOfAll([await this.#metrics.json(), ...ofWorkers]);
  }

  #functionsFor(member: () => Member | undefined): ReturnType<FunctionsFor> {
    const pages = this.#sharedPages;
    return {
      surroundings: () => ({ port: this.#port }),
      database: async () => (await this.#owner).database,
      findPage: (key, path) => pages.find(key, path),
      keepPage: (page) => pages.keep(page),
      findSitemap: (name) => this.#sitemaps.get(name),
      keepSitemap: (name, sitemap) => void this.#sitemaps.set(name, sitemap),
      purge: (purge) => this.purge(purge, member()),
      metricsText: () => this.metricsText(),
      draw: (preview) => this.#previews.draw(preview).catch(() => undefined),
      secondsToWait: async (...request) => this.#limits?.secondsToWait(...request) ?? 0,
    };
  }

  #openAdmin(port: number): Promise<Server> {
    const metrics = { contentType: this.#metrics.contentType, text: () => this.metricsText() };
    const pages = { purge: ({ path, since }: Purge) => this.purge({ path, since: toEpoch(since) }) };
    const operator = createOperator(metrics, () => pages);
    return openAdmin(port, operator, newServerState('ready'), this.#log);
  }
}

const everything = (): PurgeMessage => ({ path: undefined, since: toEpoch(performance.now()) });

/** Asks every worker, and returns the answers of those that answer in time. */
async function fromEach<Answer>(
  members: readonly Member[],
  ask: (member: Member) => Promise<Answer>,
): Promise<readonly Answer[]> {
  const answers = await Promise.all(
    members.map((member) =>
      within(
        PATIENCE,
        ask(member).catch(() => undefined),
      ),
    ),
  );
  return answers.filter((one) => one !== undefined);
}
