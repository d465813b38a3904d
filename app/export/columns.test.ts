import { expect, test } from 'vitest';

import { EXPORT_KINDS } from './catalogue.ts';

test.each(EXPORT_KINDS)('every column of $address has a name of its own and a description', ({ tables }) => {
  for (const { columns } of Object.values(tables)) {
    const names = columns.map(({ name }) => name);
    expect(new Set(names).size, names.join()).toBe(names.length);
    for (const { name, about } of columns) {
      expect(name).toMatch(/^[a-z]\w*$/i);
      expect(about, name).toMatch(/^[^…{}]+$/);
    }
  }
});
