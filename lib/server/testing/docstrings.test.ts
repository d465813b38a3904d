import { readdir, readFile } from 'node:fs/promises';

import { describe, expect, test } from 'vitest';

const SOURCES = ['app', 'components', 'lib', 'graphql', 'e2e'];
const SOURCE_FILE = /\.(?:tsx?|mjs)$/;
/** Folders that tools write to. */
const WRITTEN = /(?:^|\/)(?:generated|node_modules|\.[^/]+)\//;

/** The first line of block comments that begin with a question word, where a verb or a noun says more. */
const QUESTIONS = /\/\*\*?[\s*]*\b(?:What|Whether|Who|Which|Where|How|Of)\b.*/g;

/** Results that are questions, and functions that are called after what they do instead of by their usual name. */
const ODD_RESULTS = /@returns (?:what|whether|who|which|where|a function that ends)\b.*/gi;

/** Spelled so that this file has none of what it looks for. */
const RETURNS = ['@', 'returns'].join('');

const questionsIn = (source: string): readonly string[] => [
  ...(source.match(QUESTIONS) ?? []),
  ...(source.match(ODD_RESULTS) ?? []),
];

test.each([
  ['What it costs.', 1],
  ['\n * Whether it is free.\n * @param item any\n', 1],
  ['True if it is free. What it costs stands elsewhere.', 0],
  ['Whoever pays.', 0],
  [`Pays.\n * ${RETURNS} whether it is paid`, 1],
  [`Watches.\n * ${RETURNS} a function that ends it`, 1],
  [`Watches.\n * ${RETURNS} a cleanup function`, 0],
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
