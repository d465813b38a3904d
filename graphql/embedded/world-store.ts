import { readdir, rename } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { isMigrated, migrateBy } from '#graphql/sql/engine/migrate.ts';
import type { SessionRow } from '#graphql/sql/engine/connection/session.ts';
import type { ChildOptions } from './child-protocol.ts';
import { createEmptyDatabase, removeTemplate } from './empty-database.ts';
import { DiskFullError, isDiskFull, removeDirectory, syncDirectory } from './directory.ts';
import { openPglite } from './open-pglite.ts';
import { pgliteSession, pgliteTransactions } from './pglite-session.ts';
import { startWorldGenerator } from './world-generator.ts';
import { EMPTY_WORLD_MODULE, importWorld, type WorldModule } from './world-module.ts';
import { inBulk } from '#graphql/sql/engine/bulk-load.ts';
import { writeRollups } from '#graphql/sql/engine/rollups.ts';
import type { CopyChunk } from './copy-chunks.ts';

type Report = (text: string) => void;

/** PostgreSQL's statistics target; with the default of 100, gathering statistics takes longer than everything else. */
const STATISTICS = 25;

/** Writes a whole world into an empty database: tables, generated rows, rollups, statistics. */
async function writeWorld(pglite: PGlite, chunks: AsyncIterable<CopyChunk>, report: Report) {
  // One transaction: writes to a table that was created in it need no write-ahead log.
  await pgliteTransactions(pglite)(async (session) => {
    await migrateBy((work) => work(session));
    await inBulk(session, () => writeChunks(pglite, chunks, report));
    report('counting');
    await writeRollups(session);
  });
  const session = pgliteSession(pglite);
  await session.run(`set default_statistics_target = ${STATISTICS}`);
  // Frozen rows are not written again by later reads; the checkpoint leaves nothing to recover.
  await session.run('vacuum (freeze, analyze)');
  await session.run('checkpoint');
}

async function writeChunks(pglite: PGlite, chunks: AsyncIterable<CopyChunk>, report: Report) {
  let current: string | undefined;
  for await (const { table, statement, bytes } of chunks) {
    if (table !== current) report(`writing ${table}`);
    current = table;
    await pglite.query(`${statement} from '/dev/blob' (freeze)`, [], { blob: new Blob([bytes]) });
  }
}

/** The open database of the requested world. */
export interface OpenedWorld {
  readonly pglite: PGlite;
  /** False when a stored world was used. */
  readonly generated: boolean;
}

/** The directory of a data directory that holds the database itself. */
export const worldDirectory = (dataDir: string) => join(dataDir, 'world');

/**
 * Opens the stored world, or generates one where it is missing, different, old or broken. A new one is built in
 * another directory and renamed when it is complete and on disk, so that a process killed meanwhile leaves either the
 * old world or none.
 */
export async function openWorld(options: ChildOptions, report: Report): Promise<OpenedWorld> {
  const directory = worldDirectory(options.dataDir);
  const unchecked = options.skipCheck ? await openDirectory(directory) : undefined;
  if (unchecked) return { pglite: unchecked, generated: false };

  const [world, stored] = await Promise.all([importWorld(options.worldModule), openDirectory(directory)]);
  if (stored && options.worldModule === EMPTY_WORLD_MODULE) {
    await migrateBy(pgliteTransactions(stored));
    return { pglite: stored, generated: false };
  }
  if (stored && (await isReusable(stored, options, world))) return { pglite: stored, generated: false };
  await stored?.close();
  return { pglite: await replaceWorld(directory, options, report), generated: true };
}

async function replaceWorld(directory: string, options: ChildOptions, report: Report) {
  const building = join(options.dataDir, 'building');
  const outdated = join(options.dataDir, 'outdated');
  await Promise.all([building, outdated].map(removeDirectory));
  await buildWorld(building, options, report).catch(async (error: unknown) => {
    const isFull = await isDiskFull(options.dataDir);
    // Otherwise the incomplete world would keep a full disk full.
    await removeDirectory(building);
    if (options.templateDir === options.dataDir) await removeTemplate(options.templateDir);
    throw isFull ? new DiskFullError(options.dataDir) : error;
  });
  await rename(directory, outdated).catch(() => undefined);
  await rename(building, directory);
  await removeDirectory(outdated);
  return openPglite(directory);
}

async function buildWorld(directory: string, options: ChildOptions, report: Report) {
  const { worldModule, seed, now, scale } = options;
  const generator = startWorldGenerator({ worldModule, world: { seed, now, scale } });
  try {
    report('creating the database');
    const pglite = await createEmptyDatabase(directory, options.templateDir);
    await writeWorld(pglite, generator, report);
    await pglite.close();
  } finally {
    await generator.close();
  }
  await syncDirectory(directory);
}

/** Opens the database in a directory; undefined where there is none, or it cannot be opened. */
async function openDirectory(directory: string) {
  const entries = await readdir(directory).catch((): string[] => []);
  return entries.includes('PG_VERSION') ? openPglite(directory).catch(() => undefined) : undefined;
}

async function isReusable(pglite: PGlite, options: ChildOptions, world: WorldModule): Promise<boolean> {
  const session = pgliteSession(pglite);
  if (!(await isMigrated(session))) return false;
  // A live world is as old as its newest kill.
  const [stored] = await session.run(`
    select seed, greatest(clock, (select max(time) from kill))::integer as clock, scale, generator from sample_world`);
  return canReuseWorld(stored, options, world.GENERATOR_VERSION);
}

export type RequestedWorld = Pick<ChildOptions, 'seed' | 'now' | 'scale' | 'maxAge'>;

/**
 * True if a stored world, given by its row of `sample_world`, is the requested one and recent enough. Times in seconds.
 */
export function canReuseWorld(
  stored: SessionRow | undefined,
  requested: RequestedWorld,
  generator: string,
): boolean {
  const age = requested.now - Number(stored?.clock);
  return (
    stored?.seed === requested.seed &&
    stored.generator === generator &&
    // The column is a four-byte float.
    Math.fround(Number(stored.scale)) === Math.fround(requested.scale) &&
    age >= 0 &&
    age <= requested.maxAge
  );
}
