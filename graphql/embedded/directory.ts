import { cp, open, readdir, rm, statfs } from 'node:fs/promises';
import { join } from 'node:path';

/** The disk has no room for a world. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';

  constructor(directory: string) {
    super(`There is no room left on the disk of ${directory}. A sample world of scale 1 takes about 200 MB.`);
  }
}

/** Free bytes below which a disk counts as full: the engine allocates more at once. */
const LEAST_ROOM = 32 * 1024 * 1024;

/** True if a failure was for lack of disk space; the engine's own errors do not say so. */
export async function isDiskFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < LEAST_ROOM;
}

export const removeDirectory = (directory: string) => rm(directory, { recursive: true, force: true });

/** Copies a directory; returns true if the copy is complete, and removes an incomplete one. */
export async function copyDirectory(from: string, to: string): Promise<boolean> {
  try {
    await cp(from, to, { recursive: true, errorOnExist: true });
    return true;
  } catch {
    await removeDirectory(to);
    return false;
  }
}

/**
 * Flushes a directory to disk. The engine leaves that to the system, so that a power failure could keep half of the
 * files.
 */
export async function syncDirectory(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r+');
    await file.sync().finally(() => file.close());
  }
}
