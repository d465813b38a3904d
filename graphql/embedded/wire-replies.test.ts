import { once } from 'node:events';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FakeEngine } from '#graphql/testing/world/fake-engine.ts';
import { RawClient } from '#graphql/testing/raw-client.ts';
import { temporaryDirectory } from '#graphql/testing/world/tiny-database.ts';
import { queryMessage } from './message.ts';
import { createWireServer } from './wire.ts';

/** Milliseconds: so long that no test waits for it. */
const NEVER_IDLE = 3_600_000;

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
