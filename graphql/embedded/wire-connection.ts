import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { BatchBuilder, type Batch } from './batch.ts';
import type { Engine } from './engine.ts';
import { FrameReader, ProtocolViolation } from './frame-reader.ts';
import {
  closeStatements,
  errorMessage,
  greeting,
  lastStatus,
  queryMessage,
  STATUS_IDLE,
  SYNC,
} from './message.ts';
import { startupRequest } from './startup.ts';
import type { Turns } from './turns.ts';

/** What the connections of one server share. */
export interface WireServices {
  readonly engine: Engine;
  readonly turns: Turns<object>;
  /** How long a connection may keep the database without sending anything. */
  readonly idleOwnerMs: number;
  readonly onBroken: (error: unknown) => void;
}

/**
 * One client. It has the database to itself from the first message of a query until the engine is idle again, so
 * that neither unnamed statements nor transactions of two clients mix.
 */
export class WireConnection {
  readonly #socket: Socket;
  readonly #services: WireServices;
  readonly #reader = new FrameReader();
  readonly #builder = new BatchBuilder();
  readonly #batches: Batch[] = [];
  #working = false;
  #gone = false;
  #idleOwner: NodeJS.Timeout | undefined;

  constructor(socket: Socket, services: WireServices) {
    this.#socket = socket;
    this.#services = services;
    socket.on('data', (piece) => this.#receive(Buffer.from(piece)));
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#leave());
  }

  #receive(piece: Buffer) {
    clearTimeout(this.#idleOwner);
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
      if (!this.#reader.typed) this.#welcome(frame);
      else if (frame[0] === TERMINATE) return void this.#socket.destroySoon();
      else this.#keep(this.#builder.add(frame));
    }
    this.#keep(this.#builder.rest());
  }

  #welcome(frame: Buffer) {
    const request = startupRequest(frame);
    if (request === 'encryption') return void this.#socket.write('N');
    if (request === 'cancel') return void this.#socket.destroySoon();
    if (request === 'unknown') throw new ProtocolViolation('only version 3 of the protocol is spoken here');
    this.#reader.typed = true;
    this.#socket.write(greeting(this.#services.engine.serverVersion));
  }

  #keep(batch: Batch | undefined) {
    if (batch) this.#batches.push(batch);
  }

  #startWork() {
    if (this.#working) return;
    this.#working = true;
    this.#work()
      .catch((error: unknown) => this.#services.onBroken(error))
      .finally(() => (this.#working = false));
  }

  async #work() {
    for (let batch = this.#batches.shift(); batch && !this.#gone; batch = this.#batches.shift()) {
      await this.#services.turns.take(this);
      if (this.#gone) break;
      await this.#answer(batch);
      // Lets other clients' messages in: without it a client with many queries at hand would be served alone.
      if (this.#batches.length > 0) await setImmediate();
    }
    if (this.#gone) await this.#cleanUp();
    else if (this.#services.turns.holds(this)) this.#watchIdleOwner();
  }

  async #answer({ messages, synced }: Batch) {
    const reply = await this.#services.engine.execute(messages);
    const status = lastStatus(reply);
    if (synced && !status) throw new Error('The engine no longer answers.');
    if (!this.#gone) this.#socket.write(reply);
    if (status === STATUS_IDLE) this.#services.turns.release(this);
  }

  #watchIdleOwner() {
    this.#idleOwner = setTimeout(
      () => this.#end('25P03', 'the connection kept the database without using it'),
      this.#services.idleOwnerMs,
    );
  }

  #end(code: string, text: string) {
    this.#batches.length = 0;
    this.#socket.write(errorMessage('FATAL', code, text));
    this.#socket.destroySoon();
  }

  #leave() {
    this.#gone = true;
    clearTimeout(this.#idleOwner);
    if (this.#working) this.#services.turns.leave(this);
    this.#startWork();
  }

  /** Nothing of a client outlives it: neither an open transaction nor its prepared statements. */
  async #cleanUp() {
    const { engine, turns } = this.#services;
    const { statements } = this.#builder;
    if (!turns.holds(this) && statements.size === 0) return;
    await turns.take(this);
    const status = lastStatus(await engine.execute(SYNC));
    if (status !== STATUS_IDLE) await engine.execute(queryMessage('rollback'));
    if (statements.size > 0) await engine.execute(closeStatements(statements));
    statements.clear();
    turns.release(this);
  }
}

const TERMINATE = 0x58;
