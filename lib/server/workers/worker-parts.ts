import type { Env } from '#lib/env.ts';
import { type PreviewDrawer, PreviewUnavailable } from '#lib/preview/preview-drawer.ts';
import type { SharedSitemaps } from '#lib/sitemaps/shared-sitemaps.ts';
import { within } from '#lib/within.ts';
import type { DataSource } from '../data/data-source.ts';
import { startData } from '../data/start-data.ts';
import type { ClientLimits } from '../http/guards/client-limits.ts';
import { buildId } from '../http/next/next-app.ts';
import type { Log } from '../log.ts';
import type { MetricsText } from '../operator/operator.ts';
import { policyOrigins } from '../page-cache/make-copy.ts';
import { sharedNamespace } from '../shared/shared-namespace.ts';
import { StartError } from '../start-error.ts';
import { type Primary, PrimaryPages } from './primary-pages.ts';

/** Milliseconds that a visitor waits for the primary process to count a request, or to find a file. */
const PATIENCE = 200;

/** The parts of a site that the primary process provides to a worker. */
export interface WorkerParts {
  /**
   * The port of the other workers, for a site that listens once it is ready; undefined for one that listens at once.
   */
  readonly port: number | undefined;
  readonly pages: PrimaryPages;
  readonly sitemaps: SharedSitemaps;
  readonly drawer: PreviewDrawer;
  readonly limits: Pick<ClientLimits, 'secondsToWait'>;
  startData(env: Env, log: Log): Promise<DataSource>;
  /** Metrics of all processes. */
  readonly metricsText: MetricsText['text'];
}

/** Makes the parts of a site that call the primary process. */
export function partsOf(primary: Primary, env: Env, port: number | undefined): WorkerParts {
  const namespace = sharedNamespace(env, buildId());
  return {
    port,
    pages: new PrimaryPages(primary, { namespace, origins: policyOrigins(env) }),
    sitemaps: {
      find: (name) =>
        within(
          PATIENCE,
          primary.findSitemap(`${namespace} ${name}`).catch(() => undefined),
        ),
      keep: (name, sitemap) => {
        primary.keepSitemap.asEvent(`${namespace} ${name}`, sitemap).catch(() => undefined);
      },
    },
    drawer: {
      draw: async (preview) => {
        const picture = await primary.draw(preview);
        if (!picture) throw new PreviewUnavailable();
        return Uint8Array.from(picture);
      },
    },
    limits: {
      secondsToWait: async (...request) => {
        const counted = primary.secondsToWait(...request).catch(() => 0);
        return (await within(PATIENCE, counted)) ?? 0;
      },
    },
    startData: (env, log) => startData(env, log, databaseOf(primary, env)),
    metricsText: () => primary.metricsText(),
  };
}

/** The address of the embedded database, where the site reads from it. */
function databaseOf(primary: Primary, env: Env) {
  if (env.GRAPHQL_ENDPOINT || env.DATABASE_URL) return undefined;
  return primary.database().then((address) => {
    if (!address) throw new StartError('the embedded database was not started.');
    return address;
  });
}
