import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from '../start-error.ts';

/**
 * Makes the folder of the embedded database, and tries whether it can be written: the database itself would only fail
 * later, and in many words.
 * @throws StartError when it cannot
 */
export async function requireWritable(folder: string): Promise<void> {
  const trial = join(folder, `.writable-${process.pid}`);
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(trial, 'x');
    await rm(trial);
  } catch (error) {
    const reason = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    throw new StartError(
      `DATA_DIR ${folder} cannot be written (${reason}). Let this user write there, or set another folder.`,
    );
  }
}
