import { copyStatement, copyText } from '#graphql/sql/engine/copy-text.ts';
import type { WorldTable } from '#graphql/world/world.ts';

/** Pieces of text per chunk: a large table is not held in memory as a whole. */
const PIECES_PER_CHUNK = 16;

/** Rows of one table for one COPY. */
export interface CopyChunk {
  readonly table: string;
  /** The COPY statement, without its source. */
  readonly statement: string;
  /** The rows in UTF-8. The memory is not shared, so that it can be transferred to another thread. */
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** A world as COPY statements of a few megabytes of rows each; none for a table without rows. */
export function* copyChunks(tables: Iterable<WorldTable>): Generator<CopyChunk> {
  for (const table of tables) {
    for (const text of grouped(copyText(table.rows))) {
      yield { table: table.name, statement: copyStatement(table), bytes: new TextEncoder().encode(text) };
    }
  }
}

function* grouped(pieces: Iterable<string>): Generator<string> {
  let group: string[] = [];
  for (const piece of pieces) {
    group.push(piece);
    if (group.length === PIECES_PER_CHUNK) {
      yield group.join('');
      group = [];
    }
  }
  if (group.length > 0) yield group.join('');
}
