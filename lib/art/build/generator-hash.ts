import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import ts from 'typescript';

/** Used by the generator from outside its folder. */
const SHARED_CODE = new URL('../hash.ts', import.meta.url);

/** A comment, a type or a line break draws nothing, so it must not outdate a map. */
const codeOnly = (source: string): string =>
  ts.transpileModule(source, { compilerOptions: { target: ts.ScriptTarget.ES2023, removeComments: true } })
    .outputText;

const generatorFiles = async (folder: URL): Promise<URL[]> => {
  const names = await readdir(folder);
  const drawing = names.filter((name) => !name.endsWith('.test.ts') && name !== 'zone-biomes.ts');
  return [SHARED_CODE, ...drawing.toSorted().map((name) => new URL(name, folder))];
};

/** A hash of all code that draws a map; which zone has which biome is no part of it. */
export const generatorHash = async (folder: URL): Promise<string> => {
  const files = await generatorFiles(folder);
  const sources = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  const hash = createHash('sha256');
  for (const source of sources) hash.update(codeOnly(source));
  return hash.digest('hex').slice(0, 16);
};
