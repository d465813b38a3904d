import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { ART_VERSION } from '../generated/art-version.ts';
import { artVersion } from './art-version.ts';

let directory: string;
let folder: URL;

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'war-ledger-art-'));
  folder = pathToFileURL(`${directory}/`);
  for (const name of ['build', 'generated', 'tables']) await mkdir(join(directory, name));
  await write('icon.ts', 'square');
  await write('tables/glyphs.json', 'red');
});

afterEach(() => rm(directory, { recursive: true }));

const write = (path: string, text: string) => writeFile(join(directory, path), text);

it('is short, and the same for the same drawings', async () => {
  const version = await artVersion(folder, 'lion');
  expect(version).toMatch(/^[0-9a-f]{8}$/);
  await write('icon.test.ts', 'test');
  await write('build/maps.ts', 'map');
  await write('generated/art-version.ts', 'old');
  expect(await artVersion(folder, 'lion')).toBe(version);
});

it.each([
  ['the code', 'icon.ts', 'lion'],
  ['a table', 'tables/glyphs.json', 'lion'],
  ['a glyph', 'build/none.ts', 'sun'],
])('is another one when %s changed', async (_, path, glyphs) => {
  const version = await artVersion(folder, 'lion');
  await write(path, 'changed');
  expect(await artVersion(folder, glyphs)).not.toBe(version);
});

it('has been generated', () => {
  expect(ART_VERSION).toMatch(/^[0-9a-f]{8}$/);
});
