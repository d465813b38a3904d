import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { copyDirectory, syncDirectory, removeDirectory } from './directory.ts';
import { openPglite } from './open-pglite.ts';

/** Milliseconds after which an incomplete template is stale: creating one never takes that long. */
const STALE_MS = 600_000;

/**
 * Makes a database without tables in a new folder, and opens it. Making one takes seconds of computing, so that the
 * first one is kept in `templateDir`, and later ones are copies of it.
 */
export async function createEmptyDatabase(folder: string, templateDir: string): Promise<PGlite> {
  const template = await templateIn(templateDir);
  if (!(await copyDirectory(template, folder))) {
    await makeTemplate(template);
    await copyDirectory(template, folder);
  }
  return openPglite(folder, { building: true }).catch(async () => {
    await Promise.all([template, folder].map(removeDirectory));
    await mkdir(folder, { recursive: true });
    return openPglite(folder, { building: true });
  });
}

/** Removes the template that later databases would be copied from. */
export const removeTemplate = async (templateDir: string) => removeDirectory(await templateIn(templateDir));

const templateIn = async (templateDir: string) => join(templateDir, `empty-${await engineVersion()}`);

async function makeTemplate(template: string) {
  await removeStaleTemplates(template);
  const temporary = `${template}-${process.pid}`;
  await mkdir(temporary, { recursive: true });
  try {
    const pglite = await openPglite(temporary);
    await pglite.close();
    await syncDirectory(temporary);
  } catch (error) {
    await removeDirectory(temporary);
    throw error;
  }
  // Another process may have made one meanwhile, which will do.
  await rename(temporary, template).catch(() => removeDirectory(temporary));
}

/** Removes incomplete templates that killed processes have left behind. */
async function removeStaleTemplates(template: string) {
  const folder = dirname(template);
  // The clock of the files, which the time of day of a test run is not.
  const present = performance.timeOrigin + performance.now();
  for (const entry of await readdir(folder)) {
    const path = join(folder, entry);
    if (!path.startsWith(`${template}-`)) continue;
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: present }));
    if (present - mtimeMs > STALE_MS) await removeDirectory(path);
  }
}

/** The version of the engine that all databases are made with. */
export async function engineVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: { version: string } = JSON.parse(await readFile(join(entry, '../../package.json'), 'utf8'));
  return manifest.version;
}
