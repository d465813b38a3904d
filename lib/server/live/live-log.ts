import { setTimeout as wait } from 'node:timers/promises';

import { createDirectApi } from '#graphql/server/direct-api.ts';
import { type DatabaseOptions, openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { onWritten } from '#graphql/sql/engine/written.ts';
import {
  liveEventsAfter,
  liveReach,
  type LiveReach,
  type LiveRow,
  tellEnded,
} from '#graphql/sql/live/live-events.ts';
import { within } from '#lib/within.ts';
import type { Log } from '../log.ts';
import { liveEntries, type LiveReading } from './live-entries.ts';

/** An event as it is told. */
export interface LiveEvent extends LiveRow {
  /** Its data as JSON, in one line. */
  readonly data: string;
}

/** Ids of a block: what was told before is read, and kept, by whole blocks, so that many clients that resume share it. */
const BLOCK = 200;
/** Blocks that are kept. */
const MOST_BLOCKS = 100;
/** The newest events that are kept whatever is asked for. */
const MOST_NEWEST = 2_000;
/** Milliseconds between two looks for what no notification has told. */
const LOOK_AGAIN = 1_000;
/** Milliseconds between two looks at battles and sessions that are over, and at what is forgotten. */
const TELL_AGAIN = 10_000;
/** Milliseconds after the last reader until all is closed. */
const KEPT_OPEN = 30_000;
/** Milliseconds that a client waits for a look at the newest. */
const PATIENCE = 3_000;
/** Milliseconds after a failure until the next try. */
const TRY_AGAIN = 1_000;

interface LogOptions {
  /** The database, of several servers the one that is written to; undefined while there is none. */
  readonly where: () => DatabaseOptions | undefined;
  /** The origin that visitors use. */
  readonly siteUrl: string;
  readonly log: Log;
  /** Time limit of a question in milliseconds. */
  readonly timeout: number;
}

/** The connection and the API, open while somebody reads. */
interface Open extends LiveReading {
  close(): void;
}

/** The stream cannot be read now: there is no database, or it does not answer. */
export class LiveUnavailable extends Error {
  override readonly name = 'LiveUnavailable';
}

/**
 * The events of the live stream, in the order in which they became visible. They are read once for all readers, whatever their
 * number: when the database notifies of a write, and each second. Nothing is open while there are none.
 */
export class LiveLog {
  readonly #options: LogOptions;
  readonly #readers = new Set<() => void>();
  readonly #blocks = new Map<string, Promise<readonly LiveEvent[]>>();
  /** The newest events; all that have a greater id than `#from`, up to `#last`. */
  #newest: LiveEvent[] = [];
  #from = 0;
  #last = 0;
  #reach: LiveReach = { after: 0, since: null, last: 0 };
  #opening: Promise<Open> | undefined;
  #closing: NodeJS.Timeout | undefined;
  #pulling: Promise<void> | undefined;
  #isDue = false;
  #hasFailed = false;

  constructor(options: LogOptions) {
    this.#options = options;
  }

  /** The id of the newest event; valid for readers only. */
  get last(): number {
    return this.#last;
  }

  /**
   * Adds a reader, who is called whenever there is more.
   * @returns a function that removes it
   * @throws LiveUnavailable
   */
  async follow(onMore: () => void): Promise<() => void> {
    clearTimeout(this.#closing);
    this.#closing = undefined;
    this.#readers.add(onMore);
    const leave = () => {
      if (!this.#readers.delete(onMore) || this.#readers.size > 0) return;
      this.#closing = setTimeout(() => this.close(), KEPT_OPEN).unref();
    };
    try {
      this.#opening ??= this.#open();
      await this.#opening;
    } catch (error) {
      leave();
      throw error instanceof LiveUnavailable ? error : new LiveUnavailable(String(error));
    }
    return leave;
  }

  /** Looks for more at once, such as after a write of this process. */
  wake(): void {
    if (this.#opening) this.#pull();
  }

  /**
   * The reach of what can be told, after a look at the newest where an id is beyond it: another instance may have told it.
   * @throws LiveUnavailable
   */
  async reach(after = 0): Promise<LiveReach> {
    if (after > this.#last) {
      this.#pull();
      await within(PATIENCE, this.#pulling ?? Promise.resolve());
    }
    return { ...this.#reach, last: Math.max(this.#last, this.#reach.last) };
  }

  /** Reads the next events after an id at once, where they are among the newest; else null. */
  newestAfter(after: number): readonly LiveEvent[] | null {
    if (after < this.#from) return null;
    let [low, high] = [0, this.#newest.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#newest[middle]?.id ?? 0) > after) high = middle;
      else low = middle + 1;
    }
    return this.#newest.slice(low, low + BLOCK);
  }

  /**
   * Reads events after an id that are no longer among the newest, up to the end of their block.
   * @returns the events, and the id up to which nothing is left out
   * @throws LiveUnavailable
   */
  async olderAfter(after: number): Promise<{ readonly events: readonly LiveEvent[]; readonly upTo: number }> {
    const number = Math.floor((after + 1) / BLOCK);
    const upTo = Math.min(number * BLOCK + BLOCK - 1, this.#from);
    // A block that has not ended, or whose end is among the newest, is asked for up to there.
    const events = await this.#block(number, upTo);
    return { events: events.filter(({ id }) => id > after && id <= upTo), upTo };
  }

  /** Closes whatever is open; readers are called no more. */
  close(): void {
    clearTimeout(this.#closing);
    this.#readers.clear();
    this.#blocks.clear();
    this.#newest = [];
    void this.#opening?.then(
      ({ close }) => close(),
      () => undefined,
    );
    this.#opening = undefined;
  }

  /** Events that are no longer among the newest never change: those of a part of a block neither. */
  #block(number: number, upTo: number): Promise<readonly LiveEvent[]> {
    const key = `${number} ${upTo}`;
    const known = this.#blocks.get(key);
    if (known) return known;
    const read = this.#read(number * BLOCK - 1, upTo);
    this.#blocks.set(key, read);
    read.catch(() => this.#blocks.delete(key));
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > MOST_BLOCKS && oldest !== undefined) this.#blocks.delete(oldest);
    return read;
  }

  async #read(after: number, upTo: number): Promise<LiveEvent[]> {
    const open = await this.#opening;
    if (!open) throw new LiveUnavailable('closed');
    try {
      const rows = await liveEventsAfter(open.sql, after, upTo, BLOCK);
      const entries = await liveEntries(open, rows);
      return rows.map((row, at) => Object.assign(row, { data: this.#dataOf(row, entries[at]) }));
    } catch (error) {
      throw new LiveUnavailable(String(error));
    }
  }

  #dataOf(
    { id, kind, record, zone, size, guilds }: LiveRow,
    entry: Awaited<ReturnType<typeof liveEntries>>[number] | undefined,
  ): string {
    // Empty for a record that is gone meanwhile: it is told to no one.
    if (!entry) return '';
    const { path, title, summary, published, updated, categories } = entry;
    return JSON.stringify({
      id,
      kind,
      record,
      url: new URL(path, this.#options.siteUrl).href,
      title,
      summary,
      published,
      updated,
      categories: categories.map(({ term }) => term),
      zone: zone === null ? null : String(zone),
      players: size,
      guilds: guilds.map(String),
    });
  }

  async #open(): Promise<Open> {
    const { where, log, timeout } = this.#options;
    const options = where();
    if (!options) throw new LiveUnavailable('there is no database');
    const sql = openDatabase(options);
    const ask = createDirectApi({
      database: sql,
      iconUrl: (icon) => String(icon),
      timeout,
      logError: (error, level) => log(level, `live: ${String(error)}`),
    });
    try {
      await tellEnded(sql, secondsNow()).catch(() => undefined);
      this.#reach = await liveReach(sql);
    } catch (error) {
      this.#opening = undefined;
      await sql.end({ timeout: 1 });
      throw error;
    }
    this.#from = this.#reach.last;
    this.#last = this.#reach.last;
    // The embedded database has no notifications: who writes to it is in this process, or is seen within a second.
    if ('url' in options) {
      onWritten(sql, () => this.wake()).catch((error: unknown) =>
        log('warn', `live: writes are seen within a second, as they are not announced (${String(error)})`),
      );
    }
    const looking = setInterval(() => this.wake(), LOOK_AGAIN).unref();
    const telling = setInterval(() => void this.#tell({ sql, ask }), TELL_AGAIN).unref();
    return {
      sql,
      ask,
      close: () => {
        clearInterval(looking);
        clearInterval(telling);
        void sql.end({ timeout: 1 });
      },
    };
  }

  async #tell({ sql }: LiveReading): Promise<void> {
    // Fails where this site may not write; then another one tells them.
    await tellEnded(sql, secondsNow()).catch(() => undefined);
    this.#reach = await liveReach(sql).catch(() => this.#reach);
    this.wake();
  }

  /** Reads what is new, one reading at a time; a call during one is followed by another. */
  #pull(): void {
    this.#isDue = true;
    this.#pulling ??= this.#pullAll();
  }

  async #pullAll(): Promise<void> {
    // Not in the turn of the caller, who is about to keep this promise.
    await Promise.resolve();
    while (this.#isDue && this.#opening) {
      this.#isDue = false;
      const opening = this.#opening;
      try {
        const events = await this.#read(this.#last, Number.MAX_SAFE_INTEGER);
        // What was closed and opened again meanwhile has another beginning.
        if (opening !== this.#opening) continue;
        this.#add(events);
        if (events.length === BLOCK) this.#isDue = true;
        if (this.#hasFailed) this.#options.log('info', 'live: the stream is read again');
        this.#hasFailed = false;
      } catch (error) {
        if (!this.#opening) break;
        if (!this.#hasFailed) this.#options.log('warn', `live: the stream cannot be read: ${String(error)}`);
        this.#hasFailed = true;
        this.#isDue = true;
        await wait(TRY_AGAIN, undefined, { ref: false });
      }
    }
    this.#pulling = undefined;
  }

  #add(events: readonly LiveEvent[]): void {
    const end = events.at(-1);
    if (!end) return;
    this.#newest.push(...events);
    this.#last = end.id;
    const tooMany = this.#newest.length - MOST_NEWEST;
    if (tooMany > 0) {
      const gone = this.#newest.splice(0, tooMany + BLOCK);
      this.#from = gone.at(-1)?.id ?? this.#from;
    }
    for (const onMore of this.#readers) onMore();
  }
}

const secondsNow = (): number => Math.floor(Date.now() / 1_000);
