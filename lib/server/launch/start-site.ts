import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { registerApi } from '#lib/api/registry.ts';
import type { Env } from '#lib/env.ts';
import { registerPreviewDrawer } from '#lib/preview/preview-drawer.ts';
import type { DataSource } from '../data/data-source.ts';
import { startData } from '../data/start-data.ts';
import { indexFiles, servedDirectories } from '../http/files/file-index.ts';
import { createFileHandler } from '../http/files/static-files.ts';
import type { ClientLimits } from '../http/guards/client-limits.ts';
import type { Site } from '../http/site.ts';
import { prepareNext, type NextApp } from '../http/next/next-app.ts';
import type { PageHandler } from '../http/next/pages.ts';
import { oembedPages } from '../page-cache/oembed-pages.ts';
import { queuedPages } from '../http/next/queued-pages.ts';
import { newServerState } from '../http/server-state.ts';
import { createSiteServer, listen, type SiteServer, stopServer } from '../http/wire/http-server.ts';
import { createLog, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { createOperator, type Operator } from '../operator/operator.ts';
import { CachedPages } from '../page-cache/cached-pages.ts';
import { createPreviewPool, type PreviewPool } from '../previews/preview-pool.ts';
import { observeApi, openAdmin } from './observe.ts';
import { openShared, type Shared } from './open-shared.ts';
import { createLimits, createQueue } from './site-parts.ts';

const MEGABYTE = 1024 * 1024;

/** Milliseconds that requests in flight have to finish once the server is asked to stop. */
const REQUEST_TIMEOUT = 10_000;

/** The same under `next dev`, where every open page keeps a socket. */
const REQUEST_TIMEOUT_IN_DEVELOPMENT = 500;

/**
 * Milliseconds in which answers ask clients to close their connections. A connection that the server closes while a
 * request is on its way looks like a failure to the client.
 */
const LETTING_GO = 250;

/** Milliseconds after that in which the database and Next have to close. */
const CLOSE_TIMEOUT = 5_000;

export interface ReadySite {
  readonly port: number;
  /** Names the source of the data. */
  readonly label: string;
}

/** Starts the whole site. It listens first, so that a taken port is reported before anything slow begins. */
export const startSite = (env: Env, dev: boolean): RunningSite => new RunningSite(env, dev);

/** The site in this process, from the start on. */
class RunningSite {
  readonly metrics: Metrics;
  /** Resolves when pages are answered; rejects with the reason why the site cannot start. */
  readonly ready: Promise<ReadySite>;
  readonly #env: Env;
  readonly #dev: boolean;
  readonly #log: Log;
  readonly #operator: Operator;
  readonly #limits: ClientLimits | undefined;
  readonly #site: Site;
  readonly #server: SiteServer;
  /** These are undefined until they have been started. */
  #admin: Server | undefined;
  #data: Promise<DataSource> | undefined;
  #next: Promise<NextApp> | undefined;
  #pages: CachedPages | undefined;
  #previews: PreviewPool | undefined;
  #shared: Shared | undefined;
  #stopTracing: (() => Promise<void>) | undefined;
  #stopListening: (() => Promise<void>) | undefined;

  constructor(env: Env, dev: boolean) {
    const log = createLog(env.LOG_LEVEL, env.LOG_FORMAT);
    const metrics = observeApi(log);
    this.#env = env;
    this.#dev = dev;
    this.#log = log;
    this.metrics = metrics;
    this.#operator = createOperator(
      { contentType: metrics.contentType, text: () => metrics.text() },
      () => this.#pages?.cache,
    );
    this.#limits = createLimits(env);
    const operator = this.#operator;
    this.#site = {
      env,
      dev,
      log,
      state: newServerState(),
      counters: metrics,
      limits: this.#limits,
      operator,
    };
    this.#server = createSiteServer(this.#site);
    this.ready = this.#start();
  }

  async #start(): Promise<ReadySite> {
    const [env, site] = [this.#env, this.#site];
    const port = await listen(this.#server, env.PORT, env.HOST);
    await this.#openAdmin();
    await this.#startTracing();
    this.#data = startData(env, this.#log);
    this.#next = prepareNext({ dev: this.#dev, port, host: env.HOST, server: this.#server });
    const [next, data] = await Promise.all([this.#next, this.#data]);
    registerApi(data.api);
    site.importLines = data.importLines;
    // Under `next dev` Next serves the files itself, since they change.
    if (!this.#dev) {
      site.files = createFileHandler(await indexFiles(servedDirectories));
      this.#shared = openShared(env, this.#log);
    }
    this.#openPages(next.pages);
    this.#stopListening = data.onWritten?.(() => this.#purgeAll());
    if (site.state.phase === 'starting') site.state.phase = 'ready';
    this.#previews = createPreviewPool(this.#log, { patience: env.API_TIMEOUT_MS });
    registerPreviewDrawer(this.#previews);
    return { port, label: data.label };
  }

  async #openAdmin(): Promise<void> {
    const { ADMIN_PORT } = this.#env;
    if (ADMIN_PORT === undefined) return;
    this.#admin = await openAdmin(ADMIN_PORT, this.#operator, this.#site.state, this.#log);
  }

  async #startTracing(): Promise<void> {
    const endpoint = this.#env.OTEL_EXPORTER_OTLP_ENDPOINT;
    if (!endpoint) return;
    const { startTracing } = await import('../tracing/open-telemetry.ts');
    this.#stopTracing = startTracing(endpoint);
  }

  /** Lets visitors have pages: through the render queue and the page cache, where these are on. */
  #openPages(next: PageHandler): void {
    const [env, dev, metrics] = [this.#env, this.#dev, this.metrics];
    const handler = oembedPages(next, env);
    const queue = dev || env.RENDER_WAIT_MS === 0 ? undefined : createQueue(env.RENDER_WAIT_MS, metrics);
    const pages = queue ? queuedPages(handler, queue) : handler;
    this.#site.pages = pages;
    if (dev || env.PAGE_CACHE_MB === 0) return;
    const bytes = env.PAGE_CACHE_MB * MEGABYTE;
    this.#pages = new CachedPages(pages, env, bytes, this.#log, this.#shared?.pages, queue);
    metrics.watchPages(this.#pages.cache);
    this.#site.keptPages = this.#pages;
  }

  #purgeAll(): void {
    this.#pages?.cache.purge({ since: performance.now() }).catch(() => undefined);
  }

  /**
   * Stops gracefully: finishes the requests in flight first.
   * @param lettingGo milliseconds before that, in which answers ask clients to close their connections
   */
  async stop(reason: string, lettingGo = LETTING_GO): Promise<void> {
    const { state } = this.#site;
    this.#log('info', `stopping: ${reason}`);
    state.isRetiring = true;
    await wait(this.#dev ? 0 : lettingGo);
    state.phase = 'stopping';
    this.#shared?.close();
    this.#limits?.close();
    const finished = await stopServer(
      this.#server,
      this.#dev ? REQUEST_TIMEOUT_IN_DEVELOPMENT : REQUEST_TIMEOUT,
    );
    if (!finished) this.#log('warn', 'some requests did not finish in time');
    const closing = [
      this.#next?.then((next) => next.close()),
      this.#stopData(),
      this.#previews?.close(),
      this.#stopTracing?.(),
    ];
    await Promise.race([Promise.allSettled(closing), wait(CLOSE_TIMEOUT)]);
    this.#admin?.close();
  }

  /** Closes the data source, after everything that writes to its database. */
  async #stopData(): Promise<void> {
    await this.#stopListening?.();
    await (await this.#data)?.stop();
  }
}
