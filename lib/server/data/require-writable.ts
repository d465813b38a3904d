import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * Creates the folder of the embedded database, and checks that it is writable: otherwise the database would fail later,
 * with a long message.
 * @throws StartError when it is not
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

/** Creates a folder and its parents. Node's `recursive` retries forever on file systems that allow no folders. */
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
