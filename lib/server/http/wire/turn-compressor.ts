import { finished } from 'node:stream';
import type { Encoder } from './encoder.ts';

type WriteCallback = (error: Error | null | undefined) => void;

/** Bytes that are collected for one call of the compressor, about one page. */
const MOST_GATHERED = 64 * 1024;

/**
 * Compresses and flushes in one go what one turn of the event loop has written. One call for each of React's chunks
 * takes twice as long, and one flush for each adds a fifth to the bytes.
 */
export class TurnCompressor {
  readonly #encoder: Encoder;
  #flushing = false;
  /** Chunks of this turn of the event loop, compressed together at its end. */
  #gathered: Uint8Array[] = [];
  #gatheredBytes = 0;
  #written: WriteCallback[] = [];

  constructor(encoder: Encoder) {
    this.#encoder = encoder;
  }

  /** Takes a chunk; returns false where the writer has to wait for `drain`. */
  write(bytes: Uint8Array, done?: WriteCallback): boolean {
    this.#gathered.push(bytes);
    this.#gatheredBytes += bytes.length;
    if (done) this.#written.push(done);
    if (this.#gatheredBytes >= MOST_GATHERED) this.#compress();
    this.#compressSoon();
    return !this.#encoder.writableNeedDrain;
  }

  end(bytes?: Uint8Array): void {
    if (bytes) this.#gathered.push(bytes);
    this.#compress();
    this.#encoder.end();
  }

  #compressSoon(): void {
    if (this.#flushing) return;
    this.#flushing = true;
    setImmediate(() => {
      this.#flushing = false;
      if (this.#encoder.writableEnded || this.#encoder.destroyed) return;
      this.#compress();
      this.#encoder.flush();
    });
  }

  #compress(): void {
    const [pieces, written] = [this.#gathered, this.#written];
    [this.#gathered, this.#written] = [[], []];
    this.#gatheredBytes = 0;
    if (pieces.length > 0)
      this.#encoder.write(Buffer.concat(pieces), (error) => written.forEach((done) => done(error)));
  }
}

/** Compresses a body that is whole. Calls back with an error where the encoder fails or is destroyed. */
export function compressWhole(
  encoder: Encoder,
  body: Buffer,
  done: (error: Error | null, compressed: Buffer) => void,
): void {
  const made: Buffer[] = [];
  encoder.on('data', (piece: Buffer) => made.push(piece));
  finished(encoder, (error) => done(error ?? null, Buffer.concat(made)));
  encoder.end(body);
}
