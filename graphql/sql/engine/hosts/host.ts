import net from 'node:net';
import postgres from 'postgres';
import { errorCode } from '../error-code.ts';

/** The role of a server: the primary takes writes, a standby follows it. */
export type Role = 'primary' | 'standby';

/** Milliseconds that a server has to accept a connection, and to tell its role. */
const LONGEST_CONNECT = 1_000;
const LONGEST_LOOK = 1_000;

/** Failed checks in a row after which a silent server counts as hung; with fewer it may only be busy. */
const MOST_SILENT_LOOKS = 2;

/** The SQLSTATE for too many connections: the server is alive. */
const TOO_MANY_CONNECTIONS = '53300';

const DEFAULT_PORT = 5432;

/** One server of a database. */
export interface DatabaseServer {
  /** Undefined until the server has reported it. */
  readonly role: Role | undefined;
  isAway: boolean;
  /** A connected socket; undefined where the server accepts none in time. */
  connect(): Promise<net.Socket | undefined>;
  /** A socket that is connecting. */
  open(): net.Socket;
  /** Checks that the server is alive, and which role it has. One that hangs loses its connections. */
  look(): Promise<void>;
  stopLooking(): void;
  /** Closes the connections, so that the statements that wait for them can be tried again elsewhere. */
  drop(): void;
}

/** A server, and the connections to it. */
export class Host implements DatabaseServer {
  readonly #name: string;
  readonly #port: number;
  readonly #address: string;
  readonly #sockets = new Set<net.Socket>();
  #looking: postgres.Sql | undefined;
  #silent = 0;
  role: Role | undefined;
  isAway = false;

  /**
   * @param address of this server alone: postgres://user@host:5432/database
   */
  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#address = address;
    this.#name = hostname.replace(/^\[(.*)\]$/, '$1');
    this.#port = Number(port || DEFAULT_PORT);
  }

  async connect(): Promise<net.Socket | undefined> {
    const socket = this.open();
    const timer = setTimeout(() => socket.destroy(new Error('no answer in time')), LONGEST_CONNECT);
    const isConnected = await new Promise<boolean>((resolve) => {
      socket.once('connect', () => resolve(true));
      socket.once('error', () => resolve(false));
    });
    clearTimeout(timer);
    if (isConnected) this.#sockets.add(socket);
    return isConnected ? socket : undefined;
  }

  open(): net.Socket {
    const address = { host: this.#name, port: this.#port };
    // The driver's TLS code reads these properties of the socket.
    return Object.assign(net.connect({ ...address, noDelay: true }), address);
  }

  async look(): Promise<void> {
    // The driver removes all listeners from a socket that it encrypts.
    for (const socket of this.#sockets) if (socket.destroyed) this.#sockets.delete(socket);
    this.#looking ??= postgres(this.#address, {
      max: 1,
      fetch_types: false,
      onnotice: () => undefined,
      connect_timeout: LONGEST_LOOK / 1000,
      backoff: () => 0,
    });
    const asked = this.#looking<{ standby: boolean }[]>`select pg_is_in_recovery() as standby`;
    const outcome = await withinTime(asked);
    if (Array.isArray(outcome)) {
      this.role = outcome[0]?.standby ? 'standby' : 'primary';
      this.#silent = 0;
      this.isAway = false;
      return;
    }
    this.stopLooking();
    if (errorCode(outcome) === TOO_MANY_CONNECTIONS) return;
    this.#silent += 1;
    const isSilent = outcome === 'silent' || errorCode(outcome) === 'CONNECT_TIMEOUT';
    if (isSilent && this.#silent < MOST_SILENT_LOOKS) return;
    this.isAway = true;
    this.drop();
  }

  stopLooking(): void {
    this.#looking?.end({ timeout: 0 }).catch(() => undefined);
    this.#looking = undefined;
  }

  drop(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#sockets.clear();
  }
}

/** The rows, the error, or 'silent'. What has arrived by then but was not read yet, on a busy machine, still counts. */
async function withinTime<Rows>(asked: PromiseLike<Rows>): Promise<Rows | Error | 'silent'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'silent'>((resolve) => {
    timer = setTimeout(() => setImmediate(resolve, 'silent'), LONGEST_LOOK);
  });
  try {
    return await Promise.race([asked, late]);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  } finally {
    clearTimeout(timer);
  }
}
