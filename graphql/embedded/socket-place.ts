import { createHash } from 'node:crypto';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { SocketAddress } from '#graphql/sql/engine/reconnecting-socket.ts';

/** Systems keep 104 to 108 bytes for the path of a unix socket. */
const LONGEST_PATH = 100;

/** Where the database of a data directory listens: always the same place on systems with unix sockets. */
export async function socketPlace(
  dataDir: string,
  platform: string = process.platform,
): Promise<SocketAddress> {
  if (platform === 'win32') return { host: '127.0.0.1', port: await freePort() };
  return { path: socketPath(resolve(dataDir)) };
}

function socketPath(dataDir: string): string {
  const name = createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const places = [join(dataDir, 'db.sock'), join(tmpdir(), `war-ledger-${name}.sock`)];
  return places.find((place) => Buffer.byteLength(place) <= LONGEST_PATH) ?? `/tmp/war-ledger-${name}.sock`;
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
