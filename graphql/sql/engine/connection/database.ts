import net, { Socket } from 'node:net';
import postgres from 'postgres';

import { addressesOf } from '../hosts/addresses.ts';
import { Host } from '../hosts/host.ts';
import { HostList } from '../hosts/host-list.ts';
import { reconnectingSocket, type SocketAddress } from './reconnecting-socket.ts';

/** The one way to the data: tagged templates over a pool of connections. */
export type Database = postgres.Sql;

/** A part of a statement; never run alone. Do not return one from an async function: awaiting it would run it. */
export type Fragment = postgres.Fragment;

/**
 * The address of the database: the URL of a PostgreSQL server, or of several that hold the same, or the socket of the
 * embedded one. `path` is the whole path of the unix socket, not its folder. `restartTimeout`: milliseconds that
 * queries wait for an embedded database that is being restarted; four seconds by default. `forLoading`: for COPYs of
 * many tables. `forWriting`: of several servers, asks the one that may be written to; others are asked first for
 * reading. `timeLimits`: whether the server ends statements that take too long; poolers such as PgBouncer may refuse
 * connections that ask for it. `onLoss`: for a single connection that lasts, as a lock of its session needs it; called
 * whenever it is lost. `forClients`: for queries of strangers, which get fewer connections than pages.
 */
export type DatabaseOptions = { readonly forClients?: boolean } & (
  ({ readonly url: string } & ExternalOptions) | (SocketAddress & { readonly restartTimeout?: number })
);

interface ExternalOptions {
  readonly forLoading?: boolean;
  readonly forWriting?: boolean;
  readonly timeLimits?: boolean;
  readonly onLoss?: () => void;
}

/**
 * The embedded database answers one query at a time: more connections would only wait in line. Over a single one the
 * queries of a moment leave in one piece, which takes a tenth of the processor's time off a page's questions.
 */
const EMBEDDED_CONNECTIONS = 1;
const EXTERNAL_CONNECTIONS = 10;
const CONNECTIONS_FOR_CLIENTS = 4;
/** Seconds after which a connection to one of several servers is replaced: a better server may be back. */
const LIFETIME_AMONG_SEVERAL = 60;
const EMBEDDED_CONNECT_TIMEOUT_SECONDS = 5;
const EXTERNAL_CONNECT_TIMEOUT_SECONDS = 3;
/** Time limits in milliseconds for a statement, and within it for waiting for a lock. */
const TIME_LIMITS = { statement_timeout: 3_000, lock_timeout: 500 } as const;
/** Compiling a statement takes longer than any of ours gains by it. */
const INTERPRETED = { jit: 'off' } as const;
const RESTART_TIMEOUT_MS = 4_000;
const RECONNECT_PAUSE_SECONDS = 0.05;

/**
 * Settings by which values become texts, whatever a database or a role was given: days as 2026-11-28, moments in UTC. Poolers take
 * these two too, which PgBouncer follows for each client.
 */
const TEXT_FORMS = { DateStyle: 'ISO, YMD', TimeZone: 'UTC' } as const;
/** The same of spans, fractions and bytes, which poolers may refuse with the time limits. */
const RARER_TEXT_FORMS = { IntervalStyle: 'postgres', extra_float_digits: 1, bytea_output: 'hex' } as const;

const DRIVER_OPTIONS = {
  // One catalogue query less per connection; arrays go in as text (array-literal.ts).
  fetch_types: false,
  onnotice: () => undefined,
  // The driver's backoff grows to 20 seconds, and a failed attempt rejects only one of the waiting queries.
  backoff: () => RECONNECT_PAUSE_SECONDS,
} as const;

/**
 * Opens a pool; connections are made when the first query needs them.
 *
 * - Numbers: int2, int4 and floats arrive as numbers, int8 and numeric as strings.
 * - Arrays: pass them through `arrayLiteral`; array columns arrive as their text form.
 * - No session state: no SET, no temporary tables, no advisory session locks (but with `onLoss`). A query may run on any connection,
 *   and the connections of the embedded database share one session.
 * - A query that was running when the connection broke rejects with `CONNECTION_CLOSED`. Later ones wait for an
 *   embedded database that is being restarted, see `restartTimeout`.
 *
 * Close it with `database.end({ timeout: seconds })`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  if (!('url' in options)) return postgres(embeddedOptions(options));
  const addresses = addressesOf(options.url);
  return addresses.length > 1
    ? openOneOf(addresses, options)
    : postgres(options.url, {
        ...externalOptions(options),
        ...(options.forLoading && socketOption(noDelaySocket)),
      });
}

/**
 * Opens a pool to the best of several servers. The driver can choose too, but never gives up where all of them are
 * away.
 */
function openOneOf(addresses: readonly string[], options: ExternalOptions): Database {
  const preferred = options.forLoading || options.forWriting ? 'primary' : 'standby';
  const hosts = new HostList(
    addresses.map((address) => new Host(address)),
    preferred,
  );
  const sql = postgres(addresses[0] ?? '', {
    max_lifetime: LIFETIME_AMONG_SEVERAL,
    ...externalOptions(options),
    ...socketOption(() => hosts.connect()),
  });
  const end = sql.end.bind(sql);
  return Object.assign(sql, {
    end: (ending?: { timeout?: number }) => {
      hosts.close();
      return end(ending);
    },
  });
}

const externalOptions = ({
  timeLimits = false,
  forClients = false,
  onLoss,
}: ExternalOptions & { forClients?: boolean }) => ({
  ...DRIVER_OPTIONS,
  max: forClients ? CONNECTIONS_FOR_CLIENTS : EXTERNAL_CONNECTIONS,
  connect_timeout: EXTERNAL_CONNECT_TIMEOUT_SECONDS,
  ...(onLoss && { max: 1, max_lifetime: null, onclose: onLoss }),
  connection: { ...TEXT_FORMS, ...(timeLimits && { ...RARER_TEXT_FORMS, ...TIME_LIMITS, ...INTERPRETED }) },
});

/** An option that the driver's types leave out. */
const socketOption = (socket: (address: DriverAddress) => Socket | Promise<Socket>) => ({ socket });

const embeddedOptions = ({
  restartTimeout = RESTART_TIMEOUT_MS,
  ...address
}: SocketAddress & { readonly restartTimeout?: number }) => ({
  ...DRIVER_OPTIONS,
  max: EMBEDDED_CONNECTIONS,
  connect_timeout: EMBEDDED_CONNECT_TIMEOUT_SECONDS,
  user: 'postgres',
  database: 'postgres',
  socket: reconnectingSocket(address, restartTimeout),
});

/** The address as the driver has parsed it: lists, since a URL may name several hosts. */
interface DriverAddress {
  readonly host: readonly string[];
  readonly port: readonly number[];
  /** The path of a unix socket. */
  readonly path?: string | false;
}

/**
 * A socket to the first host that sends small messages at once. The end of a COPY is one: on the driver's own
 * sockets it waits until the server has acknowledged the rows, which takes 40 ms or more for every table.
 */
function noDelaySocket({ host, port, path }: DriverAddress): net.Socket {
  if (path) return net.connect(path);
  const address = { host: host[0] ?? 'localhost', port: port[0] ?? 5432 };
  // The driver's TLS code reads these properties of the socket.
  return Object.assign(net.connect({ ...address, noDelay: true }), address);
}
