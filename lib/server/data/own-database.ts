import { type Database, openDatabase } from '#graphql/sql/engine/connection/database.ts';
import { errorCode } from '#graphql/sql/engine/error-code.ts';
import { placeOf } from '#graphql/sql/engine/hosts/addresses.ts';
import { isMigrated, migrate } from '#graphql/sql/engine/migrate.ts';
import { inSession } from '#graphql/sql/engine/connection/session.ts';
import { onWritten } from '#graphql/sql/engine/written.ts';
import type { Env } from '#lib/env.ts';
import { countRegularly } from './count-regularly.ts';
import type { DataSource, Import } from './data-source.ts';
import type { Log } from '../log.ts';
import { importWarned } from '../import/import-warned.ts';
import { openOwnApi, type OwnApi } from './own-api.ts';
import { StartError } from '../start-error.ts';

/**
 * Milliseconds between two purges of all pages: visitors see what is written within 5 seconds, and cached pages stay
 * useful during a steady flow of writes.
 */
const PURGE_PAUSE = 3_000;

/**
 * Starts the API over the PostgreSQL at `url`, or over one of the servers that it names. Creates or migrates the tables
 * where that is due.
 * @throws StartError when it cannot be reached or holds something else
 */
export async function startOwnDatabase(url: string, env: Env, log: Log): Promise<DataSource> {
  const { api, close } = await openOwnDatabase(url, env, log);
  return {
    label: `database at ${placeOf(url)}`,
    api,
    onWritten: (written) => watchWrites(url, log, written),
    liveDatabase: () => ({ url, forWriting: true }),
    importLines: (...given) => importInto(url, ...given),
    stop: close,
  };
}

/**
 * Calls back when the database was written to, throttled, and counts what is counted regularly.
 * @returns a cleanup function for both
 */
function watchWrites(url: string, log: Log, written: () => void): () => Promise<void> {
  // Only the primary notifies of writes.
  const primary = openDatabase({ url, forWriting: true });
  onWritten(primary, atMostEvery(PURGE_PAUSE, written)).catch((error: unknown) =>
    log('warn', `database: its changes are not announced (${reasonOf(error)})`),
  );
  const stopCounting = countRegularly(primary, log);
  return () => {
    stopCounting();
    return primary.end({ timeout: 1 });
  };
}

/** @throws StartError where one of several hosts cannot be read */
function knownPlaceOf(url: string): string {
  try {
    return placeOf(url);
  } catch {
    throw new StartError('DATABASE_URL names a host that cannot be read.');
  }
}

/** Imports over separate connections, since a batch may take longer than a page's query may. */
const importInto: (url: string, ...rest: Parameters<Import>) => ReturnType<Import> = async (url, ...rest) => {
  const sql = openDatabase({ url, forWriting: true });
  try {
    return await importWarned(sql, ...rest);
  } finally {
    await sql.end({ timeout: 1 });
  }
};

/** Opens the API over the PostgreSQL at `url`, with current tables. @throws StartError when it cannot be used */
export async function openOwnDatabase(url: string, env: Env, log: Log): Promise<OwnApi> {
  const place = knownPlaceOf(url);
  try {
    return await openUpToDate(url, env, log);
  } catch (error) {
    throw new StartError(`the database at ${place} cannot be used (${reasonOf(error)})`);
  }
}

/** Attempts to reach a server that does not answer in time: a machine that is busy with its start may not hear it. */
const MOST_ATTEMPTS = 3;

/** Opens the API once the schema is current; without statement time limits where the connection does not allow them. */
async function openUpToDate(
  url: string,
  env: Env,
  log: Log,
  timeLimits = true,
  attempts = MOST_ATTEMPTS,
): Promise<OwnApi> {
  const own = openOwnApi({ url, timeLimits }, env, log);
  try {
    await bringUpToDate(own.database, url, log);
    return own;
  } catch (error) {
    await own.close();
    if (timeLimits && errorCode(error) === PROTOCOL_VIOLATION) {
      log('warn', 'database: connections take no time limits for statements, such as through a pooler');
      return openUpToDate(url, env, log, false, attempts);
    }
    if (attempts === 1 || errorCode(error) !== 'CONNECT_TIMEOUT') throw error;
    log('warn', 'database: no answer in time, asking again');
    return openUpToDate(url, env, log, timeLimits, attempts - 1);
  }
}

/** The error that PgBouncer raises when a connection sends startup parameters unknown to it. */
const PROTOCOL_VIOLATION = '08P01';

/**
 * Migrates the database if that is due. It checks first without writing, since the account or the server may be
 * read-only.
 */
async function bringUpToDate(database: Database, url: string, log: Log): Promise<void> {
  if (await inSession(database, isMigrated)) return;
  const writable = openDatabase({ url, forWriting: true });
  try {
    await migrate(writable, (name) => log('info', `database: applying ${name}`));
  } finally {
    await writable.end({ timeout: 1 });
  }
}

/** The reason of a failure: a connection that several addresses refused has no message, only a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}

/**
 * Throttles `work`: the returned function runs it at once, and then at most once in every `pause` milliseconds, however
 * often it is called. The last call is never lost.
 */
export function atMostEvery(pause: number, work: () => void): () => void {
  let isPausing = false;
  let isWanted = false;
  const run = () => {
    isPausing = true;
    isWanted = false;
    work();
    setTimeout(() => {
      isPausing = false;
      if (isWanted) run();
    }, pause).unref();
  };
  return () => {
    if (isPausing) isWanted = true;
    else run();
  };
}
