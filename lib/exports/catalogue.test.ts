import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';

import { EXPORT_KINDS } from './catalogue.ts';

const KINDS = join(import.meta.dirname, 'kinds');

/**
 * Collects the exports of the kinds' modules under names that end in _EXPORTS: a declaration, or several by their
 * names.
 */
async function declared(): Promise<unknown[]> {
  const files = (await readdir(KINDS)).filter((file) => file.endsWith('-exports.ts'));
  const modules = await Promise.all(files.map((file) => import(/* @vite-ignore */ join(KINDS, file))));
  return modules.flatMap((module: object) =>
    Object.entries(module).flatMap(([name, value]) =>
      name.endsWith('_EXPORTS') ? ('address' in value ? [value] : Object.values(value)) : [],
    ),
  );
}

test('names every declaration once', async () => {
  const all = await declared();
  expect(all.length).toBeGreaterThan(1);
  expect(new Set(EXPORT_KINDS)).toEqual(new Set(all));
  expect(EXPORT_KINDS).toHaveLength(all.length);
});

test('no two kinds have one address', () => {
  const addresses = EXPORT_KINDS.map(({ address }) => address);
  expect(new Set(addresses).size).toBe(addresses.length);
});
