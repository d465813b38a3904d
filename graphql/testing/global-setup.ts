import type { TestProject } from 'vitest/node';
import type { DatabaseOptions } from '#graphql/sql/engine/database.ts';
import { startEmbeddedRun } from './embedded-run.ts';
import { prepareExternal } from './external-run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: DatabaseOptions;
    /** The folder of the images of databases; empty where a PostgreSQL is used. */
    images: string;
  }
}

interface Prepared {
  readonly options: DatabaseOptions;
  readonly images?: string;
  readonly close: () => Promise<void>;
}

declare global {
  /** The database of the run: every project evaluates this file anew. */
  var preparedDatabase: Promise<Prepared> | undefined;
}

/** Prepares one database for the whole run: the embedded one, or the PostgreSQL that TEST_DATABASE_URL names. */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  const prepared = (globalThis.preparedDatabase ??= url ? prepareExternal(url) : startEmbeddedRun());
  const { options, images = '', close } = await prepared;
  project.provide('database', options);
  project.provide('images', images);
  return async () => {
    if (globalThis.preparedDatabase !== prepared) return;
    globalThis.preparedDatabase = undefined;
    await close();
  };
}
