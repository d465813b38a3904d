import { readdir, readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { readSchemaText } from './schema-text.ts';

const GRAPHQL = new URL('../../../', import.meta.url);

it('has no function or view that nothing asks for', async () => {
  const { replaceable } = await readSchemaText();
  const schema = replaceable.map(({ script }) => script);
  const found = await readdir(GRAPHQL, { recursive: true });
  const files = found.filter((file) => /^(?:benchmark|resolvers|sql|world)\/.*\.ts$/.test(file));
  const statements = await Promise.all(files.map((file) => readFile(new URL(file, GRAPHQL), 'utf8')));
  const words = [...schema, ...statements].flatMap((text) => text.match(/\w+/g) ?? []);
  const times = new Map<string, number>();
  for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
  const made = schema.flatMap((text) => [...text.matchAll(/create or replace (?:function|view) (\w+)/g)]);
  expect(made.length).toBeGreaterThan(100);
  expect(made.map(([, name = '']) => name).filter((name) => (times.get(name) ?? 0) < 2)).toEqual([]);
});
