import { mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pgliteTransactions } from '#graphql/embedded/pglite-session.ts';
import { migrateBy } from '#graphql/sql/engine/migrate.ts';

/*
 * Databases without records, as files that an engine in memory starts from: making one takes four times as long as
 * reading one.
 */

/** Without any table, and with the tables of the newest schema. */
export type ImageName = 'empty' | 'migrated';

const fileOf = (folder: string, name: ImageName) => join(folder, `${name}.tar`);

/** Makes both images in `folder`, which does not exist; another process may do the same meanwhile. */
export async function makeImages(folder: string): Promise<void> {
  const temporary = await mkdtemp(`${folder}-`);
  const pglite = await PGlite.create();
  const dump = async (name: ImageName) => {
    const image = await pglite.dumpDataDir('none');
    await writeFile(fileOf(temporary, name), Buffer.from(await image.arrayBuffer()));
  };
  await dump('empty');
  await migrateBy(pgliteTransactions(pglite));
  await dump('migrated');
  await pglite.close();
  await rename(temporary, folder).catch(() => rm(temporary, { recursive: true, force: true }));
}

/** Starts an engine in memory on an image. */
export async function startOnImage(folder: string, name: ImageName): Promise<PGlite> {
  return PGlite.create({ loadDataDir: new Blob([await readFile(fileOf(folder, name))]) });
}
