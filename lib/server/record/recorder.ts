import { areRowsWrong } from '#graphql/server/database-errors.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { type ReadLine, rowsOfLines, readLine } from '#graphql/import/read-line.ts';
import { rowsForDatabase, writeRows } from '#graphql/sql/import/write-rows.ts';
import { type Progress, readProgress, writeRecord } from '#graphql/sql/record/record-progress.ts';
import type { Log } from '../log.ts';
import { RecordWindows } from './record-windows.ts';
import { type Ask, RECORDED_KINDS, type RecordedKind } from './recorded-kinds.ts';
import { isRecord } from '#lib/api/answers/check.ts';
import { Refusal, Repetition } from '#graphql/import/read-record.ts';

/** Records that rows name by these fields, and that the import takes as lines of their own. */
const NAMED: ReadonlyMap<string, string> = new Map([
  ['ability', 'Ability'],
  ['character', 'Character'],
  ['guild', 'Guild'],
  ['instance', 'Instance'],
  ['primaryZone', 'Zone'],
  ['scenario', 'Scenario'],
  ['zone', 'Zone'],
]);

/** The place of a part of a list in the reason of a refusal, such as `encounters[1].scoreboardEntries[3]`. */
const PART = /^([\w.[\]]+)\[(\d+)\]\./;

/**
 * Reads rows of the game's API as lines of an import: the players, guilds and places that they name, and themselves.
 * @param onRefused is called with the reason for each row that the import does not take, and for each further entry
 * about a player whom the same row tells of
 */
function linesOf(
  kind: string,
  rows: readonly object[],
  onRefused: (reason: string, what: 'row' | 'entry') => void,
): readonly ReadLine[] {
  const named = new Map<string, ReadLine>();
  for (const row of rows) noteNamed(row, named);
  const own = rows.flatMap((row) => readWhole(kind, row, onRefused) ?? []);
  return [...named.values(), ...own];
}

/** Notes what a row names. What it names by its id alone is not known, and stays as it is. */
function noteNamed(value: unknown, named: Map<string, ReadLine>): void {
  if (Array.isArray(value)) return value.forEach((each) => noteNamed(each, named));
  if (!isRecord(value)) return;
  for (const [field, part] of Object.entries(value)) {
    const kind = NAMED.get(field);
    const line = kind !== undefined && isRecord(part) ? tryReading(kind, part) : null;
    if (line && !(line instanceof Refusal)) named.set(line.name, line);
    noteNamed(part, named);
  }
}

/**
 * Reads a row, without those parts of its lists that the import does not know, such as a new kind of damage, or that
 * repeat an earlier one: the first entry about a player counts.
 */
function readWhole(
  kind: string,
  row: object,
  onRefused: (reason: string, what: 'row' | 'entry') => void,
): ReadLine | null {
  for (;;) {
    const line = tryReading(kind, row);
    if (!(line instanceof Refusal)) return line;
    const [, list = '', index] = PART.exec(line.message) ?? [];
    const parts = list.split(/[.[\]]+/).reduce<unknown>(memberOf, row);
    const isRepeated = line instanceof Repetition;
    // The first attacker is the killer: without it the kill would be another one's.
    if (!Array.isArray(parts) || (list === 'attackers' && !isRepeated)) {
      onRefused(line.message, 'row');
      return null;
    }
    if (isRepeated) onRefused(line.message, 'entry');
    parts.splice(Number(index), 1);
  }
}

const memberOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

function tryReading(kind: string, record: object): ReadLine | Refusal {
  try {
    return readLine(JSON.stringify({ kind, ...record }));
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
}

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
    await this.#ofEach(async ({ kind, newer }) => {
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
    });
  }

  /**
   * Goes one window of each kind further back; false where all days are there.
   * @throws ApiError where the API is away
   */
  async goBack(): Promise<boolean> {
    let isLeft = false;
    await this.#ofEach(async ({ kind, older }) => {
      const known = await this.#known(kind);
      const first = this.#now() - this.#options.days * DAY;
      if (!known || known.since <= first) return;
      const { rows, end } = await older.read(known.since, first);
      await this.#write(kind, rows, { ...known, since: end });
      isLeft = true;
    });
    return isLeft;
  }

  /** Reads each kind, whether or not others can be read. @throws the first failure, when all had their turn */
  async #ofEach(read: (recorded: Recorded) => Promise<void>): Promise<void> {
    const failures: unknown[] = [];
    for (const recorded of this.#recorded) {
      await read(recorded).catch((error: unknown) => failures.push(error));
    }
    if (failures.length > 0) throw failures[0];
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
