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

/** Prepares one database for the whole run: the embedded one, or the PostgreSQL that TEST_DATABASE_URL names. */
export default async function setup(project: TestProject) {
  const url = process.env.TEST_DATABASE_URL;
  const { options, images = '', close } = url ? await prepareExternal(url) : await startEmbeddedRun();
  project.provide('database', options);
  project.provide('images', images);
  return close;
}
