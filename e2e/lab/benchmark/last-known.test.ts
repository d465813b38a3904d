import { expect, test } from 'vitest';

import { besideLastKnown } from './last-known.ts';

const table = (rows: readonly (readonly (string | number | undefined)[])[], columns = ['Page', 'r/s']) => ({
  title: 'Load',
  columns,
  rows,
});

test('figures stand beside the last known ones of the same page and column', () => {
  const known = [table([['/kill/7', 50, 12]], ['Page', 'ms', 'r/s'])];
  const { rows } = besideLastKnown(
    table([
      ['/kill/81', 34.56],
      ['/items', 47],
      ['/', undefined],
    ]),
    known,
  );
  expect(rows).toEqual([
    ['/kill/81', '34.6 (12)'],
    ['/items', 47],
    ['/', undefined],
  ]);
});

test('a table that is not known stays as it is', () => {
  const measured = table([['/kills', 1]]);
  expect(besideLastKnown(measured, [{ ...measured, title: 'Weight' }])).toBe(measured);
});
