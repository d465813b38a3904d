import type { Server } from 'node:http';
import { registerApi } from '#lib/api/registry.ts';
import type { Env } from '#lib/env.ts';
import { registerPreviewDrawer } from '#lib/preview/preview-drawer.ts';
import type { DataSource } from '../data/data-source.ts';
import { indexFiles, servedDirectories } from '../http/files/file-index.ts';
import { ClientLimits } from '../http/guards/client-limits.ts';
import { createSiteServer, listen } from '../http/wire/http-server.ts';
import type { Site } from '../http/listener.ts';
import { createLog, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { buildId, prepareNext, type NextApp } from '../http/next/next-app.ts';
import { queuedPages } from '../http/next/queued-pages.ts';
import { LoopLimit } from '../http/next/render-limit.ts';
import { RenderQueue } from '../http/next/render-queue.ts';
import { newServerState } from '../http/server-state.ts';
import { createOperator } from '../operator/operator.ts';
import { createPreviewPool, type PreviewPool } from '../previews/preview-pool.ts';
import { startData } from '../data/start-data.ts';
import { CachedPages } from '../page-cache/cached-pages.ts';
import { policyOrigins } from '../page-cache/make-copy.ts';
import { RedisPages } from '../page-cache/shared/redis-pages.ts';
import { sharedNamespace } from '../page-cache/shared/shared-namespace.ts';
import { createFileHandler } from '../http/files/static-files.ts';
import { stopServer } from '../http/wire/stop-server.ts';
import { observeApi, openAdmin } from './observe.ts';

const MEGABYTE = 1024 * 1024;

/** Milliseconds that requests in flight have to finish once the server is asked to stop. */
const REQUEST_TIMEOUT = 10_000;

/** The same under `next dev`, where every open page holds a socket for as long as it is open. */
const REQUEST_TIMEOUT_IN_DEVELOPMENT = 500;

/** Milliseconds that the database and Next have to close afterwards. */
const CLOSE_TIMEOUT = 5_000;

export interface RunningSite {
  /** The line to print when pages are answered. Rejects with the reason why the site cannot start. */
  readonly ready: Promise<string>;
  stop(reason: string): Promise<void>;
}

/** Starts the whole site. It listens first, so that a taken port is told before anything slow begins. */
export function startSite(env: Env, dev: boolean): RunningSite {
  const log = createLog(env.LOG_LEVEL, env.LOG_FORMAT);
  const metrics = observeApi(log);
  const started: {
    admin?: Server;
    data?: Promise<DataSource>;
    next?: Promise<NextApp>;
    pages?: CachedPages;
    previews?: PreviewPool;
    shared?: RedisPages;
  } = {};
  const operator = createOperator(metrics, () => started.pages?.cache);
  const limits = createLimits(env);
  const site: Site = { env, dev, log, state: newServerState(), counters: metrics, limits, operator };
  const server = createSiteServer(site);

  async function start(): Promise<string> {
    const port = await listen(server, env.PORT, env.HOST);
    if (env.ADMIN_PORT !== undefined) {
      started.admin = await openAdmin(env.ADMIN_PORT, operator, site.state, log);
    }
    started.data = startData(env, log);
    started.next = prepareNext({ dev, port, host: env.HOST, server });
    const [next, data] = await Promise.all([started.next, started.data]);
    registerApi(data.api);
    site.importLines = data.importLines;
    // Under `next dev` Next itself knows the files, which change.
    if (!dev) site.files = createFileHandler(await indexFiles(servedDirectories));
    const queue = dev || env.RENDER_WAIT_MS === 0 ? undefined : createQueue(env.RENDER_WAIT_MS, metrics);
    site.pages = queue ? queuedPages(next.pages, queue) : next.pages;
    if (!dev && env.PAGE_CACHE_MB > 0) {
      started.shared = shareThrough(env, log);
      const bytes = env.PAGE_CACHE_MB * MEGABYTE;
      const kept = new CachedPages(site.pages, env, bytes, log, started.shared, queue);
      started.pages = kept;
      metrics.watchPages(kept.cache);
      site.keptPages = kept;
      // Every instance is told by the database itself.
      data.onWritten?.(() => void kept.cache.purge({ since: performance.now() }).catch(() => undefined));
    }
    if (site.state.phase === 'starting') site.state.phase = 'ready';
    started.previews = createPreviewPool(log, { patience: env.API_TIMEOUT_MS });
    registerPreviewDrawer(started.previews);
    return `War Ledger is ready on ${address(env, port)} (${data.label}, ${process.uptime().toFixed(1)} s)`;
  }

  async function stop(reason: string): Promise<void> {
    site.state.phase = 'stopping';
    log('info', `stopping: ${reason}`);
    started.shared?.close();
    limits?.close();
    const finished = await stopServer(server, dev ? REQUEST_TIMEOUT_IN_DEVELOPMENT : REQUEST_TIMEOUT);
    if (!finished) log('warn', 'some requests did not finish in time');
    const closing = [
      started.next?.then((next) => next.close()),
      started.data?.then((data) => data.stop()),
      started.previews?.close(),
    ];
    await Promise.race([
      Promise.allSettled(closing),
      new Promise((resolve) => setTimeout(resolve, CLOSE_TIMEOUT)),
    ]);
    started.admin?.close();
  }

  return { ready: start(), stop };
}

function createLimits({ CLIENT_LIMITS: factor, REDIS_URL: redisUrl }: Env): ClientLimits | undefined {
  return factor > 0 ? new ClientLimits({ factor, redisUrl }) : undefined;
}

function createQueue(longestWait: number, metrics: Metrics): RenderQueue {
  const limit = new LoopLimit();
  const queue = new RenderQueue({
    longestWait,
    limit,
    onShed: (urgency) => metrics.countShed(urgency),
    onRendered: (waited, took) => metrics.noteRendering(waited, took),
  });
  metrics.watchQueue(queue, limit);
  return queue;
}

function shareThrough(env: Env, log: Log): RedisPages | undefined {
  const { REDIS_URL, CACHE_SECRET: secret } = env;
  if (!REDIS_URL || !secret) return undefined;
  const namespace = sharedNamespace(env, buildId());
  return new RedisPages(REDIS_URL, { namespace, secret, origins: policyOrigins(env), log });
}

function address(env: Env, port: number): string {
  const host = env.HOST?.includes(':') ? `[${env.HOST}]` : env.HOST;
  return `http://${!host || host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`;
}
