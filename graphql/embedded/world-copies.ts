import { copyStatement, copyText } from '#graphql/world/copy-text.ts';
import type { WorldTable } from '#graphql/world/world-table.ts';

/** Pieces of text per COPY: a large table is not held in memory as a whole. */
const PIECES_PER_COPY = 16;

/** Some rows of a table, as one COPY takes them. */
export interface WorldCopy {
  readonly table: string;
  /** Without the place that it reads from. */
  readonly statement: string;
  /** UTF-8, in memory of its own. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A world as COPYs of a few megabytes; a table without rows is in none. */
export function* worldCopies(tables: Iterable<WorldTable>): Generator<WorldCopy> {
  for (const table of tables) {
    for (const text of inPortions(copyText(table.rows))) {
      yield { table: table.name, statement: copyStatement(table), bytes: new TextEncoder().encode(text) };
    }
  }
}

function* inPortions(pieces: Iterable<string>): Generator<string> {
  let portion: string[] = [];
  for (const piece of pieces) {
    portion.push(piece);
    if (portion.length === PIECES_PER_COPY) {
      yield portion.join('');
      portion = [];
    }
  }
  if (portion.length > 0) yield portion.join('');
}
