import { setTimeout as wait } from 'node:timers/promises';
import { areRowsWrong } from '../server/database-errors.ts';
import type { Database } from '../sql/engine/connection/database.ts';
import { rowsForDatabase, writeRows } from '../sql/import/write-rows.ts';
import { readLine, rowsOfLines, type ImportLine, type ReadLine } from './read-line.ts';
import { Refusal } from './read-record.ts';

/** Lines of one transaction: more make a batch hardly cheaper and hold the locks on the sums longer. */
const BATCH = 500;

/** Milliseconds before a batch is tried again that failed for another reason than its lines. */
const PAUSES = [200, 1_000, 3_000, 10_000] as const;

/** A line that was not imported. */
export interface RefusedLine {
  /** Counted from 1. */
  readonly line: number;
  readonly reason: string;
  /** With U+FFFD in place of bytes that are no UTF-8. */
  readonly text: string;
}

export interface ImportCounts {
  readonly imported: number;
  readonly refused: number;
}

interface NumberedLine {
  readonly line: number;
  readonly text: string;
  readonly read: ReadLine;
}

/**
 * Imports lines, each the JSON of one record, in batches, each of which is a transaction: an acknowledged
 * line is stored. A line that is imported again changes nothing. The next lines are read while a batch is written. Lines
 * come in groups, an empty group says that no more are at hand for the moment.
 * @param onRefused called with each line that cannot be imported; the others continue
 * @param onBatch called with the number of lines imported so far
 * @param onRead called with each line that can be read
 * @throws Error when the database stays away
 */
export async function importLines(
  sql: Database,
  groups: AsyncIterable<readonly ImportLine[]>,
  onRefused: (refused: RefusedLine) => void,
  onBatch: (imported: number) => void = () => undefined,
  onRead: (read: ReadLine) => void = () => undefined,
): Promise<ImportCounts> {
  let [line, imported, refused] = [0, 0, 0];
  const batch: NumberedLine[] = [];
  let written: Promise<void> = Promise.resolve();
  const refuse = ({ text, line: number }: Omit<NumberedLine, 'read'>, reason: string) => {
    refused += 1;
    onRefused({ line: number, reason, text });
  };
  const write = async (lines: readonly NumberedLine[]) => {
    const prepared = prepare(lines);
    await written;
    written = writeBatch(sql, lines, prepared).then((failed) => {
      for (const { line: entry, reason } of failed) refuse(entry, reason);
      imported += lines.length - failed.length;
      if (lines.length > 0) onBatch(imported);
    });
    // It is awaited before the next batch; until then a failure would be unhandled.
    written.catch(() => undefined);
  };
  const flush = async () => {
    await write(batch.splice(0));
    await written;
  };

  try {
    for await (const group of groups) {
      for (const given of group) {
        line += 1;
        const text = typeof given === 'string' ? given : new TextDecoder().decode(given);
        if (text.trim() === '') continue;
        try {
          const read = readLine(given);
          onRead(read);
          batch.push({ line, text, read });
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          refuse({ line, text }, error.message);
        }
        if (batch.length >= BATCH) await write(batch.splice(0));
      }
      if (group.length === 0) await flush();
    }
    await flush();
  } finally {
    // Where reading failed, a batch is still being written.
    await written;
  }
  return { imported, refused };
}

/** Converts lines to the rows that the database takes, while the batch before is still being written. */
const prepare = (lines: readonly NumberedLine[]): string =>
  rowsForDatabase(rowsOfLines(lines.map(({ read }) => read)));

/**
 * Writes lines in one transaction; where they are wrong, halves of them, down to those that are.
 * @throws whatever else stops them: the server is away, or only reads, or has no room
 */
async function writeBatch(
  sql: Database,
  lines: readonly NumberedLine[],
  prepared = prepare(lines),
): Promise<readonly { readonly line: NumberedLine; readonly reason: string }[]> {
  const [first, ...others] = lines;
  if (!first) return [];
  try {
    await tryAgain(() => writeRows(sql, prepared));
    return [];
  } catch (error) {
    if (!areRowsWrong(error) || !(error instanceof Error)) throw error;
    if (others.length === 0) return [{ line: first, reason: error.message }];
    const half = Math.ceil(lines.length / 2);
    return [...(await writeBatch(sql, lines.slice(0, half))), ...(await writeBatch(sql, lines.slice(half)))];
  }
}

async function tryAgain(work: () => Promise<unknown>): Promise<void> {
  for (const pause of PAUSES) {
    try {
      await work();
      return;
    } catch (error) {
      if (areRowsWrong(error)) throw error;
      await wait(pause);
    }
  }
  await work();
}
