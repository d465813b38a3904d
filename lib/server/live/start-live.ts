import type { Env } from '#lib/env.ts';
import { siteUrl } from '#lib/seo/site-url.ts';

import type { DataSource } from '../data/data-source.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { LiveEndpoint } from './live-endpoint.ts';
import { LiveLog } from './live-log.ts';
import { liveMetrics } from './live-metrics.ts';

/** The live stream of a site. */
export interface Live {
  readonly endpoint: LiveEndpoint;
  /** Looks for what this process has just written. */
  wake(): void;
}

/** Makes the live stream over the source of the data, with its metrics. Nothing is opened before the first client. */
export function startLive(
  env: Env,
  { liveDatabase }: Pick<DataSource, 'liveDatabase'>,
  metrics: Pick<Metrics, 'add'>,
  log: Log,
): Live {
  const liveLog =
    liveDatabase &&
    new LiveLog({ where: liveDatabase, siteUrl: siteUrl(env), log, timeout: env.API_TIMEOUT_MS });
  const endpoint: LiveEndpoint = new LiveEndpoint({
    log: liveLog,
    most: env.LIVE_STREAMS,
    mostOfClient: env.LIVE_CLIENT_STREAMS,
    counters: liveMetrics(metrics, () => endpoint),
  });
  return { endpoint, wake: () => liveLog?.wake() };
}
