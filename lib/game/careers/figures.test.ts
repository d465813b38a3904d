import { expect, it } from 'vitest';

import { CareerFightersRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { careerFigures } from './figures.ts';

const fought = (period: string, isRunning = false) =>
  sampleRecord(CareerFightersRowFragmentDoc, { name: 'ALL', period, isRunning });

it.each([
  [[fought('2026-10'), fought('2026-11', true)], 1, 'October 2026'],
  [[fought('2026-11', true)], 1, 'November 2026 so far'],
  [[], 0, 'the record'],
])(
  'names the last whole period, or the running one where there is no other: %#',
  (fighters, rows, period) => {
    const { groups, notes } = careerFigures({ fighters, rates: [], kills: [], pairs: [] }, 'ALL', 0);
    expect([groups.length, notes.period]).toEqual([rows, period]);
  },
);
