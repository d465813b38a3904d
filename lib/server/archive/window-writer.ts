import { areRowsWrong } from '#graphql/server/database-errors.ts';
import { type ReadLine, rowsOfLines } from '#graphql/import/read-line.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { rowsForDatabase, writeRows } from '#graphql/sql/import/write-rows.ts';
import { FIRST_PAUSE, noteWindow, type Progress } from '#graphql/sql/archive/archive-progress.ts';
import type { LostWindow } from '#graphql/sql/archive/unfinished.ts';
import type { Log } from '../log.ts';
import { type ArchiveClock, timeText } from './archive-clock.ts';
import { type Care, linesOf, withCare } from './archive-lines.ts';
import type { LostRows, ReadRow } from './archive-pages.ts';
import type { ReadWindow } from './archive-windows.ts';

/** The statements that the rows of a window are written in. */
const PIECES = 10;
/** Windows of lost rows that are asked for one by one; more are asked for as one, from the first to the last. */
const MOST_APART = 5;
/** Ids that a line names. */
const MOST_NAMED = 5;
/** Rows with repetitions that are remembered. */
const MOST_REPEATED = 1_000;

interface WriterOptions {
  readonly sql: Database;
  readonly log: Log;
  readonly clock: Pick<ArchiveClock, 'now'>;
}

type Span = Pick<LostWindow, 'since' | 'until'>;

/** Writes the rows of a kind window by window, and notes what of them is lost. */
export class WindowWriter {
  /** Rows that were written, and those that were newly left out or written in part, since the process began. */
  readonly figures = { written: 0, leftOut: 0 };
  readonly #repeated = new Set<string>();
  readonly #kind: string;
  readonly #options: WriterOptions;

  constructor(kind: string, options: WriterOptions) {
    this.#kind = kind;
    this.#options = options;
  }

  /**
   * Writes what was read of a window: its rows, then the reach together with what is lost, so that the process may end
   * at any moment. What was written before that is read again, and found equal.
   * @param reach how far all is there then; null where that does not change
   * @returns the windows that are lost
   */
  async write(read: ReadWindow, window: Span, reach: Progress | null): Promise<readonly LostWindow[]> {
    const lost = [...read.lost];
    for (const care of ['added', 'kept', 'whole'] as const) {
      await this.#writeInPieces(read.rows, care, lost);
    }
    const windows = windowsOf(lost);
    const { sql, clock } = this.#options;
    const noted = { kind: this.#kind, ...window, reach, lost: windows };
    this.#note(lost, await noteWindow(sql, noted, clock.now()));
    this.figures.written += read.rows.length;
    return windows;
  }

  /** Writes rows a few at a time: the embedded database answers no page while it writes, and sums take their time. */
  async #writeInPieces(all: readonly ReadRow[], care: Care, lost: LostRows[]): Promise<void> {
    const rows = all.filter((row) => row.care === care);
    const piece = Math.max(1, Math.ceil(rows.length / PIECES));
    for (let at = 0; at < rows.length; at += piece) {
      await this.#writePiece(rows.slice(at, at + piece), care, lost);
    }
  }

  async #writePiece(rows: readonly ReadRow[], care: Care, lost: LostRows[]): Promise<void> {
    const byRow = new Map(rows.map((each) => [each.row, each]));
    const lines = linesOf(this.#kind, [...byRow.keys()], ({ row, reason, what }) => {
      const refused = byRow.get(row);
      if (!refused) return;
      if (what === 'repetition') this.#noteRepetition(refused, reason);
      else lost.push(lostRow(refused, reason));
    });
    const write = (written: readonly ReadLine[]) =>
      writeRows(this.#options.sql, rowsForDatabase(rowsOfLines(written.map((line) => withCare(line, care)))));
    try {
      await write(lines);
    } catch (error) {
      if (!areRowsWrong(error)) throw error;
      // One by one: what a row names is among them.
      if (rows.length > 1) for (const row of rows) await this.#writePiece([row], care, lost);
      else for (const row of rows) lost.push(lostRow(row, String(error)));
    }
  }

  /** Writes a line for what is newly lost. */
  #note(lost: readonly LostRows[], added: readonly Span[]): void {
    for (const { since, until } of added) {
      const within = lost.filter((each) => each.since >= since && each.until <= until);
      const ids = [...new Set(within.flatMap((each) => each.ids))];
      const named = ids.length === 0 ? `of ${until - since} s` : ids.slice(0, MOST_NAMED).join(', ');
      const more = ids.length > MOST_NAMED ? ` and ${ids.length - MOST_NAMED} more` : '';
      const how = within.some(({ isUnread }) => isUnread) ? 'cannot be read' : 'came damaged';
      this.figures.leftOut += Math.max(1, ids.length);
      this.#options.log(
        'warn',
        `archive: ${this.#kind} ${named}${more} from ${timeText(since)} ${how}, and is asked for again in ` +
          `${FIRST_PAUSE} s: ${within[0]?.reason ?? ''}`,
      );
    }
  }

  /** Writes a line for a player who is told of twice, once: the row is read many times. */
  #noteRepetition({ id }: ReadRow, reason: string): void {
    if (this.#repeated.has(id)) return;
    if (this.#repeated.size >= MOST_REPEATED) this.#repeated.clear();
    this.#repeated.add(id);
    this.#options.log('warn', `archive: an entry of ${this.#kind} ${id} is left out: ${reason}`);
  }
}

const lostRow = ({ id, began }: ReadRow, reason: string): LostRows => ({
  since: began,
  until: began + 1,
  isUnread: false,
  ids: [id],
  reason,
});

/** The windows that are asked for again: each apart, or one from the first to the last where there are many. */
function windowsOf(lost: readonly LostRows[]): readonly LostWindow[] {
  const windows = new Map(
    lost.map(({ since, until, isUnread }) => [`${since} ${until}`, { since, until, isUnread }]),
  );
  if (windows.size <= MOST_APART) return [...windows.values()];
  const all = [...windows.values()];
  const since = Math.min(...all.map((window) => window.since));
  return [{ since, until: Math.max(...all.map((window) => window.until)), isUnread: false }];
}
