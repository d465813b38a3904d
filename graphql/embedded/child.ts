import { chmod, mkdir, rm } from 'node:fs/promises';
import type { Server } from 'node:net';
import { join } from 'node:path';
import { tell, tellSurely, type ChildOptions } from './child-protocol.ts';
import { createEngine } from './engine.ts';
import { takeOwnership } from './owner-lock.ts';
import { createWireServer } from './wire.ts';
import { openWorld } from './world-store.ts';

/*
 * The process that owns the embedded database. Started by launcher.ts; ends with it.
 */

/** A process that was told to stop a moment ago may still be closing its files. */
const PREDECESSOR_PATIENCE_MS = 5_000;
const HEARTBEAT_MS = 2_000;

/** What has been opened and has to be closed, last first. */
const opened: (() => Promise<void>)[] = [];

async function main(options: ChildOptions) {
  await mkdir(options.dataDir, { recursive: true });
  opened.unshift(await takeOwnership(join(options.dataDir, 'owner.lock'), PREDECESSOR_PATIENCE_MS));
  const { pglite, generated } = await openWorld(options, (text) => tell({ type: 'progress', text }));
  opened.unshift(() => pglite.close());
  const server = createWireServer({ engine: await createEngine(pglite), onBroken: fail });
  await listen(server, options.address);
  opened.unshift(async () => void server.close());
  setInterval(() => tell({ type: 'alive' }), HEARTBEAT_MS);
  tell({ type: 'ready', generated });
}

async function stop() {
  for (const close of opened.splice(0)) await close().catch(() => undefined);
  process.exit(0);
}

/** The lock makes sure that a socket file found here is a dead one. */
async function listen(server: Server, address: ChildOptions['address']) {
  if ('path' in address) await rm(address.path, { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(address, resolve);
  });
  if ('path' in address) await chmod(address.path, 0o600);
}

/** Leaves the database as it is: what is committed is in its log. */
async function fail(error: unknown) {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  await tellSurely({ type: 'failed', name, text: message });
  process.exit(1);
}

/** The terminal sends Ctrl-C to the whole group: when to stop is for the launcher to say. */
process.on('SIGINT', () => undefined);
process.once('SIGTERM', stop);
process.once('disconnect', stop);
process.umask(0o077);

const options: ChildOptions = JSON.parse(process.argv[2] ?? '{}');
main(options).catch(fail);
