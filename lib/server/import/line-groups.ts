import { setTimeout as wait } from 'node:timers/promises';
import { type ImportLine, isRecordText } from '#graphql/import/read-line.ts';
import { Refusal } from '#graphql/import/read-record.ts';

/** Bytes that are waited for without the end of a line; what is longer is no record. */
const LONGEST = 4_000_000;

const NEWLINE = 10;
const NOTHING = new Uint8Array();
const utf8 = new TextDecoder('utf-8', { fatal: true });

/** Divides the bytes of one file after the other into lines. A line may begin in one and go on in the next. */
class LineSplitter {
  #rest: Uint8Array = NOTHING;
  /** The end of the files before. */
  #half: Uint8Array = NOTHING;

  /** The lines that end in a piece. @throws Refusal where a line does not end */
  take(piece: Uint8Array): readonly ImportLine[] {
    const lines = this.#split(Buffer.concat([this.#rest, piece]));
    if (this.#rest.length > LONGEST)
      throw new Refusal(`A line has more than ${LONGEST} bytes: the input is no NDJSON`);
    const [first, ...others] = lines;
    return first ? [...this.#joined(first), ...others].map(decoded) : [];
  }

  /** Ends a file. Its last line is returned where it is whole, and else waits for what the next file begins with. */
  endFile(): readonly ImportLine[] {
    const rest = this.#rest;
    this.#rest = NOTHING;
    if (isRecord(rest)) return this.#joined(rest).map(decoded);
    this.#half = Buffer.concat([this.#half, rest]);
    return [];
  }

  /** The last line, which no newline ended. */
  end(): readonly ImportLine[] {
    return this.#rest.length > 0 ? [decoded(this.#rest)] : [];
  }

  #split(bytes: Uint8Array): readonly Uint8Array[] {
    const lines: Uint8Array[] = [];
    let start = 0;
    for (let end = bytes.indexOf(NEWLINE); end !== -1; end = bytes.indexOf(NEWLINE, start)) {
      lines.push(withoutHole(bytes.subarray(start, end)));
      start = end + 1;
    }
    this.#rest = withoutHole(bytes.subarray(start));
    return lines;
  }

  /** A program that stopped within a line leaves it so: then the next one is whole. */
  #joined(first: Uint8Array): readonly Uint8Array[] {
    const half = this.#half;
    this.#half = NOTHING;
    if (half.length === 0) return [first];
    return isRecord(first) ? [half, first] : [Buffer.concat([half, first])];
  }
}

/** Drops the zero bytes that a file begins with where it was emptied under a program that writes on at its own place. */
function withoutHole(line: Uint8Array): Uint8Array {
  if (line[0] !== 0) return line;
  const start = line.findIndex((byte) => byte !== 0);
  return line.subarray(start === -1 ? line.length : start);
}

/** A line as text, without a byte order mark; as it is where it is no UTF-8. */
function decoded(line: Uint8Array): ImportLine {
  try {
    return utf8.decode(line);
  } catch {
    return line;
  }
}

function isRecord(line: Uint8Array): boolean {
  const text = decoded(line);
  return typeof text === 'string' && isRecordText(text);
}

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
