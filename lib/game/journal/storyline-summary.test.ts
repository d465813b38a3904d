import { expect, it } from 'vitest';

import { summariseStoryline } from './journal-entry.ts';

const PRAAG = { id: '105', name: 'Praag' };
const NORDLAND = { id: '106', name: null };

it('counts entries and finds the zone of most of them', () => {
  const entries = [
    { isRvR: false, zone: PRAAG },
    { isRvR: true, zone: NORDLAND },
    { isRvR: true, zone: null },
    { isRvR: false, zone: NORDLAND },
  ];
  expect(summariseStoryline(entries)).toEqual({
    entries: 4,
    rvrEntries: 2,
    zone: { id: '106', name: 'Nordland' },
  });
});

it('takes the first of two zones', () => {
  const entries = [PRAAG, NORDLAND].map((zone) => ({ isRvR: false, zone }));
  expect(summariseStoryline(entries).zone).toEqual(PRAAG);
});

it('copes with a storyline without entries', () => {
  expect(summariseStoryline([])).toEqual({ entries: 0, rvrEntries: 0, zone: null });
});
