import { expect, it } from 'vitest';

import { MonthOfGuildFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { daysText, historyWords, plottedMonths } from './history-words.ts';

const day = '2026-08-03';
const history = { days: 1, from: day, to: day, steps: [{ day, level: 40, renownRank: 52 }], spells: [] };
const spell = { guild: null, from: day, to: day, days: 1, after: null, before: null };

it('says what a player reached, and that nothing is known', () => {
  expect(historyWords(history)).toBe(
    'Fought on 1 day, 3 Aug 2026: level 40, renown rank 52, without a guild.',
  );
  const later = { day: '2026-11-27', level: 40, renownRank: 61 };
  const longer = { ...history, days: 2, to: later.day, steps: [...history.steps, later], spells: [spell] };
  expect(historyWords(longer)).toBe(
    'Fought on 2 days, 3 Aug 2026 to 27 Nov 2026: level 40, renown rank 52 to 61, without a guild.',
  );
  expect(historyWords({ ...history, steps: [] })).toBe('Fought on 1 day, 3 Aug 2026: without a guild.');
  expect(historyWords({ ...history, from: null, to: null })).toBe('No fight is known yet.');
});

it('names two days, or one', () => {
  expect([daysText(day), daysText(day, day), daysText(day, '2027-01-01')]).toEqual([
    '3 Aug 2026',
    '3 Aug 2026',
    '3 Aug 2026 to 1 Jan 2027',
  ]);
  expect(daysText(day, 'NaN')).toBe('3 Aug 2026 to –');
});

it('tells the last whole month of a guild beside the one before, and the running one apart', () => {
  const month = (period: string, characters: number, before: number | null) =>
    sampleRecord(MonthOfGuildFragmentDoc, { period, characters, before });
  const months = [month('2026-11', 80, null), month('2026-12', 84, 80), month('2027-01', 1, 84)];
  const wordsAt = (now: string) => plottedMonths(months, new Date(now)).words;
  expect(wordsAt('2027-01-31T23:59:59Z')).toBe(
    '84 characters fought in December 2026, 80 the month before (5% more). So far 1 in January 2027.',
  );
  expect(wordsAt('2027-02-01')).toContain('1 character fought in January 2027, 84 the month before');
});
