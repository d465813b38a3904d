import { readdir, readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

const SOURCES = ['app', 'components', 'lib', 'graphql', 'e2e'];
const SOURCE_FILE = /\.(?:tsx?|mjs)$/;
/** Folders that tools write to. */
const WRITTEN = /(?:^|\/)(?:generated|node_modules|\.[^/]+)\//;

/** The first line of block comments that begin with a question word, where a verb or a noun says more. */
const QUESTIONS = /\/\*\*?[\s*]*\b(?:What|Whether|Who|Which|Where|How|Of)\b.*/g;

const questionsIn = (source: string): readonly string[] => source.match(QUESTIONS) ?? [];

test.each([
  ['What it costs.', 1],
  ['\n * Whether it is free.\n * @param item any\n', 1],
  ['True if it is free. What it costs stands elsewhere.', 0],
  ['Whoever pays.', 0],
])('%j is a docstring with %i questions at its beginning', (text, count) => {
  expect(questionsIn(`/** ${text} */`)).toHaveLength(count);
  expect(questionsIn(`/* ${text} */`)).toHaveLength(count);
});

describe('docstrings say what something is or does', () => {
  test.each(SOURCES)('in %s', async (folder) => {
    const files = await readdir(folder, { recursive: true });
    const sources = files.filter((file) => SOURCE_FILE.test(file) && !WRITTEN.test(file));
    expect(sources).not.toEqual([]);
    const found = await Promise.all(
      sources.map(async (file) => {
        const path = `${folder}/${file}`;
        return questionsIn(await readFile(path, 'utf8')).map((docstring) => `${path}: ${docstring}`);
      }),
    );
    expect(found.flat()).toEqual([]);
  });
});
