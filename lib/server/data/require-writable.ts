import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * Makes the folder of the embedded database, and tries whether it can be written: the database itself would only fail
 * later, and in many words.
 * @throws StartError when it cannot
 */
export async function requireWritable(folder: string): Promise<void> {
  const trial = join(folder, `.writable-${process.pid}`);
  try {
    await makeFolder(resolve(folder));
    await writeFile(trial, 'x');
    await rm(trial);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `DATA_DIR ${folder} cannot be written (${reason}). Let this user write there, or set another folder.`,
    );
  }
}

/** Makes a folder and those that it lies in. With `recursive`, Node tries forever where a system takes no folders. */
async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(folder) === folder) throw error;
    await makeFolder(dirname(folder));
    await mkdir(folder);
  }
}
