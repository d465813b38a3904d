import { expect, test } from 'vitest';

import { formatNumber, markdownTable } from './markdown-table.ts';

test.each([
  [0.4567, '0.46'],
  [12.34, '12.3'],
  [33_456.7, '33,457'],
  [58, '58'],
  [Number.NaN, '–'],
])('%d is printed as %s', (value, text) => {
  expect(formatNumber(value)).toBe(text);
});

test('columns are as wide as their widest cell, and numbers stand at the right', () => {
  const table = {
    title: 'Load',
    columns: ['Page', 'r/s'],
    rows: [
      ['/kills', 1234],
      ['/a|b', undefined],
    ],
  };
  expect(markdownTable(table)).toBe(
    [
      '## Load',
      '',
      '| Page   |   r/s |',
      '| ------ | ----: |',
      '| /kills | 1,234 |',
      '| /a\\|b  |     – |',
      '',
    ].join('\n'),
  );
});
