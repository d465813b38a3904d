import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npm, root } from './command.mjs';

const installed = join(root, 'node_modules', '.package-lock.json');

/** True if the installed packages are those of the lock file; optional ones may be for other systems. */
export function isInstalled() {
  if (!existsSync(installed)) return false;
  const found = packagesOf(installed);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, { version, optional }]) =>
      path === '' || (found[path] ? found[path].version === version : optional),
  );
}

const packagesOf = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/**
 * Installs exactly the packages of the lock file, development tools included, since the site is built on this machine.
 */
export const install = async () =>
  (await npm(['ci', '--include=dev', '--prefer-offline', '--no-audit', '--no-fund'])) === 0;
