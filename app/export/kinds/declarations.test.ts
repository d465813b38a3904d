import { describe, expect, it } from 'vitest';

import { EXPORT_KINDS } from '../catalogue.ts';

describe.each(EXPORT_KINDS)('$address', ({ tables }) => {
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
      expect(about, name).toMatch(/^[^\s…{}][^…{}]{2,}[^.\s…{}]$/);
    }
  });
});
