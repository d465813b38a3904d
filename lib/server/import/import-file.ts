import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { importWarned } from './import-warned.ts';
import { linesOfStream } from './line-groups.ts';
import { piecesOfFile, piecesOfLog } from './pieces-of-file.ts';

interface FileImport {
  /** The path of a file; the standard input where it is a dash. */
  readonly source: string;
  /** Continues, without end, with what is written to the file later. */
  readonly follow?: boolean;
  /** Path of the file for refused lines: those of this import alone. */
  readonly refusedFile: string;
  readonly say: (text: string) => void;
}

/**
 * Imports the lines of a file.
 * @returns false where there are lines, and all of them were refused
 * @throws Error when the database stays away, or the file cannot be read
 */
export async function importFile(
  sql: Database,
  { source, follow = false, refusedFile, say }: FileImport,
): Promise<boolean> {
  if (resolve(source) === resolve(refusedFile))
    throw new Error('Refused lines cannot go into the file to import.');
  const refusals = refusalFile(refusedFile);
  const lines = linesOfStream(piecesOf(source, follow, say), follow);
  try {
    const { imported, refused, warnings } = await importWarned(sql, lines, refusals.write, (count) =>
      say(`${process.uptime().toFixed(1).padStart(6)} s  ${count} imported`),
    );
    say(`done: ${imported} imported${refused > 0 ? `, ${refused} refused: see ${refusedFile}` : ''}`);
    for (const warning of warnings) say(`warn: ${warning}`);
    return imported > 0 || refused === 0;
  } finally {
    refusals.close();
  }
}

function piecesOf(source: string, follow: boolean, say: FileImport['say']): AsyncIterable<Uint8Array> {
  if (source === '-') return process.stdin;
  return follow ? piecesOfLog(source, () => say(`waiting for ${source}`)) : piecesOfFile(source);
}

/** Writes refused lines to a file, which the first of them creates; one of an earlier import goes. */
function refusalFile(path: string) {
  rmSync(path, { force: true });
  let file: number | undefined;
  return {
    write: (refused: object) => {
      file ??= openSync(path, 'w');
      writeSync(file, `${JSON.stringify(refused)}\n`);
    },
    close: () => file !== undefined && closeSync(file),
  };
}
