import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readSchemaText } from './schema-text.ts';

/** The folders whose code has statements. */
const FOLDERS = [new URL('../../../', import.meta.url), new URL('../../../../lib/server/', import.meta.url)];

it('has no function or view that nothing asks for', async () => {
  const { replaceable } = await readSchemaText();
  const schema = replaceable.map(({ script }) => script);
  const statements = await Promise.all(FOLDERS.map(codeIn));
  const words = [...schema, ...statements.flat()].flatMap((text) => text.match(/\w+/g) ?? []);
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  const made = Array.from(
    schema.join('\n').matchAll(/create or replace (?:function|view) (\w+)/g),
    ([, name = '']) => name,
  );
  expect(made.length).toBeGreaterThan(100);
  expect(made.filter((name) => (times.get(name) ?? 0) < 2)).toEqual([]);
});

/** The texts of all TypeScript files of a folder but generated ones. */
async function codeIn(folder: URL): Promise<readonly string[]> {
  const found = await readdir(folder, { recursive: true });
  const files = found.filter((file) => file.endsWith('.ts') && !file.startsWith('generated'));
  return Promise.all(files.map((file) => readFile(new URL(file, folder), 'utf8')));
}
