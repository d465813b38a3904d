import { EventEmitter, once } from 'node:events';
import { constants, createGzip } from 'node:zlib';

/**
 * A text that is kept compressed, and that any number of readers have while it is written. Readers who leave do not
 * end it.
 */
export class GrowingFile {
  readonly #gzip = createGzip();
  readonly #pieces: Buffer[] = [];
  readonly #changes = new EventEmitter().setMaxListeners(0);
  #begun = false;
  #end: { readonly failure: unknown } | 'whole' | null = null;

  constructor() {
    this.#gzip.on('data', (piece: Buffer) => this.#pieces.push(piece));
  }

  /** Adds a text, which readers then have. */
  async write(text: string): Promise<void> {
    this.#gzip.write(text);
    await new Promise<void>((resolve) => {
      this.#gzip.flush(constants.Z_SYNC_FLUSH, resolve);
    });
    this.#begun = true;
    this.#changes.emit('change');
  }

  /** Ends it, and gives all of it, compressed. */
  async finish(): Promise<Buffer> {
    const ended = once(this.#gzip, 'end');
    this.#gzip.end();
    await ended;
    this.#end = 'whole';
    this.#changes.emit('change');
    return Buffer.concat(this.#pieces);
  }

  /** Ends it before it is whole: its readers fail. */
  fail(failure: unknown): void {
    this.#gzip.destroy();
    this.#end = { failure };
    this.#changes.emit('change');
  }

  /** Resolves once there is something to read, or nothing will follow; rejects where it has failed before that. */
  async begun(): Promise<void> {
    while (!this.#begun && this.#end === null) await once(this.#changes, 'change');
    if (!this.#begun) this.#throwFailure();
  }

  /** The whole compressed file from its beginning; waits for unwritten parts. Rejects if writing fails. */
  async *read(): AsyncGenerator<Buffer> {
    for (let at = 0; ;) {
      const piece = this.#pieces[at];
      if (piece) {
        at += 1;
        yield piece;
      } else if (this.#end === null) {
        await once(this.#changes, 'change');
      } else {
        return this.#throwFailure();
      }
    }
  }

  #throwFailure(): void {
    if (this.#end !== null && this.#end !== 'whole') throw this.#end.failure;
  }
}
