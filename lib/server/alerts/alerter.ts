import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';

import {
  alertMarks,
  type AlertMessage,
  dropMessage,
  forgetAlerts,
  lastTold,
  nextMessage,
  noteFailure,
  noteSent,
  resumeReading,
  targetState,
  waitingAlerts,
  writeFindings,
  writeReading,
} from '#graphql/sql/alerts/outbox.ts';
import { liveEventsAfter, tellEnded } from '#graphql/sql/live/live-events.ts';
import { counted } from '#lib/format/number.ts';
import type { LiveReading } from '../live/live-entries.ts';
import type { Log } from '../log.ts';
import { AlertFinder } from './alert-findings.ts';
import type { AlertCounters, AlertStandings } from './alert-metrics.ts';
import type { Alerts, AlertTarget } from './alerts-file.ts';
import { isQuiet } from './quiet-hours.ts';
import { MOST_ALERTS, type Outcome, sendMessage } from './webhook.ts';

const HOUR = 3_600;
const DAY = 86_400;
/** Rows of the live stream that are read at a time. */
const BLOCK = 200;
/** Seconds: what was told earlier is no news for a site whose alerts were off. */
const NEWS = 6 * HOUR;
/** Seconds that sent alerts are remembered, longer than a record may be told, and that others wait at most. */
const REMEMBERED = 2 * DAY;
const LONGEST_WAIT = 3 * DAY;
/** Tries of a message that its webhook calls wrong. */
const MOST_TRIES = 5;
/** Seconds after which a failing webhook is named in the log, and again after as many. */
const NAMED_AFTER = DAY;

/** Milliseconds between two looks of each kind, and between tries. */
export interface AlertPace {
  /** At what the live stream tells, and at what is due. */
  readonly look: number;
  /** At events, records, months, and what is forgotten. */
  readonly present: number;
  /** After a fault of the database. */
  readonly again: number;
  /** Until a webhook has to answer. */
  readonly timeout: number;
  /** Seconds between two tries of a message, at most, where the webhook does not ask for more. */
  readonly longest: number;
  /** At whether this site may send, and still may. */
  readonly lock: number;
}

interface AlerterOptions extends LiveReading {
  readonly alerts: Alerts;
  readonly siteUrl: string;
  readonly log: Log;
  readonly counters: AlertCounters;
  readonly pace: AlertPace;
}

/** Milliseconds that a message on its way has when the site stops. */
const PATIENCE = 3_000;

/** Reads on in what the live stream tells, writes alerts, and sends them, in order for each target. */
export class Alerter {
  readonly #options: AlerterOptions;
  readonly #finder: AlertFinder;
  readonly #stopping = new AbortController();
  readonly #abandoning = new AbortController();
  readonly #failing = new Map<string, number>();
  /** The id up to which all was read; undefined until it is asked for. */
  #after: number | undefined;
  #waiting: ReadonlyMap<string, number> = new Map();
  /** The number of times that a message was called wrong; a target has one at a time. */
  readonly #refused = new Map<string, number>();
  readonly #lastNamed = new Map<string, number>();
  /** Aborted, and replaced, when there is something to read, or to send. */
  #reading = new AbortController();
  #sending = new AbortController();
  #running: Promise<unknown> = Promise.resolve();
  #hasFailed = false;

  constructor(options: AlerterOptions) {
    this.#options = options;
    this.#finder = new AlertFinder(options.alerts, options.siteUrl, options);
  }

