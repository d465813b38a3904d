import type { Database } from '#graphql/sql/engine/connection/database.ts';
import {
  type Progress,
  readProgress,
  FIRST_PAUSE,
  takeBackProgress,
} from '#graphql/sql/archive/archive-progress.ts';
import {
  dueUnfinished,
  giveUpUnfinished,
  type LostWindow,
  postponeUnfinished,
  unreadWindows,
} from '#graphql/sql/archive/unfinished.ts';
import { archivedIds, removeArchived } from '#graphql/sql/archive/vanished-rows.ts';
import type { Log } from '../log.ts';
import { type ArchiveClock, timeText } from './archive-clock.ts';
import { type ReadWindow, ArchiveWindows } from './archive-windows.ts';
import type { Ask, ArchivedKind } from './archived-kinds.ts';
import { VanishedRows } from './vanished.ts';
import { WindowWriter } from './window-writer.ts';

const DAY = 86_400;
/** Seconds by which the archive may be ahead of the clock, since clocks are set. */
const AHEAD = 60;
/** Seconds after the newest row up to which all is taken as read: the clock may be ahead, and rows come late. */
const AFTER_NEWEST = 300;
/** Parts in which a window that came damaged is asked for again, so that the whole ones are done with. */
const PARTS = 8;
/** The longest pause in seconds before something damaged is asked for again, and the seconds after which it is given up. */
const [LONGEST_PAUSE, GIVEN_UP] = [6 * 3_600, 3 * DAY];

interface ArchiverOptions {
  readonly sql: Database;
  readonly ask: Ask;
  /** Days that the archive has to reach back. */
  readonly days: number;
  readonly log: Log;
  readonly clock: Pick<ArchiveClock, 'now'>;
}

/**
 * Puts what a remote API tells of one kind into the own database: what is new first, then what was before, window by
 * window of time. It may end at any moment: what was written is read again, and found equal.
 */
export class Archiver {
  readonly kind: ArchivedKind;
  readonly writer: WindowWriter;
  readonly #options: ArchiverOptions;
  readonly #vanished = new VanishedRows();
  /** Windows towards the present, towards the past, and of what came damaged. */
  readonly #newer: ArchiveWindows;
  readonly #older: ArchiveWindows;
  readonly #again: ArchiveWindows;

  constructor(kind: ArchivedKind, options: ArchiverOptions) {
    this.kind = kind;
    this.#options = options;
    this.writer = new WindowWriter(kind.kind, options);
    const windows = () => new ArchiveWindows(kind, options.ask);
    [this.#newer, this.#older, this.#again] = [windows(), windows(), windows()];
  }

  /** Reads what is new, and what has changed of late. @throws ApiError where the API is away */
  async readNew(): Promise<void> {
    const { sql, clock } = this.#options;
    const now = clock.now();
    const known = await this.#known(now);
    const since = (known ? Math.min(known.until, now) : now) - this.kind.late;
    const unread = await unreadWindows(sql, this.kind.kind, since);
    let newest = -Infinity;
    for (let at = since; at < now;) {
      const begun = at;
      const skipped = unread.find((each) => each.since <= begun && begun < each.until);
      const goal = Math.min(now, ...unread.flatMap((each) => (each.since > begun ? each.since : [])));
      const read = skipped ? nothing(Math.min(skipped.until, now)) : await this.#newer.read(begun, goal);
      at = read.end;
      newest = Math.max(newest, ...read.rows.map(({ began }) => began));
      const until = Math.max(since, Math.min(at, newest + AFTER_NEWEST));
      const window = skipped ? { since: at, until: at } : { since: begun, until: at };
      const lost = await this.writer.write(read, window, { since, until, readAt: at < now ? 0 : now });
      if (lost.length === 0) await this.#removeVanished(read, window);
    }
  }

  /** Goes one window further back; false where all days are there. @throws ApiError where the API is away */
  async goBack(): Promise<boolean> {
    const now = this.#options.clock.now();
    const known = await this.#known(now);
    const first = now - this.#options.days * DAY;
    if (!known || known.since <= first) return false;
    const read = await this.#older.read(known.since, first);
    const window = { since: read.end, until: known.since };
    await this.writer.write(read, window, { ...window, readAt: 0 });
    return true;
  }

  /**
   * Asks again for what came damaged, where that is due, until it is whole or three days old.
   * @returns false where nothing is due
   * @throws ApiError where the API is away
   */
  async readAgain(): Promise<boolean> {
    const { sql, clock, log } = this.#options;
    const { kind } = this.kind;
    const now = clock.now();
    for (const { since, until } of await giveUpUnfinished(sql, kind, now - GIVEN_UP)) {
      log('warn', `archive: the ${kind} of ${spanOf(since, until)} stays damaged: it is not asked for again`);
    }
    const due = await dueUnfinished(sql, kind, now);
    if (!due) return false;
    const lost: LostWindow[] = [];
    const step = Math.ceil((due.until - due.since) / PARTS);
    for (let at = due.since; at < due.until;) {
      const read = await this.#again.read(at, Math.min(due.until, at + step));
      lost.push(...(await this.writer.write(read, { since: at, until: read.end }, null)));
      at = read.end;
    }
    const pause = Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (due.failures + 1));
    await postponeUnfinished(sql, kind, due, lost, now + pause);
    const what = `archive: the ${kind} of ${spanOf(due.since, due.until)}`;
    if (lost.length === 0) log('info', `${what} is whole now`);
    else log('debug', `${what} is damaged still; asked for again in ${pause} s`);
    return true;
  }

  /** Removes rows of a window that was read whole, and that the API has removed. */
  async #removeVanished({ rows }: ReadWindow, window: Pick<LostWindow, 'since' | 'until'>): Promise<void> {
    const { sql, log } = this.#options;
    const { kind } = this.kind;
    // An API that does not keep to the window tells of others in place of those.
    if (window.since === window.until || !rows.every(({ isWithin }) => isWithin)) return;
    const archived = await archivedIds(sql, kind, window);
    const gone = this.#vanished.note(
      archived,
      rows.map(({ id }) => id),
    );
    if (gone.length === 0) return;
    await removeArchived(sql, kind, gone);
    log('info', `archive: ${kind} ${gone.join(', ')} is removed, as the API no longer tells of it`);
  }

  /** The reach of the archive; never further than the present, where the clock was ahead. */
  async #known(now: number): Promise<Progress | undefined> {
    const { sql } = this.#options;
    const { kind } = this.kind;
    const known = (await readProgress(sql)).get(kind);
    if (!known || Math.max(known.since, known.until, known.readAt) <= now + AHEAD) return known;
    await takeBackProgress(sql, kind, now);
    return (await readProgress(sql)).get(kind);
  }
}

const nothing = (end: number): ReadWindow => ({ rows: [], lost: [], end });

/** A window of time in words: when it begins, and its length. */
const spanOf = (since: number, until: number): string => `${until - since} s from ${timeText(since)}`;
