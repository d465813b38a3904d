import net from 'node:net';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type Database, openDatabase } from '../connection/database.ts';

/** A way to the database of the run that can be closed, and that can hang. */
interface Gateway {
  readonly port: number;
  /** Connections that are open now. */
  count(): number;
  hang(): void;
  close(): Promise<void>;
}

const options = inject('database');
const url = 'url' in options ? new URL(options.url) : undefined;
const target = 'url' in options ? { host: url?.hostname ?? '', port: Number(url?.port || 5432) } : options;

async function openGateway(): Promise<Gateway> {
  const pairs = new Set<readonly [net.Socket, net.Socket]>();
  const server = net.createServer((client) => {
    const pair = [client, net.connect(target)] as const;
    const [, database] = pair;
    pairs.add(pair);
    client.pipe(database).pipe(client);
    for (const socket of pair) {
      socket.on('error', () => undefined);
      socket.on('close', () => {
        pairs.delete(pair);
        for (const each of pair) each.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    count: () => pairs.size,
    hang: () => {
      for (const pair of pairs) for (const socket of pair) socket.unpipe().resume();
      server.removeAllListeners('connection');
      server.on('connection', (socket) => socket.on('error', () => undefined).resume());
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        for (const pair of pairs) for (const socket of pair) socket.destroy();
      }),
  };
}

describe('a database that two servers hold', () => {
  let gateways: readonly Gateway[];
  let sql: Database;

  beforeEach(async () => {
    gateways = [await openGateway(), await openGateway()];
    const hosts = gateways.map(({ port }) => `127.0.0.1:${port}`).join(',');
    const account = url ? `${url.username}${url.password && `:${url.password}`}` : 'postgres';
    sql = openDatabase({ url: `postgres://${account}@${hosts}${url?.pathname ?? '/postgres'}` });
  });
  afterEach(async () => {
    await sql.end({ timeout: 0 });
    for (const gateway of gateways) await gateway.close();
  });

  const isThere = () => sql`select 1 as one`.then(([row]) => row?.one === 1);

  /** The gateway that the pool's only connection goes through: the other one has that of the looks alone. */
  async function usedGateway(): Promise<Gateway> {
    expect(await isThere()).toBe(true);
    const used = gateways.toSorted((one, other) => other.count() - one.count());
    return used[0] ?? expect.unreachable();
  }

  it('is asked at the other one where one has gone', async () => {
    await (await usedGateway()).close();
    await expect.poll(() => isThere().catch(() => false)).toBe(true);
  });

  it('is asked at the other one where one hangs', async () => {
    (await usedGateway()).hang();
    // What waits for an answer hears that the connection is broken, and is asked again by the API.
    await expect(isThere()).rejects.toMatchObject({ code: 'CONNECTION_CLOSED' });
    expect(await isThere()).toBe(true);
  });

  it('is away, and says so, where both have gone', async () => {
    expect(await isThere()).toBe(true);
    for (const gateway of gateways) await gateway.close();
    await expect
      .poll(() => isThere().catch((error: NodeJS.ErrnoException) => error.code))
      .toBe('ECONNREFUSED');
  });
});