  /** The state of its targets. */
  get standings(): AlertStandings {
    return { waiting: this.#waiting, failingSince: this.#failing };
  }

  /** Begins to read and to send. */
  start(): void {
    const { alerts, pace } = this.#options;
    this.#running = Promise.all([
      this.#again(
        pace.look,
        () => this.read(),
        () => this.#reading.signal,
      ),
      this.#again(pace.present, () => this.lookAtPresent()),
      ...alerts.targets.map((target) =>
        this.#again(
          pace.look,
          () => this.sendAll(target),
          () => this.#sending.signal,
        ),
      ),
    ]);
  }

  /** Reads at once, such as after a write. */
  wake(): void {
    this.#reading.abort();
    this.#reading = new AbortController();
  }

  #wakeTargets(): void {
    this.#sending.abort();
    this.#sending = new AbortController();
  }

  /** Stops; a message that is on its way may arrive, and is noted. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    this.#reading.abort();
    this.#sending.abort();
    const abandoning = setTimeout(() => this.#abandoning.abort(), PATIENCE);
    await this.#running;
    clearTimeout(abandoning);
  }

  /** Reads all that was told since the last reading, and writes the alerts that follow. */
  async read(): Promise<void> {
    const { sql } = this.#options;
    this.#after ??= await resumeReading(sql, secondsNow() - NEWS);
    if (this.#after === (await lastTold(sql))) return;
    while (!this.#isStopping) {
      const after: number = this.#after;
      const rows = await liveEventsAfter(sql, after, Number.MAX_SAFE_INTEGER, BLOCK);
      const end = rows.at(-1)?.id;
      if (end === undefined) {
        // The last id is of another database, such as one that was restored.
        if (after > (await lastTold(sql))) this.#after = undefined;
        return;
      }
      const found = await this.#finder.ofRows(rows, await alertMarks(sql), secondsNow());
      const added = await writeReading(sql, { from: after, to: end }, found, secondsNow());
      // Another process has read on: this one begins where that one is.
      if (added === null) {
        this.#after = undefined;
        return;
      }
      if (added > 0) this.#wakeTargets();
      this.#after = end;
    }
  }

  /** Looks at what no row of the live stream tells, tells what is over, and forgets what is old. */
  async lookAtPresent(): Promise<void> {
    const { sql, counters, log } = this.#options;
    const now = secondsNow();
    // Fails where this site may not write; then another one tells them.
    await tellEnded(sql, now).catch(() => undefined);
    const found = await this.#finder.ofPresent(await alertMarks(sql), now);
    if (found.alerts.length + found.marks.length > 0) {
      if ((await writeFindings(sql, found, now)) > 0) this.#wakeTargets();
    }
    for (const { target, count } of await forgetAlerts(sql, now - REMEMBERED, now - LONGEST_WAIT)) {
      counters.countDropped(target, count);
      log('error', `alerts: dropped for ${target}: ${counted(count, 'alert')}; three days old`);
    }
    this.#waiting = new Map((await waitingAlerts(sql)).map(({ target, count }) => [target, count]));
    for (const { name } of this.#options.alerts.targets) await this.#lookAtFailing(name, now);
  }

  /** Sends what is due to a target, a message after the other, until one is not taken. */
  async sendAll(target: AlertTarget): Promise<void> {
    const { sql, alerts, pace } = this.#options;
    while (!this.#isStopping && !isQuiet(target.quiet, new Date())) {
      const now = secondsNow();
      const state = await targetState(sql, target.name);
      if (state.notBefore > now) return;
      const { name, gather } = target;
      const message = await nextMessage(sql, {
        target: name,
        id: randomUUID(),
        most: MOST_ALERTS,
        ripe: now - gather,
      });
      if (!message || this.#isStopping) return;
      const outcome = await sendMessage(target, message, {
        hosts: alerts.hosts,
        timeout: pace.timeout,
        signal: this.#abandoning.signal,
      });
      if (!(await this.#note(target, message, outcome))) return;
    }
  }

  /** @returns true to go on with the next message */
  async #note({ name }: AlertTarget, message: AlertMessage, outcome: Outcome): Promise<boolean> {
    const { sql, counters, log, pace } = this.#options;
    const now = secondsNow();
    if (outcome.isTaken) {
      await noteSent(sql, name, message.id, now);
      this.#refused.delete(message.id);
      counters.countSent(name, message.alerts.length);
      if (this.#failing.delete(name)) log('info', `alerts: ${name} takes alerts again`);
      this.#lastNamed.delete(name);
      return true;
    }
    if (this.#abandoning.signal.aborted) return false;
    const { failingSince, failures: before } = await targetState(sql, name);
    const failures = before + 1;
    counters.countFailure(name);
    if (outcome.isOfMessage && this.#timesRefused(message.id) >= MOST_TRIES) {
      const dropped = await dropMessage(sql, message.id);
      this.#refused.delete(message.id);
      counters.countDropped(name, dropped);
      log(
        'error',
        `alerts: dropped for ${name}: ${counted(dropped, 'alert')}; ${outcome.reason}, ${MOST_TRIES} times`,
      );
      await noteFailure(sql, name, { notBefore: now, failingSince: failingSince ?? now, failures: 0 });
      return true;
    }
    // A second more than asked for: both clocks tell whole seconds.
    const pause =
      outcome.retryAfter === null ? Math.min(2 ** (failures - 1), pace.longest) : outcome.retryAfter + 1;
    await noteFailure(sql, name, { notBefore: now + pause, failingSince: failingSince ?? now, failures });
    if (failures === 1) log('warn', `alerts: ${name} is tried again in ${pause} s: ${outcome.reason}`);
    this.#failing.set(name, failingSince ?? now);
    return false;
  }

  #timesRefused(message: string): number {
    const times = (this.#refused.get(message) ?? 0) + 1;
    this.#refused.set(message, times);
    return times;
  }

  /** Names a webhook that has failed for a day, and again after each day. */
  async #lookAtFailing(name: string, now: number): Promise<void> {
    const { failingSince } = await targetState(this.#options.sql, name);
    if (failingSince === null) {
      this.#failing.delete(name);
      return;
    }
    this.#failing.set(name, failingSince);
    if (now - Math.max(failingSince, this.#lastNamed.get(name) ?? 0) < NAMED_AFTER) return;
    this.#lastNamed.set(name, now);
    const hours = Math.floor((now - failingSince) / HOUR);
    const waiting = this.#waiting.get(name) ?? 0;
    this.#options.log(
      'error',
      `alerts: the webhook ${name} has failed for ${hours} hours; ${counted(waiting, 'alert')} waiting, each for three days at most`,
    );
  }

  get #isStopping(): boolean {
    return this.#stopping.signal.aborted;
  }

  /** Works again and again until the stop, at once when it is woken; a fault of the database is logged once. */
  async #again(
    pause: number,
    work: () => Promise<void>,
    waking: () => AbortSignal = () => this.#stopping.signal,
  ): Promise<void> {
    const { log, pace } = this.#options;
    while (!this.#isStopping) {
      const woken = waking();
      try {
        await work();
        if (this.#hasFailed) log('info', 'alerts: the database answers again');
        this.#hasFailed = false;
        await pauseFor(pause, woken);
      } catch (error) {
        if (this.#isStopping) return;
        if (!this.#hasFailed) log('warn', `alerts: they are tried again: ${String(error)}`);
        this.#hasFailed = true;
        await pauseFor(pace.again, this.#stopping.signal);
      }
    }
  }
}

/** Waits for milliseconds, or until a signal. */
export const pauseFor = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);

const secondsNow = (): number => Math.floor(Date.now() / 1_000);
