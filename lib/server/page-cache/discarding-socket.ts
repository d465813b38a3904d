import { Socket } from 'node:net';

/** A socket without a peer, which discards all that is written to it. */
export class DiscardingSocket extends Socket {
  override _write(_chunk: unknown, _encoding: BufferEncoding, done: () => void): void {
    done();
  }

  override _writev(_chunks: readonly unknown[], done: () => void): void {
    done();
  }
}
