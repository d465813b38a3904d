import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './command.mjs';

/** Folders and files that make the build. */
const FOLDERS = ['app', 'components', 'lib', 'graphql', 'public'];
const FILES = ['package.json', 'package-lock.json', 'next.config.mjs', 'tsconfig.json', 'tailwind.config.ts'];

/** Exists when the files of the build are compressed, which comes last; the next build removes it. */
export const COMPRESSED = join(root, '.next', 'compressed');

/** Files inside the folders that do not: written by the build, or never part of it. */
const LEFT = /(?:^|[\\/])(?:generated[\\/]|\.)|\.test\.tsx?$/;

/** The name of a build: a hash of its sources; public files, which are large, count by name and size. */
export function buildName() {
  const hash = createHash('sha256');
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .filter((name) => !LEFT.test(name))
      .sort()
      .map((name) => join(folder, name)),
  );
  for (const name of [...FILES, ...inFolders]) {
    const path = join(root, name);
    const stats = statSync(path);
    if (!stats.isFile()) continue;
    hash.update(`${name}\0${stats.size}\0`).update(name.startsWith('public') ? '' : readFileSync(path));
  }
  return hash.digest('hex').slice(0, 24);
}

/** True if there is a complete build of the current sources. */
export function isBuilt() {
  const id = join(root, '.next', 'BUILD_ID');
  return existsSync(COMPRESSED) && existsSync(id) && readFileSync(id, 'utf8') === buildName();
}

/** Builds the site. */
export const build = async () =>
  (await npm(['run', 'build', '--silent'], { env: { NODE_ENV: 'production' } })) === 0;
