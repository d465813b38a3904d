import { cp, mkdir, open, readdir, rm, statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A directory that nothing can be written to. */
export class NotWritableError extends Error {
  override readonly name = 'NotWritableError';

  constructor(directory: string, code: string) {
    super(`Nothing can be written to ${directory} (${code}). Name another directory, or give this process the right.`);
  }
}

/** There is no room for a world. */
export class DiskFullError extends Error {
  override readonly name = 'DiskFullError';

  constructor(directory: string) {
    super(`There is no room left on the disk of ${directory}. A sample world of scale 1 takes about 200 MB.`);
  }
}

/** Bytes below which a disk is full: the engine asks for more at once. */
const LEAST_ROOM = 32 * 1024 * 1024;

/** True if what failed has failed for lack of room; the engine's own errors do not say so. */
export async function isDiskFull(directory: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(directory);
  return bavail * bsize < LEAST_ROOM;
}

/**
 * Makes a directory where there is none, and finds out whether it can be written to: rights alone do not say so.
 * @throws NotWritableError
 */
export async function makeWritable(directory: string): Promise<void> {
  const trial = join(directory, `trial-${process.pid}`);
  try {
    await mkdir(directory, { recursive: true });
    await writeFile(trial, '');
  } catch (error) {
    throw new NotWritableError(directory, codeOf(error));
  } finally {
    await rm(trial, { force: true }).catch(() => undefined);
  }
}

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : String(error);

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

/** The engine leaves writing to disk to the system: without this a power failure could keep half of the files. */
export async function syncDirectory(directory: string): Promise<void> {
  for (const entry of await readdir(directory, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = await open(join(entry.parentPath, entry.name), 'r+');
    await file.sync().finally(() => file.close());
  }
}
