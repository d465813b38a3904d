import { setTimeout as wait } from 'node:timers/promises';
import { registerApi } from '#lib/api/registry.ts';
import type { Env } from '#lib/env.ts';
import { registerPreviewDrawer } from '#lib/preview/preview-drawer.ts';
import { startData } from '../data/start-data.ts';
import { withCardScript } from '../http/files/card-script.ts';
import { indexFiles, servedDirectories } from '../http/files/file-index.ts';
import { dataFiles } from '../http/files/data-files.ts';
import { createFileHandler } from '../http/files/static-files.ts';
import type { Site } from '../http/site.ts';
import { prepareNext } from '../http/next/next-app.ts';
import type { PageHandler } from '../http/next/pages.ts';
import { oembedPages } from '../page-cache/oembed-pages.ts';
import { pageQueue, queuedPages } from '../http/next/queued-pages.ts';
import { newServerState } from '../http/server-state.ts';
import { createSiteServer, listen, stopServer } from '../http/wire/http-server.ts';
import { type Live, startLive } from '../live/start-live.ts';
import type { SiteAlerts } from '../alerts/site-alerts.ts';
import { createLog, type Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { watchArchive } from '../archive/archive-metrics.ts';
import { createOperator } from '../operator/operator.ts';
import { CachedPages } from '../page-cache/cached-pages.ts';
import { createPreviewPool } from '../previews/preview-pool.ts';
import { observeApi, openAdmin } from './observe.ts';
import { openShared } from './open-shared.ts';
import { createDoor, createLimits, createQueue } from './site-parts.ts';

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

interface RunningSite {
  /** Resolves when pages are answered; rejects with the reason why the site cannot start. */
  readonly ready: Promise<ReadySite>;
  /**
   * Stops gracefully: finishes the requests in flight first.
   * @param lettingGo milliseconds before that, in which answers ask clients to close their connections
   */
  stop(reason: string, lettingGo?: number): Promise<void>;
}

/** Starts the whole site. It listens first, so that a taken port is reported before anything slow begins. */
export function startSite(env: Env, dev: boolean): RunningSite {
  const log = createLog(env.LOG_LEVEL, env.LOG_FORMAT);
  const metrics = observeApi(log);
  let pages: CachedPages | undefined;
  const operator = createOperator(metrics, () => pages?.cache);
  const limits = createLimits(env);
  const door = dev ? undefined : createDoor(env, metrics, log);
  const state = newServerState();
  const site: Site = { env, dev, log, state, counters: metrics, limits, door, operator };
  const server = createSiteServer(site);
  /** Called when the site stops, before and after the requests in flight have finished, and at last. */
  const [before, after, last] = [[() => limits?.close(), () => door?.close()], [], []] as [
    Closer[],
    Closer[],
    Closer[],
  ];

  async function start(): Promise<ReadySite> {
    const alerts = env.ALERTS === undefined ? undefined : await prepareAlerts(env, metrics, log);
    const port = await listen(server, env.PORT, env.HOST);
    if (env.ADMIN_PORT !== undefined) {
      const admin = await openAdmin(env.ADMIN_PORT, operator, state, log);
      last.push(() => admin.close());
    }
    if (env.OTEL_EXPORTER_OTLP_ENDPOINT) {
      const { startTracing } = await import('../tracing/open-telemetry.ts');
      after.push(startTracing(env.OTEL_EXPORTER_OTLP_ENDPOINT));
    }
    const starting = [startData(env, log), prepareNext({ dev, port, host: env.HOST, server })] as const;
    let stopListening: (() => Promise<void>) | undefined;
    after.push(
      async () => {
        // Everything that writes to the database ends before it.
        await Promise.all([stopListening?.(), alerts?.stop()]);
        await (await starting[0]).stop();
      },
      async () => (await starting[1]).close(),
    );
    const [data, next] = await Promise.all(starting);
    registerApi(data.api);
    site.importLines = data.importLines;
    if (data.archiveFacts) {
      state.archive = data.archiveFacts;
      watchArchive(metrics, data.archiveFacts);
    }
    const live: Live | undefined = env.LIVE ? startLive(env, data, metrics, log) : undefined;
    if (live) {
      site.live = (...asked) => live.endpoint.answer(...asked);
      before.push(() => live.endpoint.close());
    }
    await openPages(next.pages);
    stopListening = data.onWritten?.(() => {
      live?.wake();
      alerts?.wake();
      pages?.cache.purge({ since: performance.now() }).catch(() => undefined);
    });
    alerts?.begin(data);
    if (state.phase === 'starting') state.phase = 'ready';
    const previews = createPreviewPool(log, { patience: env.API_TIMEOUT_MS });
    after.push(() => previews.close());
    registerPreviewDrawer(previews);
    return { port, label: data.label };
  }

  /** Lets visitors have pages: through the render queue and the page cache, where these are on. */
  async function openPages(next: PageHandler): Promise<void> {
    const handler = oembedPages(next, env);
    const queue = dev || env.RENDER_WAIT_MS === 0 ? undefined : createQueue(env.RENDER_WAIT_MS, metrics);
    const isGreedy = (client: string) => door?.isGreedy(client) ?? false;
    site.queue = queue && pageQueue(queue, isGreedy);
    const rendered = queue ? queuedPages(handler, queue, isGreedy) : handler;
    // Under `next dev` Next serves the files itself, since they change.
    if (!dev) {
      const files = withCardScript(await indexFiles(servedDirectories), env.CARDS);
      const ofSite = createFileHandler(files);
      const ofData = dataFiles(env.DATA_EXPORTS);
      site.files = async (request, response) =>
        (await ofData(request, response)) || ofSite(request, response);
      site.isFile = (path) => path.startsWith('/data/') || files.has(decodeURIComponent(path));
      const shared = openShared(env, log);
      before.push(() => shared.close());
      if (env.PAGE_CACHE_MB > 0) {
        pages = new CachedPages(rendered, env, env.PAGE_CACHE_MB * MEGABYTE, log, shared.pages, queue);
        metrics.watchPages(pages.cache);
        site.keptPages = pages;
      }
    }
    site.pages = rendered;
  }

  return {
    ready: start(),
    async stop(reason, lettingGo = LETTING_GO) {
      log('info', `stopping: ${reason}`);
      state.isRetiring = true;
      await wait(dev ? 0 : lettingGo);
      state.phase = 'stopping';
      for (const close of before) void close();
      const finished = await stopServer(server, dev ? REQUEST_TIMEOUT_IN_DEVELOPMENT : REQUEST_TIMEOUT);
      if (!finished) log('warn', 'some requests did not finish in time');
      await Promise.race([Promise.allSettled(after.map(async (close) => close())), wait(CLOSE_TIMEOUT)]);
      for (const close of last) void close();
    },
  };
}

/** Reads what the operator wants to be told. Its modules are loaded only where they are needed. @throws StartError */
async function prepareAlerts(env: Env, metrics: Metrics, log: Log): Promise<SiteAlerts> {
  const { SiteAlerts } = await import('../alerts/site-alerts.ts');
  return new SiteAlerts(env, metrics, log);
}

type Closer = () => unknown;
