import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { programPath } from './command-env.mjs';

/** Where a program lies that may be run, in the given folders or on the PATH; null when it is not there. */
export function findProgram(name, folders = programPath().split(delimiter)) {
  for (const folder of folders) {
    const path = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
    if (folder && isRunnable(path)) return path;
  }
  return null;
}

/** What a program prints of its version, or null when it does not even start. */
export function versionOf(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout.trim() : null;
}

/** Whether we may do everything on this machine. */
export function isRoot() {
  return process.getuid?.() === 0;
}

function isRunnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
