import { open, readdir, stat, type FileHandle } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ANOTHER_FILE } from './line-groups.ts';

const PIECE = 256 * 1024;
/** Bytes before the place of reading by which a file is known again: more than a record, which has an id of its own. */
const KNOWN = 1024;

/** A file that is read while others write to it. */
class OpenFile {
  readonly #handle: FileHandle;
  #position: number;
  #known: Uint8Array;
  /** True once the file is found to lack what was read of it: it was emptied, and may have been filled again. */
  isEmptied = false;

  constructor(handle: FileHandle, position = 0, known: Uint8Array = new Uint8Array()) {
    this.#handle = handle;
    this.#position = position;
    this.#known = known;
  }

  /** Reads from the current place to the end of the file. */
  async *rest(): AsyncGenerator<Uint8Array> {
    const buffer = new Uint8Array(PIECE);
    for (;;) {
      const from = this.#position - this.#known.length;
      const { bytesRead } = await this.#handle.read(buffer, 0, PIECE, from);
      const read = buffer.subarray(0, bytesRead);
      const known = read.subarray(0, this.#known.length);
      this.isEmptied = Buffer.compare(known, this.#known) !== 0;
      const piece = read.slice(known.length);
      if (this.isEmptied || piece.length === 0) return;
      this.#position += piece.length;
      this.#known = read.slice(-KNOWN);
      yield piece;
    }
  }

  /** A copy of the file, to be read on from the same place; it counts as emptied where it is none. */
  asCopy = (handle: FileHandle): OpenFile => new OpenFile(handle, this.#position, this.#known);

  /** Starts over at the beginning of the file. */
  rewind(): void {
    this.#position = 0;
    this.#known = new Uint8Array();
    this.isEmptied = false;
  }

  /** True if another file has this name, and something was written to it. */
  async isReplacedAt(path: string): Promise<boolean> {
    const own = await this.#handle.stat({ bigint: true });
    const named = await stat(path, { bigint: true }).catch(ignoreMissing);
    return named !== undefined && named.size > 0n && (named.ino !== own.ino || named.dev !== own.dev);
  }

  close = (): Promise<void> => this.#handle.close();
}

/** @throws whatever is not the error of a file that is not there */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}

/** Milliseconds between two looks at a file that is written to. */
const LOOK_AGAIN = 500;

/** The pieces of a file to its end. */
export async function* piecesOfFile(path: string): AsyncGenerator<Uint8Array> {
  const file = new OpenFile(await open(path));
  try {
    yield* file.rest();
  } finally {
    await file.close();
  }
}

/**
 * The pieces of what is written to files of this name, without end. Where the file is renamed, it is read to its end
 * before the next one of the name; where it is copied and emptied, the copy is. Waits for a file that is not there.
 * @param onMissing is called where there is none to begin with
 */
export async function* piecesOfLog(path: string, onMissing: () => void): AsyncGenerator<Uint8Array> {
  let file = await openOnceThere(path, onMissing);
  try {
    for (;;) {
      // Asked before the rest is read: who writes to the next one has written the last line here.
      const isReplaced = await file.isReplacedAt(path);
      yield* file.rest();
      if (file.isEmptied) {
        yield* restOfCopy(file, path);
        file.rewind();
        yield ANOTHER_FILE;
        continue;
      }
      const next = isReplaced ? await openThere(path) : undefined;
      if (next) {
        await file.close();
        file = next;
        yield ANOTHER_FILE;
      } else await wait(LOOK_AGAIN);
    }
  } finally {
    await file.close();
  }
}

async function openOnceThere(path: string, onMissing: () => void): Promise<OpenFile> {
  for (let tries = 0; ; tries += 1) {
    const file = await openThere(path);
    if (file) return file;
    if (tries === 0) onMissing();
    await wait(LOOK_AGAIN);
  }
}

async function openThere(path: string): Promise<OpenFile | undefined> {
  const handle = await open(path).catch(ignoreMissing);
  return handle && new OpenFile(handle);
}

/** Reads what was written to a file before it was emptied from the copy that was made of it. */
async function* restOfCopy(file: OpenFile, path: string): AsyncGenerator<Uint8Array> {
  for (const candidate of await newestBeside(path)) {
    // One that is being packed, or that may not be read, is passed over.
    const handle = await open(candidate).catch(() => undefined);
    if (!handle) continue;
    const copy = file.asCopy(handle);
    try {
      yield* copy.rest();
    } finally {
      await copy.close();
    }
    if (!copy.isEmptied) return;
  }
}

/** The files whose names begin as that of a log does, such as `war.ndjson.1` and `war-20260601.ndjson`. */
async function newestBeside(path: string): Promise<readonly string[]> {
  const { dir, name } = parse(path);
  const folder = dir || '.';
  const entries = await readdir(folder, { withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.startsWith(name))
    .map((entry) => join(folder, entry.name));
  const dated = await Promise.all(
    paths.map(async (each) => ({ each, time: (await stat(each).catch(() => undefined))?.mtimeMs ?? 0 })),
  );
  return dated.toSorted((one, other) => other.time - one.time).map(({ each }) => each);
}
