import type { Env } from '#lib/env.ts';
import type { DataSource } from './data-source.ts';
import type { Log } from './log.ts';
import { openOwnApi } from './own-api.ts';
import { StartError } from './start-error.ts';

/**
 * The API over the PostgreSQL at `url`, which holds a world already.
 * @throws StartError when it cannot be reached
 */
export async function startOwnDatabase(url: string, env: Env, log: Log): Promise<DataSource> {
  const { api, database, close } = openOwnApi({ url }, env, log);
  try {
    await database`select 1`;
  } catch (error) {
    await close();
    throw new StartError(`the database at ${placeOf(url)} cannot be used (${reasonOf(error)}).`);
  }
  return { label: `database at ${placeOf(url)}`, api, stop: close };
}

/** Host and name of a database; its user and password are nobody's business. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.message || ('code' in error ? String(error.code) : error.name);
}
