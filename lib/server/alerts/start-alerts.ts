import { createDirectApi } from '#graphql/server/direct-api.ts';
import { type DatabaseOptions, openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { SiteLock } from '#graphql/sql/engine/connection/site-lock.ts';
import { onWritten } from '#graphql/sql/engine/written.ts';
import type { Log } from '../log.ts';
import { Alerter, type AlertPace, pauseFor } from './alerter.ts';
import type { AlertCounters, AlertStandings } from './alert-metrics.ts';
import type { Alerts } from './alerts-file.ts';

const PACE: AlertPace = {
  look: 2_000,
  present: 10_000,
  again: 1_000,
  timeout: 10_000,
  lock: 2_000,
  longest: 600,
};

interface StartOptions {
  readonly alerts: Alerts;
  /** The database; its result is undefined while there is none, such as that of an archive that does not start. */
  readonly where: () => DatabaseOptions | undefined;
  /** The origin that visitors use. */
  readonly siteUrl: string;
  readonly log: Log;
  readonly counters: AlertCounters;
  /** Time limit of a question to the API in milliseconds. */
  readonly apiTimeout: number;
  readonly pace?: AlertPace;
}

/** Alerts that are being sent. */
export interface RunningAlerts {
  readonly standings: AlertStandings;
  /** Looks at once, such as after a write of this process. */
  wake(): void;
  stop(): Promise<void>;
}

/** The standings of alerts that are not sent here. */
export const NO_STANDINGS: AlertStandings = { waiting: new Map(), failingSince: new Map() };

/** Sends alerts for as long as the site runs. Of several sites over one PostgreSQL one does; another takes over when it ends. */
export function startAlerts(options: StartOptions): RunningAlerts {
  const stopping = new AbortController();
  const current: { alerter?: Alerter } = {};
  const running = keepSending(options, stopping.signal, (alerter) => {
    current.alerter = alerter;
  });
  return {
    get standings() {
      return current.alerter?.standings ?? NO_STANDINGS;
    },
    wake: () => current.alerter?.wake(),
    stop: async () => {
      stopping.abort();
      await running;
    },
  };
}

async function keepSending(
  options: StartOptions,
  signal: AbortSignal,
  onAlerter: (alerter: Alerter | undefined) => void,
): Promise<void> {
  const { where, log, pace = PACE } = options;
  let told = '';
  const tell = (line: string) => {
    if (line !== told) log(line === SENDING ? 'info' : 'warn', line);
    told = line;
  };
  while (!signal.aborted) {
    const database = where();
    try {
      if (database) await sendWhileSole(options, database, { signal, tell, onAlerter });
    } catch (error) {
      tell(`alerts: the database does not answer: ${String(error)}`);
    }
    onAlerter(undefined);
    await pauseFor(pace.lock, signal);
  }
}

const SENDING = 'alerts: this site sends them';

interface Sole {
  readonly signal: AbortSignal;
  readonly tell: (line: string) => void;
  readonly onAlerter: (alerter: Alerter) => void;
}

/** Sends until the site stops or its lock is lost; returns at once where another site has it. */
async function sendWhileSole(
  { alerts, siteUrl, log, counters, apiTimeout, pace = PACE }: StartOptions,
  database: DatabaseOptions,
  { signal, tell, onAlerter }: Sole,
): Promise<void> {
  const lost = new AbortController();
  // The embedded database belongs to one process anyway.
  const lock = 'url' in database ? new SiteLock(database.url, 'alerts', () => lost.abort()) : undefined;
  try {
    if (lock && !(await lock.take()))
      return tell('alerts: another site sends them; this one does when that one ends');
    tell(SENDING);
    const sql = openDatabase(database);
    const ask = createDirectApi({
      database: sql,
      iconUrl: (icon) => String(icon),
      timeout: apiTimeout,
      logError: (error, level) => log(level, `alerts: ${String(error)}`),
    });
    const alerter = new Alerter({ sql, ask, alerts, siteUrl, log, counters, pace });
    onAlerter(alerter);
    alerter.start();
    // The embedded database has no notifications: its writers are in this process, or are seen at the next look.
    if ('url' in database) {
      onWritten(sql, () => alerter.wake()).catch((error: unknown) =>
        log('warn', `alerts: writes are seen within seconds, as they are not announced (${String(error)})`),
      );
    }
    const ended = AbortSignal.any([signal, lost.signal]);
    while (!ended.aborted) {
      await pauseFor(pace.lock, ended);
      await lock?.check().catch(() => lost.abort());
    }
    await alerter.stop();
    await sql.end({ timeout: 1 });
    if (lost.signal.aborted && !signal.aborted) tell('alerts: the connection that holds their lock was lost');
  } finally {
    await lock?.release().catch(() => undefined);
  }
}
