import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { registerApi } from '#lib/api/registry.ts';
import type { Env } from '#lib/env.ts';
import { registerPreviewDrawer } from '#lib/preview/preview-drawer.ts';
import { registerSharedSitemaps } from '#lib/sitemaps/shared-sitemaps.ts';
import type { DataSource } from '../data/data-source.ts';
import { startData } from '../data/start-data.ts';
import { indexFiles, servedDirectories } from '../http/files/file-index.ts';
import { createFileHandler } from '../http/files/static-files.ts';
import type { Site } from '../http/site.ts';
import { prepareNext, type NextApp } from '../http/next/next-app.ts';
import type { PageHandler } from '../http/next/pages.ts';
import { queuedPages } from '../http/next/queued-pages.ts';
import { newServerState } from '../http/server-state.ts';
import { createSiteServer, listen } from '../http/wire/http-server.ts';
import { stopServer } from '../http/wire/stop-server.ts';
import { createLog } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { createOperator } from '../operator/operator.ts';
import { CachedPages } from '../page-cache/cached-pages.ts';
import { policyOrigins } from '../page-cache/make-copy.ts';
import { RedisPages } from '../page-cache/shared/redis-pages.ts';
import { TwoStores } from '../page-cache/shared/two-stores.ts';
import { createPreviewPool, type PreviewPool } from '../previews/preview-pool.ts';
import { RedisSitemaps } from '../shared/redis-sitemaps.ts';
import type { RedisStore } from '../shared/redis-store.ts';
import { cacheShareOf } from '../workers/cache-share.ts';
import type { WorkerParts } from '../workers/worker-parts.ts';
import { observeApi, openAdmin } from './observe.ts';
import { createLimits, createQueue, openStore, shareAnswers } from './site-parts.ts';

const MEGABYTE = 1024 * 1024;

/** Milliseconds that requests in flight have to finish once the server is asked to stop. */
const REQUEST_TIMEOUT = 10_000;

/** The same under `next dev`, where every open page holds a socket for as long as it is open. */
const REQUEST_TIMEOUT_IN_DEVELOPMENT = 500;

/**
 * Milliseconds in which answers ask visitors to let go of their connections: one that is closed while a request is on
 * its way looks like a failure to whoever has sent it.
 */
const LETTING_GO = 250;

/** Milliseconds that the database and Next have to close afterwards. */
const CLOSE_TIMEOUT = 5_000;

export interface RunningSite {
  /** Resolves when pages are answered. Rejects with the reason why the site cannot start. */
  readonly ready: Promise<ReadySite>;
  readonly metrics: Metrics;
  /**
   * Stops when the requests in flight are answered.
   * @param lettingGo milliseconds before that, in which visitors are asked to let go of their connections
   */
  stop(reason: string, lettingGo?: number): Promise<void>;
}

export interface ReadySite {
  readonly port: number;
  /** Says what data the pages are made of. */
  readonly label: string;
}

/** Parts that are there once they have been started. */
interface Started {
  admin?: Server;
  data?: Promise<DataSource>;
  next?: Promise<NextApp>;
  pages?: CachedPages;
  previews?: PreviewPool;
  store?: RedisStore | undefined;
  stopTracing?: () => Promise<void>;
  stopHearing?: (() => Promise<void>) | undefined;
}

/**
 * Starts the whole site. It listens first, so that a taken port is told before anything slow begins.
 * @param worker parts that a primary process has, if this is one of several workers
 */
export function startSite(env: Env, dev: boolean, worker?: WorkerParts): RunningSite {
  const log = createLog(env.LOG_LEVEL, env.LOG_FORMAT);
  const metrics = observeApi(log);
  const started: Started = {};
  const operator = createOperator(
    { contentType: metrics.contentType, text: worker?.metricsText ?? (() => metrics.text()) },
    () => started.pages?.cache,
  );
  const ownLimits = worker ? undefined : createLimits(env);
  const limits = worker?.limits ?? ownLimits;
  const site: Site = { env, dev, log, state: newServerState(), counters: metrics, limits, operator };
  const server = createSiteServer(site);

  async function start(): Promise<ReadySite> {
    const port = worker?.port ?? (await listen(server, env.PORT, env.HOST));
    if (env.ADMIN_PORT !== undefined && !worker) {
      started.admin = await openAdmin(env.ADMIN_PORT, operator, site.state, log);
    }
    if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
      const { startTracing } = await import('../tracing/open-telemetry.ts');
      started.stopTracing = startTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT);
    }
    started.data = worker ? worker.startData(env, log) : startData(env, log);
    started.next = prepareNext({ dev, port, host: env.HOST, server });
    const [next, data] = await Promise.all([started.next, started.data]);
    registerApi(data.api);
    site.importLines = data.importLines;
    // Under `next dev` Next itself knows the files, which change.
    if (!dev) {
      site.files = createFileHandler(await indexFiles(servedDirectories));
      started.store = openStore(env, log);
      shareAnswers(env, started.store, metrics, log);
      registerSharedSitemaps(started.store ? new RedisSitemaps(started.store) : worker?.sitemaps);
    }
    keepPages(next.pages);
    // Every instance is told by the database itself, and workers by their primary process.
    if (!worker) started.stopHearing = data.onWritten?.(purgeAll);
    if (site.state.phase === 'starting') site.state.phase = 'ready';
    if (!worker) started.previews = createPreviewPool(log, { patience: env.API_TIMEOUT_MS });
    registerPreviewDrawer(worker?.drawer ?? started.previews);
    // Not on the port that 0 has led to: all workers listen on the same address, or they are in each other's way.
    if (worker?.port !== undefined) await listen(server, env.PORT, env.HOST);
    return { port, label: data.label };
  }

  function keepPages(pages: PageHandler): void {
    const queue = dev || env.RENDER_WAIT_MS === 0 ? undefined : createQueue(env.RENDER_WAIT_MS, metrics);
    site.pages = queue ? queuedPages(pages, queue) : pages;
    if (dev || env.PAGE_CACHE_MB === 0) return;
    const far = started.store && new RedisPages(started.store, { origins: policyOrigins(env), log });
    const shared = far && worker ? new TwoStores(worker.pages, far) : (worker?.pages ?? far);
    const bytes = (worker ? cacheShareOf(env) : env.PAGE_CACHE_MB) * MEGABYTE;
    const kept = new CachedPages(site.pages, env, bytes, log, shared, queue);
    started.pages = kept;
    metrics.watchPages(kept.cache);
    site.keptPages = kept;
  }

  function purgeAll(): void {
    started.pages?.cache.purge({ since: performance.now() }).catch(() => undefined);
  }

  async function stop(reason: string, lettingGo = LETTING_GO): Promise<void> {
    log('info', `stopping: ${reason}`);
    site.state.isRetiring = true;
    await wait(dev ? 0 : lettingGo);
    site.state.phase = 'stopping';
    started.store?.close();
    ownLimits?.close();
    const finished = await stopServer(server, dev ? REQUEST_TIMEOUT_IN_DEVELOPMENT : REQUEST_TIMEOUT);
    if (!finished) log('warn', 'some requests did not finish in time');
    const closing = [
      started.next?.then((next) => next.close()),
      stopData(),
      started.previews?.close(),
      started.stopTracing?.(),
    ];
    await Promise.race([Promise.allSettled(closing), wait(CLOSE_TIMEOUT)]);
    started.admin?.close();
  }

  /** Nothing is written any more when the database ends. */
  async function stopData(): Promise<void> {
    await started.stopHearing?.();
    await (await started.data)?.stop();
  }

  return { ready: start(), metrics, stop };
}
