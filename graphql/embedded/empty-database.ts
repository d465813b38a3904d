import { mkdir, readdir, readFile, rename, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { copyFolder, flushFolder, removeFolder } from './folder.ts';
import { openPglite } from './open-pglite.ts';

/** Nobody takes that long to make one. */
const LEFT_BEHIND_MS = 600_000;

/**
 * Makes a database without tables in a folder that does not exist, and opens it. Making one takes seconds of
 * computing, so the first one is kept in `templateDir`, and later ones are copies of it.
 */
export async function createEmptyDatabase(folder: string, templateDir: string): Promise<PGlite> {
  const template = join(templateDir, `empty-${await engineVersion()}`);
  if (!(await copyFolder(template, folder))) {
    await makeTemplate(template);
    await copyFolder(template, folder);
  }
  return openPglite(folder, { building: true }).catch(async () => {
    await Promise.all([template, folder].map(removeFolder));
    await mkdir(folder, { recursive: true });
    return openPglite(folder, { building: true });
  });
}

async function makeTemplate(template: string) {
  await removeLeftovers(template);
  const aside = `${template}-${process.pid}`;
  await mkdir(aside, { recursive: true });
  const pglite = await openPglite(aside);
  await pglite.close();
  await flushFolder(aside);
  // Another process may have made one meanwhile, which is as good.
  await rename(aside, template).catch(() => removeFolder(aside));
}

/** What processes that were killed on the way left behind. */
async function removeLeftovers(template: string) {
  const folder = dirname(template);
  for (const entry of await readdir(folder)) {
    const path = join(folder, entry);
    if (!path.startsWith(`${template}-`)) continue;
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > LEFT_BEHIND_MS) await removeFolder(path);
  }
}

async function engineVersion(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const manifest: { version: string } = JSON.parse(await readFile(join(entry, '../../package.json'), 'utf8'));
  return manifest.version;
}
