import { readdirSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, it } from 'vitest';

import type { ExportList } from '../page-exports.ts';

/** A declaration, or an object of them. */
type Declared = ExportList | Readonly<Record<string, unknown>>;

const isDeclaration = (value: unknown): value is ExportList =>
  typeof value === 'object' && value !== null && 'address' in value && 'tables' in value;

const declarationsIn = (value: Declared): readonly ExportList[] =>
  isDeclaration(value) ? [value] : Object.values(value).filter(isDeclaration);

const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('-exports.ts'));
const modules = await Promise.all(
  files.map((name): Promise<Record<string, Declared>> => import(join(import.meta.dirname, name))),
);
const declarations = modules.flatMap((module) =>
  Object.values(module)
    .filter((value) => typeof value === 'object' && value !== null)
    .flatMap(declarationsIn),
);

describe('the declarations of all pages', () => {
  it('are one for each address', () => {
    const addresses = declarations.map(({ address }) => address);
    expect(addresses.length).toBeGreaterThan(20);
    expect(addresses).toEqual([...new Set(addresses)]);
  });
});

describe.each(declarations)('$address', ({ tables }) => {
  it('has tables with different names', () => {
    const labels = Object.values(tables).map(({ label }) => label);
    expect(labels).toEqual([...new Set(labels)]);
    for (const name of Object.keys(tables)) expect(name).toMatch(/^[a-z][A-Za-z]*$/);
  });

  it.each(Object.entries(tables))('names and explains each column of %s once', (_, { columns }) => {
    const names = columns.map(({ name }) => name);
    expect(names.length).toBeGreaterThan(1);
    expect(names).toEqual([...new Set(names)]);
    for (const { name, about } of columns) {
      expect(name).toMatch(/^[a-z][A-Za-z0-9]*$/);
      expect(about, name).toMatch(/^\S.{2,}[^.\s]$/);
    }
  });
});
