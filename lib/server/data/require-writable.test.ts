import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { StartError } from '../start-error.ts';
import { requireWritable } from './sample-world.ts';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'war-ledger-writable-'));
});
afterEach(() => rm(folder, { recursive: true }));

test('a folder is made where it is missing, and nothing is left in it', async () => {
  const missing = join(folder, 'data', 'world');
  await requireWritable(missing);
  expect(await readdir(missing)).toEqual([]);
});

test.skipIf(process.platform !== 'linux')(
  'where a system takes no folders, nobody waits for one',
  async () => {
    await expect(requireWritable('/proc/war-ledger/data')).rejects.toThrow(/^DATA_DIR .* \(ENOENT\)\. /);
  },
);

test('a folder that cannot be written is told in one line', async () => {
  const file = join(folder, 'file');
  await writeFile(file, 'x');
  const refused = requireWritable(join(file, 'data'));
  await expect(refused).rejects.toBeInstanceOf(StartError);
  await expect(refused).rejects.toThrow(/^DATA_DIR \S+data cannot be written \(ENOTDIR\)\. [^\n]*$/);
});
