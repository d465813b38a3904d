/** Bytes of the largest message. No query of ours comes near; a client that sends more is broken or hostile. */
const LARGEST_MESSAGE = 16 * 1024 * 1024;
const LARGEST_STARTUP = 10_000;

/** The client does not speak the protocol: its connection has to end. `code` is an SQLSTATE. */
export class ProtocolViolation extends Error {
  override readonly name = 'ProtocolViolation';
  readonly code = '08P01';
}

/**
 * Splits what a client sends into complete messages, however it is fragmented. The first messages have no type byte;
 * set `typed` once they are over.
 */
export class FrameReader {
  typed = false;
  #pieces: Buffer[] = [];
  #length = 0;

  push(piece: Buffer): void {
    this.#pieces.push(piece);
    this.#length += piece.length;
  }

  /**
   * The next complete message, or undefined until more arrives.
   * @throws ProtocolViolation when the announced length is impossible
   */
  next(): Buffer | undefined {
    const typeBytes = this.typed ? 1 : 0;
    if (this.#length < typeBytes + 4) return undefined;
    const length = typeBytes + this.#announced(typeBytes);
    if (this.#length < length) return undefined;
    const all = this.#joined();
    this.#pieces = length < all.length ? [all.subarray(length)] : [];
    this.#length = all.length - length;
    return all.subarray(0, length);
  }

  #announced(typeBytes: number): number {
    const first = this.#pieces[0];
    const head = first && first.length >= typeBytes + 4 ? first : this.#joined();
    const length = head.readInt32BE(typeBytes);
    const most = this.typed ? LARGEST_MESSAGE : LARGEST_STARTUP;
    if (length < 4 || length > most)
      throw new ProtocolViolation(`a message of ${length} bytes is not accepted`);
    return length;
  }

  #joined(): Buffer {
    const [first] = this.#pieces;
    const all = first && this.#pieces.length === 1 ? first : Buffer.concat(this.#pieces);
    this.#pieces = [all];
    return all;
  }
}
