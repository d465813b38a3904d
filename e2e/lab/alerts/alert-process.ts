import { readAlerts } from '#lib/server/alerts/alerts-file.ts';
import { startAlerts } from '#lib/server/alerts/start-alerts.ts';

/*
 * Sends alerts as a site does, until it is killed. Started by try-alerts.ts, which lets it begin once all is loaded, so
 * that its kills come milliseconds after its beginning.
 */

/** The order to begin. */
export interface AlertOrder {
  readonly url: string;
  /** The file of alerts. */
  readonly path: string;
  readonly hosts: readonly string[];
}

const nothing = () => undefined;

process.once('message', ({ url, path, hosts }: AlertOrder) =>
  startAlerts({
    alerts: readAlerts(path, hosts),
    where: () => ({ url, forWriting: true }),
    siteUrl: 'https://ledger.example',
    log: (level, line) => level === 'error' && process.stderr.write(`${line}\n`),
    counters: { countSent: nothing, countFailure: nothing, countDropped: nothing },
    apiTimeout: 3_000,
    pace: { look: 20, present: 200, again: 50, timeout: 250, lock: 10, longest: 1 },
  }),
);
process.once('disconnect', () => process.exit());
process.send?.('loaded');
