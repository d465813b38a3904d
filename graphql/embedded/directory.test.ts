import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryDirectory } from '#graphql/testing/tiny-database.ts';
import { isDiskFull, makeWritable, NotWritableError } from './directory.ts';

describe('makeWritable', () => {
  let folder: Awaited<ReturnType<typeof temporaryDirectory>>;

  beforeEach(async () => {
    folder = await temporaryDirectory();
  });
  afterEach(() => folder.remove());

  it('makes a directory, and leaves nothing in it', async () => {
    const path = join(folder.path, 'one', 'two');
    await makeWritable(path);
    await makeWritable(path);
    expect(await readdir(path)).toEqual([]);
    expect(await isDiskFull(path)).toBe(false);
  });

  it('says so where nothing can be written', async () => {
    const file = join(folder.path, 'file');
    await writeFile(file, '');
    const made = makeWritable(join(file, 'data'));
    await expect(made).rejects.toBeInstanceOf(NotWritableError);
    await expect(made).rejects.toThrow('ENOTDIR');
  });
});
