import { Counter, Gauge } from 'prom-client';

import type { Metrics } from '../metrics.ts';

/** Counts what becomes of alerts, by their targets. */
export interface AlertCounters {
  countSent(target: string, alerts: number): void;
  countFailure(target: string): void;
  countDropped(target: string, alerts: number): void;
}

/** The state of the targets, for metrics. */
export interface AlertStandings {
  /** Alerts that wait, by target. */
  readonly waiting: ReadonlyMap<string, number>;
  /** Epoch seconds since when a target fails; none for one that works. */
  readonly failingSince: ReadonlyMap<string, number>;
}

/** Adds the metrics of the alerts, and returns what counts for them. Values of each target are there from the start. */
export function alertMetrics(
  metrics: Pick<Metrics, 'add'>,
  targets: readonly string[],
  standings: () => AlertStandings,
): AlertCounters {
  const labels = { labelNames: ['target'] as const, registers: [] };
  const sent = new Counter({
    name: 'war_ledger_alerts_sent_total',
    help: 'Alerts that a webhook has taken.',
    ...labels,
  });
  const failures = new Counter({
    name: 'war_ledger_alert_failures_total',
    help: 'Messages that a webhook has not taken; each is sent again.',
    ...labels,
  });
  const dropped = new Counter({
    name: 'war_ledger_alerts_dropped_total',
    help: 'Alerts that were never sent: refused by their webhook, or three days old.',
    ...labels,
  });
  const waiting = new Gauge({
    name: 'war_ledger_alerts_waiting',
    help: 'Alerts that wait to be sent.',
    ...labels,
    collect() {
      for (const target of targets) this.set({ target }, standings().waiting.get(target) ?? 0);
    },
  });
  const failing = new Gauge({
    name: 'war_ledger_alert_failing_seconds',
    help: 'Seconds since a webhook has begun to fail; 0 for one that works.',
    ...labels,
    collect() {
      for (const target of targets) {
        const since = standings().failingSince.get(target);
        this.set({ target }, since === undefined ? 0 : Math.max(0, Date.now() / 1_000 - since));
      }
    },
  });
  for (const target of targets) for (const counter of [sent, failures, dropped]) counter.inc({ target }, 0);
  for (const metric of [sent, failures, dropped, waiting, failing]) metrics.add(metric);
  return {
    countSent: (target, alerts) => sent.inc({ target }, alerts),
    countFailure: (target) => failures.inc({ target }),
    countDropped: (target, alerts) => dropped.inc({ target }, alerts),
  };
}
