import { once } from 'node:events';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { RawClient, startupFrame } from '#graphql/testing/raw-client.ts';
import { temporaryDirectory } from '#graphql/testing/world/tiny-database.ts';
import { message, queryMessage, SYNC, type TransactionStatus } from './message.ts';
import { createWireServer } from './wire.ts';
import type { Engine } from '#graphql/embedded/engine.ts';
import { FrameReader } from '#graphql/embedded/frame-reader.ts';

/** An engine that answers at once with nothing but its status, and remembers what it was asked. */
class FakeEngine implements Engine {
  readonly serverVersion = '18.0';
  /** Each message as its type and text, such as `Q select 1`. */
  readonly asked: string[] = [];
  /** A promise that the next call waits for. */
  gate: Promise<unknown> = Promise.resolve();
  failure: Error | undefined;
  /** The number of calls that have begun and not ended. */
  running = 0;
  #status: TransactionStatus = 'I';

  async execute(messages: Buffer): Promise<Buffer> {
    this.running += 1;
    await this.gate;
    this.running -= 1;
    if (this.failure) throw this.failure;
    const reader = new FrameReader();
    reader.typed = true;
    reader.push(messages);
    const replies: Buffer[] = [];
    for (let frame = reader.next(); frame; frame = reader.next()) replies.push(this.#answer(frame));
    return Buffer.concat(replies);
  }

  #answer(frame: Buffer): Buffer {
    const type = frame.toString('latin1', 0, 1);
    const text = frame.toString('utf8', 5).replaceAll('\0', '');
    this.asked.push(`${type} ${text}`.trim());
    if (text === 'begin') this.#status = 'T';
    if (text === 'rollback') this.#status = 'I';
    return 'QS'.includes(type) ? message('Z', Buffer.from(this.#status)) : Buffer.alloc(0);
  }
}

const SSL = 80_877_103;
const GSS = 80_877_104;
const CANCEL = 80_877_102;
/** Milliseconds: so long that no test waits for it, and soon over. */
const NEVER_IDLE = 3_600_000;
const SOON_IDLE = 150;

describe('WireConnection', () => {
  let engine: FakeEngine;
  let server: Server;
  let address: { path: string };
  let broken: unknown[];
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>;

  beforeEach(async () => {
    folder = await temporaryDirectory();
    address = { path: join(folder.path, 'db.sock') };
    engine = new FakeEngine();
    broken = [];
    await listen(NEVER_IDLE);
  });
  afterEach(async () => {
    server.close();
    await folder.remove();
  });

  async function listen(idleLockMs: number): Promise<void> {
    server = createWireServer({ engine, onEngineFailure: (error) => broken.push(error), idleLockMs });
    await once(server.listen(address.path), 'listening');
  }

  const connections = () =>
    new Promise<number>((resolve) => {
      server.getConnections((_, count) => resolve(count));
    });

  /** Holds every call of the engine until the function that it gives is called. */
  function holdEngine(): () => void {
    let release = () => {};
    engine.gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    return release;
  }

  it.each([SSL, GSS])('declines encryption (%i) and goes on in plain', async (code) => {
    const client = new RawClient(address);
    client.sendBytes(startupFrame(code));
    expect(await client.bytes()).toBe('N');
    client.startSession();
    expect((await client.until('Z')).at(-1)).toBe('Z:I');
    client.disconnect();
  });

  it('closes a cancel request without an answer', async () => {
    const client = new RawClient(address);
    client.sendBytes(startupFrame(CANCEL, '12345678'));
    await expect.poll(() => client.closed).toBe(true);
    expect(engine.asked).toEqual([]);
  });

  it('assembles messages from single bytes', async () => {
    const client = await RawClient.connect(address);
    for (const byte of queryMessage('select 1')) {
      client.send(Buffer.from([byte]));
      await wait(1);
    }
    await client.until('Z');
    expect(engine.asked).toEqual(['Q select 1']);
    client.disconnect();
  });

  it('does not lock the engine for half a message', async () => {
    const [slow, quick] = [await RawClient.connect(address), await RawClient.connect(address)];
    slow.send(queryMessage('select slow').subarray(0, 9));
    await wait(20);
    quick.send(queryMessage('select quick'));
    await quick.until('Z');
    expect(engine.asked).toEqual(['Q select quick']);
    slow.disconnect();
    quick.disconnect();
  });

  it.each([
    ['a message of an impossible length', Buffer.from([0x51, 0x7f, 0, 0, 0])],
    ['a message of a type that does not exist', message('~')],
    ['an answer to a password that was not asked for', message('p', 'secret')],
  ])('disconnects a client that sends %s, and only that one', async (_, bytes) => {
    const [bad, good] = [await RawClient.connect(address), await RawClient.connect(address)];
    bad.send(bytes);
    expect((await bad.until('E')).at(-1)).toContain('08P01');
    await expect.poll(() => bad.closed).toBe(true);
    good.send(queryMessage('select 1'));
    await good.until('Z');
    expect(engine.asked).toEqual(['Q select 1']);
    good.disconnect();
  });

  it('drops the queries of a client that disconnected while it waited', async () => {
    const [holder, waiting, next] = await Promise.all([1, 2, 3].map(() => RawClient.connect(address)));
    if (!holder || !waiting || !next) throw new Error('Three clients are needed.');
    holder.send(queryMessage('begin'));
    await holder.until('Z');
    waiting.send(queryMessage('select lost'));
    await wait(20);
    next.send(queryMessage('select next'));
    await wait(20);
    waiting.disconnect();
    await expect.poll(connections).toBe(2);
    holder.send(queryMessage('rollback'));
    await next.until('Z');
    expect(engine.asked).toEqual(['Q begin', 'Q rollback', 'Q select next']);
    holder.disconnect();
    next.disconnect();
  });

  it('rolls back and releases the lock when its holder disconnects while a query runs', async () => {
    const [holder, next] = [await RawClient.connect(address), await RawClient.connect(address)];
    holder.send(queryMessage('begin'));
    await holder.until('Z');
    const release = holdEngine();
    holder.send(queryMessage('select long'));
    await expect.poll(() => engine.running).toBe(1);
    holder.disconnect();
    await expect.poll(connections).toBe(1);
    release();
    next.send(queryMessage('select next'));
    await next.until('Z');
    expect(engine.asked).toEqual(['Q begin', 'Q select long', 'S', 'Q rollback', 'Q select next']);
    next.disconnect();
  });

  it('disconnects a holder that is idle', async () => {
    server.close();
    await once(server, 'close');
    await listen(SOON_IDLE);
    const [holder, next] = [await RawClient.connect(address), await RawClient.connect(address)];
    holder.send(queryMessage('begin'));
    await holder.until('Z');
    next.send(queryMessage('select next'));
    expect((await holder.until('E')).at(-1)).toContain('25P03');
    await next.until('Z');
    expect(engine.asked.slice(-2)).toEqual(['Q rollback', 'Q select next']);
    next.disconnect();
  });

  it('alternates between clients with many queued queries', async () => {
    const [first, second] = [await RawClient.connect(address), await RawClient.connect(address)];
    const release = holdEngine();
    first.send(...[1, 2, 3].map((n) => queryMessage(`first ${n}`)));
    await expect.poll(() => engine.running).toBe(1);
    second.send(queryMessage('second'));
    // The server runs in this process: it has read by the time that a timer fires.
    await wait(50);
    release();
    await second.until('Z');
    await expect.poll(() => engine.asked).toContain('Q first 3');
    expect(engine.asked.indexOf('Q second')).toBe(1);
    first.disconnect();
    second.disconnect();
  });

  it('reports an engine that fails or does not answer', async () => {
    const client = await RawClient.connect(address);
    engine.failure = new Error('out of memory');
    client.send(SYNC);
    await expect.poll(() => broken).toEqual([engine.failure]);
    client.disconnect();
  });
});

describe('replies of the embedded database', () => {
  let engine: FakeEngine;
  let server: Server;
  let address: { path: string };
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>;

  beforeEach(async () => {
    folder = await temporaryDirectory();
    address = { path: join(folder.path, 'db.sock') };
    engine = new FakeEngine();
    server = createWireServer({ engine, onEngineFailure: () => undefined, idleLockMs: NEVER_IDLE });
    await once(server.listen(address.path), 'listening');
  });
  afterEach(async () => {
    server.close();
    await folder.remove();
  });

  it('to queries that came together leave in one piece', async () => {
    const client = await RawClient.connect(address);
    const piece = client.bytes();
    client.send(...[1, 2, 3].map((n) => queryMessage(`select ${n}`)));
    expect((await piece).match(/Z/g)).toHaveLength(3);
    client.disconnect();
  });

  it('are not kept back while another client has the lock, who may wait for them', async () => {
    const [first, second] = [await RawClient.connect(address), await RawClient.connect(address)];
    let release = () => {};
    engine.gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    first.send(queryMessage('first 1'), queryMessage('first 2'));
    await expect.poll(() => engine.running).toBe(1);
    second.send(queryMessage('begin'));
    // The server runs in this process: it has read by the time that a timer fires.
    await wait(50);
    release();
    await first.until('Z');
    expect(engine.asked).toEqual(['Q first 1', 'Q begin']);
    second.send(queryMessage('rollback'));
    await first.until('Z');
    first.disconnect();
    second.disconnect();
  });
});
