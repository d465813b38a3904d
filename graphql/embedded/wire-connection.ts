import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { BatchBuilder, type Batch } from './batch.ts';
import type { Engine } from './engine.ts';
import { FrameReader, ProtocolViolation } from './frame-reader.ts';
import {
  closeStatements,
  errorMessage,
  startupReply,
  lastStatus,
  queryMessage,
  STATUS_IDLE,
  SYNC,
} from './message.ts';
import type { FifoLock } from './fifo-lock.ts';

const PROTOCOL_3 = 3;
const CANCEL_REQUEST = 80_877_102;
const SSL_REQUEST = 80_877_103;
const GSS_REQUEST = 80_877_104;

/** The kind of a client's startup request. Without threads there is nothing to cancel: a cancel request just ends. */
type StartupRequest = 'encryption' | 'cancel' | 'session' | 'unknown';

/** Reads a message of the startup phase: length and code, four bytes each. */
function startupRequest(frame: Buffer): StartupRequest {
  if (frame.length < 8) return 'unknown';
  const code = frame.readInt32BE(4);
  if (code === SSL_REQUEST || code === GSS_REQUEST) return 'encryption';
  if (code === CANCEL_REQUEST) return 'cancel';
  return code >>> 16 === PROTOCOL_3 ? 'session' : 'unknown';
}

/** Services that the connections of one server share. */
export interface WireServices {
  readonly engine: Engine;
  readonly lock: FifoLock<object>;
  /** Milliseconds for which a connection may hold the lock without sending anything. */
  readonly idleLockMs: number;
  readonly onEngineFailure: (error: unknown) => void;
}

/**
 * One client. It holds the lock of the engine from the first message of a query until the engine is idle again, so
 * that neither unnamed statements nor transactions of two clients mix.
 */
export class WireConnection {
  readonly #socket: Socket;
  readonly #services: WireServices;
  readonly #reader = new FrameReader();
  readonly #builder = new BatchBuilder();
  readonly #batches: Batch[] = [];
  #working = false;
  #closed = false;
  #idleTimer: NodeJS.Timeout | undefined;

  constructor(socket: Socket, services: WireServices) {
    this.#socket = socket;
    this.#services = services;
    socket.on('data', (piece) => this.#receive(Buffer.from(piece)));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#close());
  }

  #receive(piece: Buffer) {
    clearTimeout(this.#idleTimer);
    this.#reader.push(piece);
    try {
      this.#readFrames();
    } catch (error) {
      if (!(error instanceof ProtocolViolation)) throw error;
      this.#end(error.code, error.message);
    }
    this.#startWork();
  }

  #readFrames() {
    for (let frame = this.#reader.next(); frame; frame = this.#reader.next()) {
      if (!this.#reader.typed) this.#startSession(frame);
      else if (frame[0] === TERMINATE) return this.#socket.destroySoon();
      else this.#enqueue(this.#builder.add(frame));
    }
    this.#enqueue(this.#builder.flush());
  }

  #startSession(frame: Buffer) {
    const request = startupRequest(frame);
    if (request === 'encryption') return void this.#socket.write('N');
    if (request === 'cancel') return this.#socket.destroySoon();
    if (request === 'unknown') throw new ProtocolViolation('only version 3 of the protocol is supported');
    this.#reader.typed = true;
    this.#socket.write(startupReply(this.#services.engine.serverVersion));
  }

  #enqueue(batch: Batch | undefined) {
    if (batch) this.#batches.push(batch);
  }

  #startWork() {
    if (this.#working) return;
    this.#working = true;
    this.#work()
      .catch((error: unknown) => this.#services.onEngineFailure(error))
      .finally(() => (this.#working = false));
  }

  async #work() {
    while (this.#batches.length > 0 && !this.#closed) await this.#answerTogether(this.#batches.splice(0));
    if (this.#closed) await this.#cleanUp();
    else if (this.#services.lock.isHeldBy(this)) this.#startIdleTimer();
  }

  /**
   * Sends the replies to messages that came together in one write: each of a page's many short replies would cost a
   * system call on both sides.
   */
  async #answerTogether(batches: readonly Batch[]) {
    const { lock } = this.#services;
    this.#socket.cork();
    for (const [index, batch] of batches.entries()) {
      // Yields to other clients: otherwise a client with many queued queries would starve them.
      if (index > 0) await setImmediate();
      if (!lock.isFreeFor(this)) this.#flush();
      await lock.acquire(this);
      if (this.#closed) break;
      await this.#answer(batch);
    }
    this.#socket.uncork();
  }

  /** Sends the replies so far: the client that holds the lock may wait for them. */
  #flush() {
    this.#socket.uncork();
    this.#socket.cork();
  }

  async #answer({ messages, synced }: Batch) {
    const reply = await this.#services.engine.execute(messages);
    const status = lastStatus(reply);
    if (synced && !status) throw new Error('The engine no longer answers.');
    if (!this.#closed) this.#socket.write(reply);
    if (status === STATUS_IDLE) this.#services.lock.release(this);
  }

  #startIdleTimer() {
    this.#idleTimer = setTimeout(
      () => this.#end('25P03', 'the connection was idle while it held the database'),
      this.#services.idleLockMs,
    );
  }

  #end(code: string, text: string) {
    this.#batches.length = 0;
    this.#socket.write(errorMessage('FATAL', code, text));
    this.#socket.destroySoon();
  }

  #close() {
    this.#closed = true;
    clearTimeout(this.#idleTimer);
    if (this.#working) this.#services.lock.cancel(this);
    this.#startWork();
  }

  /** Rolls back an open transaction and closes prepared statements. */
  async #cleanUp() {
    const { engine, lock } = this.#services;
    const { statements } = this.#builder;
    if (!lock.isHeldBy(this) && statements.size === 0) return;
    await lock.acquire(this);
    const status = lastStatus(await engine.execute(SYNC));
    if (status !== STATUS_IDLE) await engine.execute(queryMessage('rollback'));
    if (statements.size > 0) await engine.execute(closeStatements(statements));
    statements.clear();
    lock.release(this);
  }
}

const TERMINATE = 0x58;
