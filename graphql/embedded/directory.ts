import { cp, open, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

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
