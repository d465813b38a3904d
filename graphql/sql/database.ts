import postgres from 'postgres';
import { connectPatiently, type SocketAddress } from './patient-socket.ts';

/** The one way to the data: tagged templates over a pool of connections. */
export type Database = postgres.Sql;

/**
 * Where the database is: the address of a PostgreSQL, or the socket of the embedded one.
 * `path` is the whole path of the unix socket, not its folder.
 */
export type DatabaseOptions = { readonly url: string } | SocketAddress;

/** The embedded database answers one query at a time: more connections would only wait in line. */
const EMBEDDED_CONNECTIONS = 4;
const EXTERNAL_CONNECTIONS = 10;
const CONNECT_TIMEOUT_SECONDS = 5;
/** How long a query waits for the embedded database to come back after a crash. */
const RESTART_PATIENCE_MS = 4_000;

const DRIVER_OPTIONS = {
  connect_timeout: CONNECT_TIMEOUT_SECONDS,
  // One catalogue query less per connection; arrays go in as text (array-literal.ts).
  fetch_types: false,
  onnotice: () => undefined,
} as const;

/**
 * Opens a pool; connections are made when the first query needs them.
 *
 * - Numbers: int2, int4 and floats arrive as numbers, int8 and numeric as strings.
 * - Arrays: pass them through `arrayLiteral`; array columns arrive as their text form.
 * - No session state: no SET, no temporary tables, no advisory session locks. A query may run on any connection,
 *   and the connections of the embedded database share one session.
 * - A query that was running when the connection broke rejects with `CONNECTION_CLOSED`. Later ones wait up to
 *   four seconds for an embedded database that is being restarted.
 *
 * Close it with `database.end({ timeout: seconds })`.
 */
export function openDatabase(options: DatabaseOptions): Database {
  if ('url' in options) return postgres(options.url, { ...DRIVER_OPTIONS, max: EXTERNAL_CONNECTIONS });
  return postgres(embeddedOptions(options));
}

/** `socket` is an option that the driver's types leave out. */
const embeddedOptions = (address: SocketAddress) => ({
  ...DRIVER_OPTIONS,
  max: EMBEDDED_CONNECTIONS,
  user: 'postgres',
  database: 'postgres',
  socket: () => connectPatiently(address, RESTART_PATIENCE_MS),
});
