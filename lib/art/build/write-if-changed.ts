import { mkdir, readFile, writeFile } from 'node:fs/promises';

/**
 * Writes a file, and its folder, unless it already holds just that: watchers and build caches stay quiet.
 * @returns true if the file was written
 */
export const writeIfChanged = async (file: URL, content: string | Buffer): Promise<boolean> => {
  const wanted = Buffer.from(content);
  const present = await readFile(file).catch(() => null);
  if (present?.equals(wanted)) return false;
  await mkdir(new URL('.', file), { recursive: true });
  await writeFile(file, wanted);
  return true;
};
