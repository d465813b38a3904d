import { isDatabaseUnavailable } from '#graphql/server/database-errors.ts';
import { createDirectApi } from '#graphql/server/direct-api.ts';
import type { ApiOptions } from '#graphql/server/operations.ts';
import { createApi } from '#graphql/server/server.ts';
import { openDatabase, type Database, type DatabaseOptions } from '#graphql/sql/engine/database.ts';
import type { GraphqlApi } from '#lib/api/registry.ts';
import type { Env } from '#lib/env.ts';
import { imageUrls } from '#lib/url/image-urls.ts';
import { describe, type Log } from '../log.ts';
import { askAsClient } from './own-endpoint.ts';

/** Seconds that the queries under way have to finish when the site stops. */
const CLOSE_TIMEOUT = 2;

/** The project's own API over one database. */
export interface OwnApi {
  readonly api: GraphqlApi;
  readonly database: Database;
  close(): Promise<void>;
}

/** Opens the database, which connects when it is first asked, and puts the API before it. */
export function openOwnApi(where: DatabaseOptions, env: Env, log: Log): OwnApi {
  const database = openDatabase(where);
  const options: ApiOptions = {
    database,
    iconUrl: iconUrlFor(env),
    // Where a statement stood says nothing of a database that is away, and there are many of them then.
    logError: (error) =>
      log('error', `graphql ${isDatabaseUnavailable(error) ? String(error) : describe(error)}`),
  };
  const api = createApi({ ...options, generation: env.API_GENERATION });
  const close = () => database.end({ timeout: CLOSE_TIMEOUT });
  // Documents of the site ask for what any generation has. In the values of the first, all of it can be had as it is.
  if (env.API_GENERATION === '2026-01') {
    return { api: { ...api, ask: createDirectApi(options) }, database, close };
  }
  const stopAsking = askAsClient(api, log);
  return {
    api,
    database,
    close: async () => {
      stopAsking();
      await close();
    },
  };
}

/**
 * Returns a function that makes icon URLs for API clients: absolute where the site knows its origin, since remote
 * clients have another.
 */
export function iconUrlFor({ IMAGE_ORIGIN, SITE_URL }: Pick<Env, 'IMAGE_ORIGIN' | 'SITE_URL'>) {
  const { icon } = imageUrls(IMAGE_ORIGIN ?? null);
  return (iconNumber: number): string =>
    IMAGE_ORIGIN || !SITE_URL ? icon(iconNumber) : SITE_URL + icon(iconNumber);
}
