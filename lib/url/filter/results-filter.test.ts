import { expect, test } from 'vitest';

import { parseFilter } from './filter.ts';
import { RESULTS_FILTER, resultsArguments } from './results-filter.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const argumentsOf = (query: Record<string, string>) =>
  resultsArguments(parseFilter(RESULTS_FILTER, query), NOW);
const day = (iso: string) => Date.parse(`${iso}T00:00:00Z`) / 1000;

test('sends only what is filtered', () => {
  expect(argumentsOf({})).toEqual({});
  expect(argumentsOf({ tier: '9', queue_type: 'toString', period: 'x', from: 'yesterday' })).toEqual({});
  expect(argumentsOf({ tier: '4', queue_type: 'solo' })).toEqual({ tier: 4, queueType: 'SOLO' });
});

test('asks for whole days', () => {
  expect(argumentsOf({ period: 'thisWeek' })).toEqual({ from: day('2026-11-23') });
  expect(argumentsOf({ from: '2026-11-02', to: '2026-11-03' })).toEqual({
    from: day('2026-11-02'),
    to: day('2026-11-04'),
  });
  expect(argumentsOf({ from: '2026-11-02T18:00Z', to: '2026-11-03T06:00Z' })).toEqual({
    from: day('2026-11-02'),
    to: day('2026-11-04'),
  });
});
