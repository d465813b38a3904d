import type { DocumentNode } from 'graphql';

import { type AskDirectly, createDirectApi } from '#graphql/server/direct-api.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';

/** Milliseconds: a slow machine may take its time. */
const TIMEOUT = 3_600_000;

/** Asks a database as the site asks its own API: without the limits of clients, which whole lists exceed. */
export const directly = (database: Database): AskDirectly => createDirectApi({ database, timeout: TIMEOUT });

/** The same by the data of its answers alone. @throws Error of its ask, where an answer has errors */
export function directApi(database: Database) {
  const askDirectly = directly(database);
  return {
    async ask<Data>(document: DocumentNode, variables: object = {}) {
      const { data, errors } = await askDirectly(document, variables);
      if (errors.length > 0) throw new Error(String(errors[0]));
      return data as Data;
    },
  };
}
