import { setTimeout as wait } from 'node:timers/promises';
import type { ImportLine } from '#graphql/import/read-line.ts';
import { LineSplitter } from './line-splitter.ts';

/** Milliseconds after which what has come is not kept waiting for more. */
const AT_HAND = 20;

/** In place of a piece: the next ones are of another file. */
export const ANOTHER_FILE = new Uint8Array();

/**
 * The whole lines of a stream in groups, as they come; where `follow` is set an empty one whenever no more are at hand.
 * @throws Refusal where a line does not end
 */
export async function* linesOfStream(
  pieces: AsyncIterable<Uint8Array>,
  follow = false,
): AsyncGenerator<readonly ImportLine[]> {
  const splitter = new LineSplitter();
  for await (const piece of follow ? withPauses(pieces) : pieces) {
    if (piece === undefined) {
      yield [];
      continue;
    }
    const lines = piece === ANOTHER_FILE ? splitter.endFile() : splitter.take(piece);
    if (lines.length > 0) yield lines;
  }
  const last = splitter.end();
  if (last.length > 0) yield last;
}

/** The pieces of a stream, with undefined for each time that the next one is not at hand. */
async function* withPauses(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array | undefined> {
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = iterator.next();
      const isLate = await Promise.race([next.then(() => false), wait(AT_HAND, true)]);
      if (isLate) yield undefined;
      const { done, value } = await next;
      if (done) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
