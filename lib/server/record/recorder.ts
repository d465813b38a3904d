import { areRowsWrong } from '#graphql/server/database-errors.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { type ReadLine, rowsOfLines } from '#graphql/import/read-line.ts';
import { rowsForDatabase, writeRows } from '#graphql/sql/import/write-rows.ts';
import { type Progress, readProgress, writeRecord } from '#graphql/sql/record/record-progress.ts';
import type { Log } from '../log.ts';
import { linesOf } from './record-lines.ts';
import { RecordWindows } from './record-windows.ts';
import { type Ask, RECORDED_KINDS, type RecordedKind } from './recorded-kinds.ts';

const DAY = 86_400;
/** The statements that the rows of a window are written in. */
const PIECES = 10;

interface RecorderOptions {
  readonly sql: Database;
  readonly ask: Ask;
  /** Days that the record has to reach back. */
  readonly days: number;
  readonly log: Log;
  /** The current time in epoch seconds; the machine's clock by default. */
  readonly now?: () => number;
}

interface Recorded {
  readonly kind: RecordedKind;
  /** Windows towards the present … */
  readonly newer: RecordWindows;
  /** … and towards the past. */
  readonly older: RecordWindows;
}

/**
 * Puts what a remote API tells into the own database: what is new first, then what was before, window by window of
 * time. The last rows of a window are written together with how far the record reaches, so that it may end at any
 * moment: what was written before them is read again, and found equal.
 */
export class Recorder {
  readonly #options: RecorderOptions;
  readonly #recorded: readonly Recorded[];
  #progress: ReadonlyMap<string, Progress> = new Map();

  constructor(options: RecorderOptions) {
    this.#options = options;
    const { ask, log } = options;
    this.#recorded = RECORDED_KINDS.map((kind) => {
      const onUnreadable = (second: number) =>
        log('warn', `record: the ${kind.kind} of second ${second} cannot be read`);
      const windows = () => new RecordWindows(kind, { ask, onUnreadable });
      return { kind, newer: windows(), older: windows() };
    });
  }

  #now = (): number => this.#options.now?.() ?? Math.floor(Date.now() / 1_000);

  /** Reads what is new of all kinds, and what has changed of late. @throws ApiError where the API is away */
  async readNew(): Promise<void> {
    for (const { kind, newer } of this.#recorded) {
      const now = this.#now();
      const known = await this.#known(kind);
      const since = known?.since ?? now - kind.late;
      let until = Math.max(since, (known?.until ?? 0) - kind.late);
      while (until < now) {
        const { rows, end } = await newer.read(until, now);
        until = end;
        await this.#write(kind, rows, {
          since,
          until: Math.max(until, known?.until ?? 0),
          readAt: until < now ? (known?.readAt ?? 0) : now,
        });
      }
    }
  }

  /**
   * Goes one window of each kind further back; false where all days are there.
   * @throws ApiError where the API is away
   */
  async goBack(): Promise<boolean> {
    let isLeft = false;
    for (const { kind, older } of this.#recorded) {
      const known = await this.#known(kind);
      const first = this.#now() - this.#options.days * DAY;
      if (!known || known.since <= first) continue;
      const { rows, end } = await older.read(known.since, first);
      await this.#write(kind, rows, { ...known, since: end });
      isLeft = true;
    }
    return isLeft;
  }

  async #known({ kind }: RecordedKind): Promise<Progress | undefined> {
    if (this.#progress.size === 0) this.#progress = await readProgress(this.#options.sql);
    return this.#progress.get(kind);
  }

  /** Writes rows a few at a time: the embedded database answers no page while it writes, and sums take their time. */
  async #write({ kind }: RecordedKind, rows: readonly object[], progress: Progress): Promise<void> {
    const piece = Math.max(1, Math.ceil(rows.length / PIECES));
    const last = Math.max(0, rows.length - piece);
    for (let at = 0; at < last; at += piece) {
      await this.#writePiece(kind, rows.slice(at, Math.min(at + piece, last)));
    }
    await this.#writePiece(kind, rows.slice(last), progress);
    this.#progress = new Map([...this.#progress, [kind, progress]]);
  }

  /** Writes rows, and the progress together with them where they are the last ones. */
  async #writePiece(kind: string, rows: readonly object[], progress?: Progress): Promise<void> {
    const { sql, log } = this.#options;
    const lines = linesOf(kind, rows, (reason) => log('warn', `record: a ${kind} is left out: ${reason}`));
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
