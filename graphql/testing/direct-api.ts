import type { DocumentNode } from 'graphql';

import { createDirectApi } from '#graphql/server/direct-api.ts';
import type { Database } from '#graphql/sql/engine/database.ts';

/** Milliseconds: a slow machine may take its time. */
const TIMEOUT = 3_600_000;

/**
 * The API as the site asks its own one: without the limits of clients, which whole lists of large records exceed.
 * @throws Error of its ask, where an answer has errors
 */
export function directApi(database: Database) {
  const askDirectly = createDirectApi({ database, timeout: TIMEOUT });
  return {
    async ask<Data>(document: DocumentNode, variables: object = {}) {
      const { data, errors } = await askDirectly(document, variables);
      if (errors.length > 0) throw new Error(String(errors[0]));
      return data as Data;
    },
  };
}
