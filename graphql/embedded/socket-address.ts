import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SocketAddress } from '#graphql/sql/engine/reconnecting-socket.ts';

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
