import { type FileHandle, stat } from 'node:fs/promises';

const PIECE = 256 * 1024;
/** Bytes before the place of reading by which a file is known again: more than a record, which has an id of its own. */
const KNOWN = 1024;

/** A file that is read while others write to it. */
export class OpenFile {
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

  /** Reads on to the end. */
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

  /** Begins anew. */
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
export function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
