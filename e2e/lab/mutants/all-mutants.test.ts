import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import { ALL_MUTANTS, mutantsNamed } from './all-mutants.ts';
import { AREAS, needsBuild } from './mutant.ts';
import { mutatedText } from './mutated-text.ts';

const root = join(import.meta.dirname, '../../..');
const textOf = (file: string) => readFileSync(join(root, file), 'utf8');

it('has forty faults, at least three of each area, each with a name of its own', () => {
  expect(ALL_MUTANTS.length).toBeGreaterThanOrEqual(40);
  expect(new Set(ALL_MUTANTS.map(({ name }) => name)).size).toBe(ALL_MUTANTS.length);
  for (const area of AREAS) expect(mutantsNamed([area]).length, area).toBeGreaterThanOrEqual(3);
});

describe.each(ALL_MUTANTS)('$area: $name', (mutant) => {
  it('changes a text that stands in its file exactly once', () => {
    const text = textOf(mutant.file);
    expect(mutatedText(text, mutant)).not.toBe(text);
  });

  it('names a test that is there', () => {
    const { file, title } = mutant.foundBy;
    expect(existsSync(join(root, file)), file).toBe(true);
    expect(needsBuild(mutant.foundBy), 'a browser test, and no other, goes by its title').toBe(
      title !== undefined,
    );
    // Where a test stands there for many, its title begins with one of them.
    if (title !== undefined) expect(textOf(file)).toContain(title.split(': ').at(-1));
  });
});

it('says which fault does not fit its file any more', () => {
  const mutant = {
    name: 'off by one',
    file: 'a.ts',
    find: 'n + 1',
    put: 'n',
    foundBy: { file: 'a.test.ts' },
  };
  expect(mutatedText('limit(n + 1)', mutant)).toBe('limit(n)');
  for (const text of ['limit(n)', 'limit(n + 1, n + 1)']) {
    expect(() => mutatedText(text, mutant)).toThrow(/"off by one".*a\.ts exactly once/);
  }
});
