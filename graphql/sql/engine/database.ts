import postgres from 'postgres';
import { reconnectingSocket, type SocketAddress } from './reconnecting-socket.ts';
import { noDelaySocket } from './no-delay-socket.ts';

/** The one way to the data: tagged templates over a pool of connections. */
export type Database = postgres.Sql;

/**
 * The address of the database: the URL of a PostgreSQL server, or the socket of the embedded one. `path` is the whole
 * path of the unix socket, not its folder. `restartTimeout`: milliseconds that queries wait for an embedded database
 * that is being restarted; four seconds unless told. `forLoading`: for COPYs of many tables. `timeLimits`: whether the
 * server ends statements that take too long; poolers such as PgBouncer may refuse connections that ask for it.
 */
export type DatabaseOptions =
  | { readonly url: string; readonly forLoading?: boolean; readonly timeLimits?: boolean }
  | (SocketAddress & { readonly restartTimeout?: number });

/**
 * The embedded database answers one query at a time: more connections would only wait in line. Over a single one the
 * queries of a moment leave in one piece, which takes a tenth of the processor's time off a page's questions.
 */
const EMBEDDED_CONNECTIONS = 1;
const EXTERNAL_CONNECTIONS = 10;
const EMBEDDED_CONNECT_TIMEOUT_SECONDS = 5;
const EXTERNAL_CONNECT_TIMEOUT_SECONDS = 3;
/** Milliseconds that one statement may take, and of that wait for a table that somebody has locked. */
const TIME_LIMITS = { statement_timeout: 3_000, lock_timeout: 500 } as const;
const RESTART_TIMEOUT_MS = 4_000;
const RECONNECT_PAUSE_SECONDS = 0.05;

const DRIVER_OPTIONS = {
  // One catalogue query less per connection; arrays go in as text (array-literal.ts).
  fetch_types: false,
  onnotice: () => undefined,
  // The driver's own pauses grow to 20 seconds, and a failed attempt answers only one of the queries in line.
  backoff: () => RECONNECT_PAUSE_SECONDS,
} as const;

/**
 * Opens a pool; connections are made when the first query needs them.
 *
 * - Numbers: int2, int4 and floats arrive as numbers, int8 and numeric as strings.
 * - Arrays: pass them through `arrayLiteral`; array columns arrive as their text form.
 * - No session state: no SET, no temporary tables, no advisory session locks. A query may run on any connection,
 *   and the connections of the embedded database share one session.
 * - A query that was running when the connection broke rejects with `CONNECTION_CLOSED`. Later ones wait for an
 *   embedded database that is being restarted, see `restartTimeout`.
 *
 * Close it with `database.end({ timeout: seconds })`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  return 'url' in options
    ? postgres(options.url, externalOptions(options))
    : postgres(embeddedOptions(options));
}

/** `socket` is an option that the driver's types leave out; undefined is the driver's own. */
const externalOptions = ({
  forLoading = false,
  timeLimits = false,
}: {
  readonly forLoading?: boolean;
  readonly timeLimits?: boolean;
}) => ({
  ...DRIVER_OPTIONS,
  max: EXTERNAL_CONNECTIONS,
  connect_timeout: EXTERNAL_CONNECT_TIMEOUT_SECONDS,
  ...(forLoading && { socket: noDelaySocket }),
  ...(timeLimits && { connection: TIME_LIMITS }),
});

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
