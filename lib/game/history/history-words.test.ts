import { expect, it } from 'vitest';

import { guildWords, historyWords, spellDays, spellEnds } from './history-words.ts';

const at = (day: string) => Date.parse(day) / 1000;
const day = at('2026-08-03');
const history = { days: 1, from: day, to: day, steps: [{ day, level: 40, renownRank: 52 }], spells: [] };
const spell = { guild: null, from: day, to: day, days: 1, after: null, before: null };

it('says what a player reached, and that nothing is known', () => {
  expect(historyWords(history)).toBe('Fought on 3 August 2026: level 40, renown rank 52, without a guild.');
  const later = { day: at('2026-11-27'), level: 40, renownRank: 61 };
  expect(
    historyWords({ ...history, days: 2, to: later.day, steps: [...history.steps, later], spells: [spell] }),
  ).toBe(
    'Fought on 2 days from 3 August 2026 to 27 November 2026: level 40, renown rank 52 to 61, without a guild.',
  );
  expect(historyWords({ ...history, steps: [] })).toBe('Fought on 3 August 2026: without a guild.');
  expect(historyWords({ ...history, from: null, to: null })).toBe('No day with a fight is known.');
});

it('says between which days a spell began and ended', () => {
  expect([spellDays(spell), spellEnds(spell)]).toEqual(['3 Aug 2026', '']);
  const between = { ...spell, to: at('2026-08-09'), after: at('2026-08-01'), before: at('2026-08-20') };
  expect(spellDays(between)).toBe('3 Aug 2026 to 9 Aug 2026');
  expect(spellEnds(between)).toBe('began after 1 Aug 2026, ended before 20 Aug 2026');
});

it('tells the last whole month of a guild beside the one before, and the running one apart', () => {
  const month = (start: string, fighters: number) => ({
    month: at(start),
    fighters,
    firstSeen: 1,
    joined: 2,
    left: 4,
  });
  const months = [month('2026-10-01', 80), month('2026-11-01', 84), month('2026-12-01', 1)];
  expect(guildWords(months, at('2026-12-31T23:59:59Z'))).toBe(
    'In November 2026 84 characters fought for the guild, 80 the month before; 3 came and 4 left. So far 1 in December 2026.',
  );
  expect(guildWords(months, at('2027-01-01'))).toContain(
    'In December 2026 1 character fought for the guild, 84',
  );
  expect(guildWords([], day)).toBe('No fight for the guild is known.');
});
