import type { Env } from '#lib/env.ts';
import { siteUrl } from '#lib/seo/site-url.ts';

import type { DataSource } from '../data/data-source.ts';
import type { Log } from '../log.ts';
import type { Metrics } from '../metrics.ts';
import { alertMetrics } from './alert-metrics.ts';
import { type Alerts, readAlerts } from './alerts-file.ts';
import { NO_STANDINGS, type RunningAlerts, startAlerts } from './start-alerts.ts';

/** The alerts of a site: checked before it starts, and sent once it has its data. */
export class SiteAlerts {
  readonly #env: Env;
  readonly #metrics: Pick<Metrics, 'add'>;
  readonly #log: Log;
  readonly #alerts: Alerts;
  #running: RunningAlerts | undefined;

  /** @throws StartError for a file that is wrong */
  constructor(env: Env, metrics: Pick<Metrics, 'add'>, log: Log) {
    this.#env = env;
    this.#metrics = metrics;
    this.#log = log;
    this.#alerts = readAlerts(env.ALERTS ?? '', env.ALERT_HOSTS ?? []);
  }

  /** Begins to send. Says why where there never is a database. */
  begin({ liveDatabase }: Pick<DataSource, 'liveDatabase'>): void {
    if (!liveDatabase) {
      this.#log('error', 'alerts: none are sent, since there is no database');
      return;
    }
    const names = this.#alerts.targets.map(({ name }) => name);
    this.#running = startAlerts({
      alerts: this.#alerts,
      where: liveDatabase,
      siteUrl: siteUrl(this.#env),
      log: this.#log,
      counters: alertMetrics(this.#metrics, names, () => this.#running?.standings ?? NO_STANDINGS),
      apiTimeout: this.#env.API_TIMEOUT_MS,
    });
  }

  /** Looks at once, such as after a write of this process. */
  wake(): void {
    this.#running?.wake();
  }

  async stop(): Promise<void> {
    await this.#running?.stop();
  }
}
