import { mkdtemp, mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, it } from 'vitest';
import { generatorHash } from './generator-hash.ts';

const hashOf = async (files: Readonly<Record<string, string>>): Promise<string> => {
  const root = await mkdtemp(join(tmpdir(), 'generator-'));
  await mkdir(join(root, 'zone-map'));
  for (const [name, source] of Object.entries(files)) await writeFile(join(root, 'zone-map', name), source);
  return generatorHash(pathToFileURL(`${join(root, 'zone-map')}/`));
};

it('finds all code of the generator', async () => {
  expect(await generatorHash(new URL('./zone-map/', import.meta.url))).toMatch(/^[0-9a-f]{16}$/);
});

it('changes with the code that draws, and with nothing else', async () => {
  const drawn = await hashOf({ 'trees.ts': 'export const tall = 2;' });
  expect(await hashOf({ 'trees.ts': '/** Why. */\nexport const tall: number =\n  2;\n' })).toBe(drawn);
  expect(
    await hashOf({ 'trees.ts': 'export const tall = 2;', 'trees.test.ts': 'x', 'zone-biomes.ts': 'y' }),
  ).toBe(drawn);
  expect(await hashOf({ 'trees.ts': 'export const tall = 3;' })).not.toBe(drawn);
});
