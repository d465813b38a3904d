import { expect, test } from 'vitest';

import { comparedItem } from './compared-item.ts';

test.each([
  [{}, undefined],
  [{ vs: '' }, undefined],
  [{ vs: '12' }, '12'],
  [{ vs: ['12', '13'] }, '12'],
  [{ vs: '7' }, null],
  [{ vs: '012' }, null],
  [{ vs: 'toString' }, null],
  [{ vs: '1'.repeat(3000) }, null],
])('%j asks for %j', (query, compared) => {
  expect(comparedItem(query, '7')).toBe(compared);
});
