import { chmod, mkdir, rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { sendMessage, sendAndWait, STOP, type ChildOptions } from './child-protocol.ts';
import { createEngine } from './engine.ts';
import { acquireLock } from './directory-lock.ts';
import { createWireServer } from './wire.ts';
import { openWorld } from './world-store.ts';

/* The process that owns the embedded database. Started by supervisor.ts; ends with it. */

/**
 * Milliseconds to wait for the lock: the process of a supervisor that has just stopped may still be closing its files.
 */
const LOCK_TIMEOUT_MS = 5_000;
const HEARTBEAT_MS = 2_000;

/*
 * The engine sets its timers by the clock. When that is put back by a month they would be longer than Node's may be: it
 * rings them at once, a thousand times a second. So this process has a clock that nothing puts back, nor holds: it begins
 * at the time of day, and goes on.
 */
const began = Date.now() - performance.now();
Date.now = () => began + performance.now();

/** Close functions, in the order in which to call them. */
const closers: (() => Promise<void>)[] = [];

async function main(options: ChildOptions) {
  await mkdir(options.dataDir, { recursive: true });
  closers.unshift(await acquireLock(join(options.dataDir, 'owner.lock'), LOCK_TIMEOUT_MS));
  const { pglite, generated } = await openWorld(options, (text) => sendMessage({ type: 'progress', text }));
  closers.unshift(() => pglite.close());
  const server = createWireServer({ engine: await createEngine(pglite), onEngineFailure: fail });
  await listen(server, options.address);
  closers.unshift(async () => void server.close());
  setInterval(() => sendMessage({ type: 'heartbeat' }), HEARTBEAT_MS);
  sendMessage({ type: 'ready', generated });
}

async function stop() {
  for (const close of closers.splice(0)) await close().catch(() => undefined);
  process.exit(0);
}

/** Listens. A socket file found here is stale, since this process holds the lock. */
async function listen(server: Server, address: ChildOptions['address']) {
  if ('path' in address) await rm(address.path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if ('path' in address) await chmod(address.path, 0o600);
}

/** Reports an error and exits. The database stays as it is: committed data is in its log. */
async function fail(error: unknown) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  await sendAndWait({ type: 'failed', name, text: message });
  process.exit(1);
}

// Terminals and service managers signal the whole process group: the supervisor decides when this process stops, after
// the last page.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
process.on('message', (message) => {
  if (message === STOP) void stop();
});
process.once('disconnect', stop);
process.umask(0o077);

const options: ChildOptions = JSON.parse(process.argv[2] ?? '{}');
main(options).catch(fail);
