import { areRowsWrong } from '#graphql/server/database-errors.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { type ReadLine, rowsOfLines } from '#graphql/import/read-line.ts';
import { rowsForDatabase, writeRows } from '#graphql/sql/import/write-rows.ts';
import { type Progress, readProgress, writeRecord } from '#graphql/sql/record/record-progress.ts';
import type { Log } from '../log.ts';
import type { RecordClock } from './record-clock.ts';
import { linesOf } from './record-lines.ts';
import { RecordWindows } from './record-windows.ts';
import type { Ask, RecordedKind } from './recorded-kinds.ts';

const DAY = 86_400;
/** The statements that the rows of a window are written in. */
const PIECES = 10;

export interface RecorderOptions {
  readonly sql: Database;
  readonly ask: Ask;
  /** Days that the record has to reach back. */
  readonly days: number;
  readonly log: Log;
  readonly clock: Pick<RecordClock, 'now'>;
}

/**
 * Puts what a remote API tells of one kind into the own database: what is new first, then what was before, window by
 * window of time. The last rows of a window are written together with how far the record reaches, so that it may end at
 * any moment: what was written before them is read again, and found equal.
 */
export class Recorder {
  readonly kind: RecordedKind;
  readonly #options: RecorderOptions;
  /** Windows towards the present … */
  readonly #newer: RecordWindows;
  /** … and towards the past. */
  readonly #older: RecordWindows;

  constructor(kind: RecordedKind, options: RecorderOptions) {
    this.kind = kind;
    this.#options = options;
    const { ask, log } = options;
    const onUnreadable = (second: number) =>
      log('warn', `record: the ${kind.kind} of second ${second} cannot be read`);
    [this.#newer, this.#older] = [
      new RecordWindows(kind, { ask, onUnreadable }),
      new RecordWindows(kind, { ask, onUnreadable }),
    ];
  }

  /** Reads what is new, and what has changed of late. @throws ApiError where the API is away */
  async readNew(): Promise<void> {
    const now = this.#options.clock.now();
    const known = await this.#known();
    const since = known?.since ?? now - this.kind.late;
    let until = Math.max(since, (known?.until ?? 0) - this.kind.late);
    while (until < now) {
      const { rows, end } = await this.#newer.read(until, now);
      until = end;
      await this.#write(rows, {
        since,
        until: Math.max(until, known?.until ?? 0),
        readAt: until < now ? (known?.readAt ?? 0) : now,
      });
    }
  }

  /** Goes one window further back; false where all days are there. @throws ApiError where the API is away */
  async goBack(): Promise<boolean> {
    const known = await this.#known();
    const first = this.#options.clock.now() - this.#options.days * DAY;
    if (!known || known.since <= first) return false;
    const { rows, end } = await this.#older.read(known.since, first);
    await this.#write(rows, { ...known, since: end });
    return true;
  }

  async #known(): Promise<Progress | undefined> {
    return (await readProgress(this.#options.sql)).get(this.kind.kind);
  }

  /** Writes rows a few at a time: the embedded database answers no page while it writes, and sums take their time. */
  async #write(rows: readonly object[], progress: Progress): Promise<void> {
    const piece = Math.max(1, Math.ceil(rows.length / PIECES));
    const last = Math.max(0, rows.length - piece);
    for (let at = 0; at < last; at += piece) {
      await this.#writePiece(rows.slice(at, Math.min(at + piece, last)));
    }
    await this.#writePiece(rows.slice(last), progress);
  }

  /** Writes rows, and the progress together with them where they are the last ones. */
  async #writePiece(rows: readonly object[], progress?: Progress): Promise<void> {
    const { sql, log } = this.#options;
    const { kind } = this.kind;
    const lines = linesOf(kind, rows, (reason, what) =>
      log('warn', `record: ${what === 'row' ? 'a' : 'an entry of a'} ${kind} is left out: ${reason}`),
    );
    const write = (written: readonly ReadLine[]) =>
      progress
        ? writeRecord(sql, written, kind, progress)
        : writeRows(sql, rowsForDatabase(rowsOfLines(written)));
    try {
      await write(lines);
    } catch (error) {
      if (!areRowsWrong(error)) throw error;
      for (const line of lines) await this.#writeAlone(line);
      if (progress) await write([]);
    }
  }

  async #writeAlone(line: ReadLine): Promise<void> {
    try {
      await writeRows(this.#options.sql, rowsForDatabase(rowsOfLines([line])));
    } catch (error) {
      if (!areRowsWrong(error)) throw error;
      this.#options.log('warn', `record: ${line.name} is left out: ${String(error)}`);
    }
  }
}
