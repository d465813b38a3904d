import { expect, it } from 'vitest';

import { filterWords } from './filter-words.ts';
import { number, text } from './filter.ts';
import { KILL_FILTER } from './kill-filter.ts';
import { SKIRMISH_FILTER } from './skirmish-filter.ts';

it('says what is chosen, without defaults and what is no choice', () => {
  expect(filterWords(KILL_FILTER, {})).toEqual([]);
  expect(filterWords(KILL_FILTER, { period: 'all', soloOnly: 'false' })).toEqual([]);
  expect(filterWords(KILL_FILTER, { period: 'toString', soloOnly: 'yes' })).toEqual([]);
  expect(filterWords(KILL_FILTER, { period: 'thisWeek', soloOnly: 'true' })).toEqual([
    'Period: This week',
    'Solo kills only',
  ]);
  expect(filterWords(KILL_FILTER, { from: '2026-11-20', to: '2026-11-20T19:00+01:00' })).toEqual([
    'From 20 November 2026 UTC',
    'To 20 November 2026, 18:00 UTC',
  ]);
  expect(filterWords(KILL_FILTER, { from: '2026-11-26', to: '2026-11-26' })).toEqual([
    '26 November 2026 UTC',
  ]);
  expect(filterWords(SKIRMISH_FILTER, { minPlayers: '100' })).toEqual(['Min players: 100+']);
});

it('says texts and numbers as they are', () => {
  const filter = {
    label: '',
    fields: { name: text('name', 'Name'), low: number('low', 'Min', { group: 'Item rating' }) },
  } as const;
  expect(filterWords(filter, { name: ' gunbad ', low: '300' })).toEqual([
    'Name: gunbad',
    'Item rating: min 300',
  ]);
});
