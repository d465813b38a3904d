import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './command.mjs';

const stamp = join(root, '.next', 'war-ledger-sources');

/** Folders whose files make the build. */
const sources = ['app', 'components', 'lib', 'graphql'];

/** Folders inside them that do not: written by the build, or never part of it. */
const left = new Set([
  join('graphql', 'generated'),
  join('lib', 'art', 'generated'),
  join('lib', 'server', 'launch'),
]);

const settings = [
  'package.json',
  'package-lock.json',
  'next.config.mjs',
  'tsconfig.json',
  'tailwind.config.ts',
];

/** True if a build of the current sources exists. */
export function isBuilt() {
  return (
    existsSync(join(root, '.next', 'BUILD_ID')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === hashSources()
  );
}

/** Notes which sources the build was made from. */
export function noteBuild() {
  writeFileSync(stamp, hashSources());
}

/** Invalidates the build, when a new one begins or the sources change during it. */
export function forgetBuild() {
  rmSync(stamp, { force: true });
}

/** A hash over all that goes into the build; public files, which are large, count by name and size. */
export function hashSources() {
  const hash = createHash('sha256');
  for (const path of [...settings, ...sources.flatMap((folder) => filesIn(folder))]) {
    if (!existsSync(join(root, path))) continue;
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  for (const path of filesIn('public')) hash.update(`${path}\0${statSync(join(root, path)).size}\0`);
  return hash.digest('hex');
}

/** The files below a folder of the project, in the same order on every machine. */
function filesIn(folder) {
  if (left.has(folder) || !existsSync(join(root, folder))) return [];
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  return entries
    .filter(({ name }) => !name.startsWith('.') && !/\.test\.tsx?$/.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesIn(path) : [path];
    });
}
