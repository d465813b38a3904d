import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Returns the path of an executable program in the given folders or on the PATH; null where there is none. */
export function findProgram(name, folders = (process.env.PATH ?? '').split(delimiter)) {
  for (const folder of folders) {
    const path = join(folder, process.platform === 'win32' ? `${name}.exe` : name);
    if (folder && isRunnable(path)) return path;
  }
  return null;
}

/** Returns the version that a program prints, or null if it does not even start. */
export function versionOf(path) {
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return status === 0 ? stdout.trim() : null;
}

/** True if the process runs as root. */
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
