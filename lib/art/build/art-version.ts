import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

/**
 * A short hash of everything that draws icons and heraldry: the code and the tables in `folder`, and the glyphs.
 * It belongs into the addresses of the pictures, so that a changed drawing has another address.
 */
export async function artVersion(folder: URL, glyphs: string): Promise<string> {
  const hash = createHash('sha256').update(glyphs);
  for (const path of await drawingFiles(folder)) {
    hash.update(`${path}\0`).update(await readFile(new URL(path, folder)));
  }
  return hash.digest('hex').slice(0, 8);
}

/** Paths of what draws, in an order that is the same everywhere; what only builds files is left out. */
async function drawingFiles(folder: URL): Promise<string[]> {
  const paths = (await readdir(folder, { recursive: true })).map((path) => path.replaceAll('\\', '/'));
  return paths.filter((path) => /^(?!build\/|generated\/).*(?<!\.test)\.(?:ts|json)$/.test(path)).toSorted();
}

/** The module that tells the version to the site. */
export const versionModule = (version: string): string => `export const ART_VERSION = '${version}';\n`;
