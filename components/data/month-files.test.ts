import { expect, it } from 'vitest';

import type { MonthOfTable } from '#lib/exports/bulk/manifest.ts';

import { coverageWords } from './month-files.tsx';

const of = (changes: Partial<MonthOfTable>): string =>
  coverageWords({
    month: '2026-08',
    table: 'kills',
    rows: 3,
    whole: false,
    from: '2026-08-01T00:00:00.000Z',
    to: '2026-09-01T00:00:00.000Z',
    gaps: [],
    writtenAt: '2026-09-03T04:00:00.000Z',
    stored: { rows: 3, newest: '3' },
    ...changes,
  });

const GAP = { from: '2026-08-02T00:00:00.000Z', to: '2026-08-02T01:00:00.000Z' };

it.each<[string, Partial<MonthOfTable>]>([
  ['', { whole: true }],
  [' from 2026-08-14 on', { from: '2026-08-14T00:00:00.000Z' }],
  [' from 2026-08-14 06:12 UTC on', { from: '2026-08-14T06:12:09.000Z' }],
  [' from 2026-08-01 06:12 UTC on', { from: '2026-08-01T06:12:09.000Z' }],
  [' up to 2026-08-20', { to: '2026-08-20T00:00:00.000Z' }],
  [
    ' from 2026-08-14 on up to 2026-08-20',
    { from: '2026-08-14T00:00:00.000Z', to: '2026-08-20T00:00:00.000Z' },
  ],
  [' 1 part of it incomplete', { gaps: [GAP] }],
  [' from 2026-08-14 on, 2 parts of it incomplete', { from: '2026-08-14T00:00:00.000Z', gaps: [GAP, GAP] }],
])('says "%s" of a month', (words, changes) => {
  expect(of(changes)).toBe(words);
});
