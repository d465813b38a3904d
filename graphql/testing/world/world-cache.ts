import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineVersion } from '#graphql/embedded/empty-database.ts';
import { copyDirectory, removeDirectory } from '#graphql/embedded/directory.ts';
import { worldDirectory } from '#graphql/embedded/world-store.ts';
import { TEST_WORLD } from './test-world.ts';

/*
 * Generated test worlds by what they were made from. A run works on a copy, so that several may go on at once and
 * none can spoil the world of the next.
 */

const GRAPHQL = fileURLToPath(new URL('../..', import.meta.url));
const SOURCES = ['world', 'sql/migrations', 'sql/schema', 'embedded'];
const HOUR_MS = 3_600_000;
const LIFETIMES_MS = { test: HOUR_MS, run: 24 * HOUR_MS };

export interface WorldCache {
  /** Copies the kept world into a data directory; false when there is none. */
  copyTo(dataDir: string): Promise<boolean>;
  /** Keeps a copy of the world in a data directory that no process has open. */
  keep(dataDir: string): Promise<void>;
  /** The folder of databases without records; `make` fills it once. */
  images(make: (folder: string) => Promise<void>): Promise<string>;
}

/** The cache under `folder` for the world that today's sources make. */
export async function openWorldCache(folder: string): Promise<WorldCache> {
  const kept = join(folder, `test-${await fingerprint()}`);
  return {
    async copyTo(dataDir) {
      const target = worldDirectory(dataDir);
      await mkdir(dataDir, { recursive: true });
      return copyDirectory(kept, target);
    },
    async keep(dataDir) {
      const temporary = `${kept}-${process.pid}`;
      await removeDirectory(kept);
      await copyDirectory(worldDirectory(dataDir), temporary);
      // Another run may have kept its own in the meantime, which is as good.
      await rename(temporary, kept).catch(() => removeDirectory(temporary));
    },
    async images(make) {
      const images = `${kept}-images`;
      const isMade = await stat(images).then(
        () => true,
        () => false,
      );
      if (!isMade) await make(images);
      return images;
    },
  };
}

/** Removes worlds of old sources, and what runs that were killed left under `folder`. */
export async function sweep(folder: string): Promise<void> {
  const current = `test-${await fingerprint()}`;
  for (const entry of await readdir(folder).catch((): string[] => [])) {
    if (entry === current || entry === `${current}-images` || !/^(?:test|run)-/.test(entry)) continue;
    const path = join(folder, entry);
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    const lifetime = entry.startsWith('test-') ? LIFETIMES_MS.test : LIFETIMES_MS.run;
    if (Date.now() - mtimeMs > lifetime) await removeDirectory(path);
  }
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256')
    .update(JSON.stringify(TEST_WORLD))
    .update(await engineVersion());
  for (const folder of SOURCES) {
    for (const file of (await readdir(join(GRAPHQL, folder), { recursive: true })).sort()) {
      if (/\.(?:ts|json|sql)$/.test(file) && !file.endsWith('.test.ts')) {
        hash.update(file).update(await readFile(join(GRAPHQL, folder, file)));
      }
    }
  }
  return hash.digest('hex').slice(0, 12);
}
