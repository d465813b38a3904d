import { open } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from '#graphql/import/read-record.ts';

/** Milliseconds between two looks at a file that is written to. */
const LOOK_AGAIN = 500;
const PIECE = 256 * 1024;
/** Characters that are waited for without the end of a line; what is longer is no record. */
const LONGEST = 4_000_000;

/** Milliseconds after which what has come is not kept waiting for more. */
const AT_HAND = 20;

/**
 * The whole lines of a stream in groups, as they come; where `follow` is set an empty one whenever no more are at hand.
 * @throws Refusal where a line does not end
 */
export async function* linesOfStream(
  pieces: AsyncIterable<Uint8Array>,
  follow = false,
): AsyncGenerator<readonly string[]> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const piece of follow ? withPauses(pieces) : pieces) {
    if (piece === undefined) {
      yield [];
      continue;
    }
    const lines = (rest + decoder.decode(piece, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LONGEST)
      throw new Refusal(`A line has more than ${LONGEST} characters: the input is no NDJSON`);
    if (lines.length > 0) yield lines;
  }
  if (rest !== '') yield [rest];
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

/** The pieces of a file to its end; with `follow` also what is written later, without end. A file that was begun anew is read anew. */
export async function* piecesOfFile(path: string, follow: boolean): AsyncGenerator<Uint8Array> {
  let position = 0;
  const buffer = new Uint8Array(PIECE);
  for (;;) {
    const file = await open(path);
    try {
      if ((await file.stat()).size < position) position = 0;
      for (;;) {
        const { bytesRead } = await file.read(buffer, 0, PIECE, position);
        if (bytesRead === 0) break;
        position += bytesRead;
        yield buffer.slice(0, bytesRead);
      }
    } finally {
      await file.close();
    }
    if (!follow) return;
    await wait(LOOK_AGAIN);
  }
}
