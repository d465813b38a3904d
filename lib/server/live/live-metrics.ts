import { Counter, Gauge } from 'prom-client';

import type { Metrics } from '../metrics.ts';
import type { LiveEndpoint } from './live-endpoint.ts';

/** Adds the metrics of the live stream, and returns what counts for them. */
export function liveMetrics(metrics: Pick<Metrics, 'add'>, endpoint: () => Pick<LiveEndpoint, 'count'>) {
  const sent = new Counter({
    name: 'war_ledger_live_events_total',
    help: 'Events of the live stream that were sent, each once for each client.',
    registers: [],
  });
  const dropped = new Counter({
    name: 'war_ledger_live_dropped_total',
    help: 'Live streams that were closed since their clients took nothing for half a minute.',
    registers: [],
  });
  const refused = new Counter({
    name: 'war_ledger_live_refused_total',
    help: 'Live streams that were refused: by the limit of one client, or of all.',
    labelNames: ['limit'],
    registers: [],
  });
  const open = new Gauge({
    name: 'war_ledger_live_streams',
    help: 'Live streams that are open, and questions that wait for an event.',
    registers: [],
    collect() {
      this.set(endpoint().count);
    },
  });
  for (const limit of ['all', 'client']) refused.inc({ limit }, 0);
  for (const metric of [sent, dropped, refused, open]) metrics.add(metric);
  return {
    countSent: (events: number) => sent.inc(events),
    countDropped: () => dropped.inc(),
    countRefused: (limit: 'all' | 'client') => refused.inc({ limit }),
  };
}
