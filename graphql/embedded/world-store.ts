import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { isMigrated } from '#graphql/sql/engine/migrate.ts';
import type { ChildOptions } from './child-protocol.ts';
import { createEmptyDatabase } from './empty-database.ts';
import { fillWorld, type Report } from './fill-world.ts';
import { flushFolder, removeFolder } from './folder.ts';
import { isFresh } from './freshness.ts';
import { openPglite } from './open-pglite.ts';
import { pgliteSession } from './pglite-session.ts';
import { feedWorld } from './world-feed.ts';
import { importWorld, type WorldModule } from './world-module.ts';

/** The database of the wanted world, open. */
export interface OpenedWorld {
  readonly pglite: PGlite;
  /** False when the stored world was good. */
  readonly generated: boolean;
}

/** The folder of a data directory that holds the database itself. */
export const worldFolder = (dataDir: string) => join(dataDir, 'world');

/**
 * Opens the stored world, or generates one where there is none, another one, an old or a broken one.
 * A new one is built aside and moved into place when it is whole and on disk, so that a process killed on the way
 * leaves either the old world or none.
 */
export async function openWorld(options: ChildOptions, report: Report): Promise<OpenedWorld> {
  const folder = worldFolder(options.dataDir);
  const proven = options.proven ? await openFolder(folder) : undefined;
  if (proven) return { pglite: proven, generated: false };

  const [world, stored] = await Promise.all([importWorld(options.worldModule), openFolder(folder)]);
  if (stored && (await isWanted(stored, options, world))) return { pglite: stored, generated: false };
  await stored?.close();
  return { pglite: await replaceWorld(folder, options, report), generated: true };
}

async function replaceWorld(folder: string, options: ChildOptions, report: Report) {
  const building = join(options.dataDir, 'building');
  const outdated = join(options.dataDir, 'outdated');
  await Promise.all([building, outdated].map(removeFolder));
  await buildWorld(building, options, report);
  await rename(folder, outdated).catch(() => undefined);
  await rename(building, folder);
  await removeFolder(outdated);
  return openPglite(folder);
}

async function buildWorld(folder: string, options: ChildOptions, report: Report) {
  const { worldModule, seed, now, scale } = options;
  const feed = feedWorld({ worldModule, world: { seed, now, scale } });
  try {
    report('creating the database');
    const pglite = await createEmptyDatabase(folder, options.templateDir);
    await fillWorld(pglite, feed, report);
    await pglite.close();
  } finally {
    await feed.close();
  }
  await flushFolder(folder);
}

/** Undefined where no database is, or one that cannot be opened. */
async function openFolder(folder: string) {
  const entries = await readdir(folder).catch((): string[] => []);
  return entries.includes('PG_VERSION') ? openPglite(folder).catch(() => undefined) : undefined;
}

async function isWanted(pglite: PGlite, options: ChildOptions, world: WorldModule): Promise<boolean> {
  const session = pgliteSession(pglite);
  if (!(await isMigrated(session))) return false;
  const [stored] = await session.run('select seed, clock::integer, scale, generator from sample_world');
  return isFresh(stored, options, world.GENERATOR_VERSION);
}
