import { once } from 'node:events';
import net from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { FrameReader } from '#graphql/embedded/frame-reader.ts';
import type { SocketAddress } from '#graphql/sql/engine/connection/reconnecting-socket.ts';

/** Ends the wait for what never comes, with what came instead. */
const TIMEOUT_MS = 60_000;

/** A client that sends exactly the bytes of a test, protocol violations included. */
export class RawClient {
  readonly #socket: net.Socket;
  readonly #reader = new FrameReader();
  readonly #replies: Buffer[] = [];
  closed = false;

  constructor(address: SocketAddress) {
    this.#socket = net.connect(address);
    this.#socket.on('data', (piece) => this.#receive(Buffer.from(piece)));
    this.#socket.on('error', () => undefined);
    this.#socket.on('close', () => (this.closed = true));
  }

  /** A client with a session. */
  static async connect(address: SocketAddress): Promise<RawClient> {
    const client = new RawClient(address);
    client.startSession();
    await client.until('Z');
    return client;
  }

  /** Bytes outside the protocol of messages, from before the session. */
  sendBytes(bytes: Buffer) {
    this.#socket.write(bytes);
  }

  startSession() {
    this.send(startupFrame(196_608, 'user\0postgres\0\0'));
  }

  /** Sends messages. From then on replies have a type; only that to an encryption request has none. */
  send(...messages: readonly Buffer[]) {
    this.#reader.typed = true;
    this.#socket.write(Buffer.concat(messages));
  }

  /** Messages up to and with the next one of a type, as `type:content`. */
  async until(type: string): Promise<readonly string[]> {
    const deadline = performance.now() + TIMEOUT_MS;
    for (;;) {
      const at = this.#replies.findIndex((reply) => reply.toString('latin1', 0, 1) === type);
      if (at >= 0) return this.#replies.splice(0, at + 1).map(readable);
      if (this.closed) throw new Error(`closed before ${type}: ${this.#replies.map(readable).join(' ')}`);
      if (performance.now() > deadline)
        throw new Error(`no ${type} came: ${this.#replies.map(readable).join(' ')}`);
      await wait(2);
    }
  }

  /** The next bytes as they are, outside the protocol of messages. */
  async bytes(): Promise<string> {
    const [piece] = await once(this.#socket, 'data');
    return String(piece);
  }

  disconnect() {
    this.#socket.destroy();
  }

  #receive(piece: Buffer) {
    if (!this.#reader.typed) return;
    this.#reader.push(piece);
    for (let frame = this.#reader.next(); frame; frame = this.#reader.next()) this.#replies.push(frame);
  }
}

export function startupFrame(code: number, content = ''): Buffer {
  const frame = Buffer.alloc(8 + content.length);
  frame.writeInt32BE(frame.length, 0);
  frame.writeInt32BE(code, 4);
  frame.write(content, 8, 'latin1');
  return frame;
}

const readable = (frame: Buffer) => `${frame.toString('latin1', 0, 1)}:${frame.toString('utf8', 5)}`;
