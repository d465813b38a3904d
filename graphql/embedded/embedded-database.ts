import { join, resolve } from 'node:path';
import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';

import type { SocketAddress } from '#graphql/sql/engine/connection/reconnecting-socket.ts';
import type { WorldOptions } from '#graphql/world/world.ts';

import { Supervisor } from './supervisor.ts';
import { SITE_WORLD_MODULE } from './world-module.ts';

/** Bytes of the longest path of a unix socket; systems allow 104 to 108. */
const MAX_PATH_BYTES = 100;

/** The address of the database in a data directory: always the same one on systems with unix sockets. */
export async function socketAddress(
  dataDir: string,
  platform: string = process.platform,
): Promise<SocketAddress> {
  if (platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  return { path: socketPath(resolve(dataDir)) };
}

function socketPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const paths = [join(dataDir, 'db.sock'), join(tmpdir(), `war-ledger-${name}.sock`)];
  return paths.find((path) => Buffer.byteLength(path) <= MAX_PATH_BYTES) ?? `/tmp/war-ledger-${name}.sock`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

const TWO_DAYS = 2 * 86_400;

export interface EmbeddedOptions extends WorldOptions {
  /** The data directory; created when missing. One process at a time may use it. */
  readonly dataDir: string;
  /**
   * The folder of an empty database that later starts copy; `dataDir` by default. Any number of processes may share it.
   */
  readonly templateDir?: string;
  /** Seconds after which a stored world is regenerated; two days by default, 0 for exactly `now`. */
  readonly maxAge?: number;
  /** URL of the module that generates the world, for tests. */
  readonly worldModule?: string;
  /** Called with the steps of the first start and failures of later ones, as text for people. */
  readonly onProgress?: (text: string) => void;
}

export interface EmbeddedDatabase {
  /** The address for `openDatabase`; it stays the same when the process is restarted. */
  readonly connection: SocketAddress;
  /** True if the first start had to generate the world. */
  readonly generated: boolean;
  /** The id of the current process. */
  pid(): number | undefined;
  stop(): Promise<void>;
}

/**
 * Starts the database process and keeps it running: when it dies it is restarted at once.
 * Resolves when it answers. It never outlives this process.
 * @throws Error named as in the child (such as DataInUseError) when the first start fails
 */
export async function startEmbeddedDatabase(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const { seed, now, scale, maxAge = TWO_DAYS, worldModule = SITE_WORLD_MODULE } = options;
  const dataDir = resolve(options.dataDir);
  const templateDir = resolve(options.templateDir ?? dataDir);
  const connection = await socketAddress(dataDir);
  const world = { seed, now, scale, maxAge, worldModule };
  const supervisor = new Supervisor(
    { dataDir, templateDir, address: connection, ...world },
    options.onProgress,
  );
  const generated = await supervisor.start();
  return { connection, generated, pid: () => supervisor.pid, stop: () => supervisor.stop() };
}
