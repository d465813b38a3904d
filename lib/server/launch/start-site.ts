import { registerApi } from '#lib/api/registry.ts';
import type { Env } from '#lib/env.ts';
import { registerRepairReporter } from '#lib/api/answers/repair-reports.ts';
import { registerFailureReporter } from '#lib/api/transport/failure-reports.ts';
import { registerPreviewDrawer } from '#lib/preview/preview-drawer.ts';
import type { DataSource } from '../data/data-source.ts';
import { indexFiles, servedDirectories } from '../http/files/file-index.ts';
import { createSiteServer, listen } from '../http/wire/http-server.ts';
import type { Site } from '../http/listener.ts';
import { createLog, type Log } from '../log.ts';
import { createFailureLog } from '../failure-log.ts';
import { createRepairLog } from '../repair-log.ts';
import { buildId, prepareNext, type NextApp } from '../http/next/next-app.ts';
import { newServerState } from '../http/server-state.ts';
import { createPreviewPool, type PreviewPool } from '../previews/preview-pool.ts';
import { startData } from '../data/start-data.ts';
import { CachedPages } from '../page-cache/cached-pages.ts';
import { policyOrigins } from '../page-cache/make-copy.ts';
import { RedisPages, sharedNamespace } from '../page-cache/shared/redis-pages.ts';
import { createFileHandler } from '../http/files/static-files.ts';
import { stopServer } from '../http/wire/stop-server.ts';

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
  const log = createLog(env.LOG_LEVEL);
  registerFailureReporter(createFailureLog(log));
  registerRepairReporter(createRepairLog(log));
  const site: Site = { env, dev, log, state: newServerState() };
  const server = createSiteServer(site);
  const started: {
    data?: Promise<DataSource>;
    next?: Promise<NextApp>;
    previews?: PreviewPool;
    shared?: RedisPages;
  } = {};

  async function start(): Promise<string> {
    const port = await listen(server, env.PORT, env.HOST);
    started.data = startData(env, log);
    started.next = prepareNext({ dev, port, host: env.HOST, server });
    const [next, data] = await Promise.all([started.next, started.data]);
    registerApi(data.api);
    site.importLines = data.importLines;
    // Under `next dev` Next itself knows the files, which change.
    if (!dev) site.files = createFileHandler(await indexFiles(servedDirectories));
    site.pages = next.pages;
    if (!dev && env.PAGE_CACHE_MB > 0) {
      started.shared = shareThrough(env, log);
      const bytes = env.PAGE_CACHE_MB * MEGABYTE;
      const keptPages = new CachedPages(next.pages, env, bytes, log, started.shared);
      site.keptPages = keptPages;
      // Every instance is told by the database itself: pages that they share are purged again by each.
      data.onWritten?.(() => void keptPages.cache.purge({ since: performance.now() }).catch(() => undefined));
    }
    if (site.state.phase === 'starting') site.state.phase = 'ready';
    started.previews = createPreviewPool(log);
    registerPreviewDrawer(started.previews);
    return `War Ledger is ready on ${address(env, port)} (${data.label}, ${process.uptime().toFixed(1)} s)`;
  }

  async function stop(reason: string): Promise<void> {
    site.state.phase = 'stopping';
    log('info', `stopping: ${reason}`);
    started.shared?.close();
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
  }

  return { ready: start(), stop };
}

function shareThrough(env: Env, log: Log): RedisPages | undefined {
  if (!env.REDIS_URL) return undefined;
  const namespace = sharedNamespace(env, buildId());
  return new RedisPages(env.REDIS_URL, { namespace, origins: policyOrigins(env), log });
}

function address(env: Env, port: number): string {
  const host = env.HOST?.includes(':') ? `[${env.HOST}]` : env.HOST;
  return `http://${!host || host === '0.0.0.0' || host === '[::]' ? 'localhost' : host}:${port}`;
}
