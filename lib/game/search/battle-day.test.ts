import { expect, it } from 'vitest';

import { battleDayOf } from './battle-day.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const praag = { value: '105', label: 'Praag' };

it.each([
  ['Praag 26 November', '2026-11-26', praag],
  ['praag, 26 nov 2025', '2025-11-26', praag],
  ['Nov 26th Praag', '2026-11-26', praag],
  ['26 November Praag', '2026-11-26', praag],
  ['Praag 2026-11-26', '2026-11-26', praag],
  ['Praag 3 December', '2025-12-03', praag],
  ['26 November', '2026-11-26', null],
  ['Black Fire Pass 1 March', '2026-03-01', { value: '8', label: 'Black Fire Pass' }],
])('%s', (text, day, zone) => {
  expect(battleDayOf(text, NOW)).toEqual({ day, zone });
});

it.each([
  'Praag',
  '26',
  'Praag 30 February',
  'Atlantis 26 November',
  'Marchesa 5',
  'November',
  '26 26 November',
  '',
])('%s is nothing of the kind', (text) => {
  expect(battleDayOf(text, NOW)).toBeNull();
});
