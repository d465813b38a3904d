import { expect, it } from 'vitest';

import {
  CharacterHistoryPartsFragmentDoc,
  MonthOfGuildFragmentDoc,
  SumsOfBattlesFragmentDoc,
  SumsOfSessionsFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import * as sections from './preview-of-section.ts';

const inWords = ({ facts, totals }: sections.Section): readonly string[] => [
  facts,
  ...totals.map(({ value, label }) => `${value} ${label}`),
];

const time = (day: string) => Date.parse(day) / 1000;

it('tells how many battles a realm won and lost', () => {
  const sums = sampleRecord(SumsOfBattlesFragmentDoc, {
    battles: 7,
    wonByOrder: 4,
    wonByDestruction: 1,
    drawn: 2,
    from: time('2026-09-01T20:00Z'),
    to: time('2026-09-20T20:00Z'),
  });
  expect(inWords(sections.sectionOfBattles(sums, 'ORDER'))).toEqual([
    'Battles, 1 Sep 2026 to 20 Sep 2026',
    '7 battles',
    '4 won',
    '1 lost',
  ]);
  expect(inWords(sections.sectionOfBattles(sums, 'DESTRUCTION')).slice(2)).toEqual(['1 won', '4 lost']);
  expect(inWords(sections.sectionOfBattles(null, 'ORDER'))).toEqual(['Battles']);
});

it('tells the evenings of a guild, and who came', () => {
  expect(
    inWords(sections.sectionOfAttendance({ battles: [], runs: [], evenings: [5], members: [] })),
  ).toEqual(['Attendance at battles and scenarios', '1 evening', '0 fights', '0 members who came']);
});

it('tells the life of a character, and the newest month of a guild', () => {
  const history = sampleRecord(CharacterHistoryPartsFragmentDoc, { days: 1, from: null, spells: [] });
  expect(inWords(sections.sectionOfLife(history))).toEqual([
    'No fight is known yet.',
    '1 day with a fight',
    '0 guilds',
  ]);
  const month = sampleRecord(MonthOfGuildFragmentDoc, {
    period: '2026-09',
    characters: 12,
    firstSeen: 1,
    joined: 2,
    left: 1,
  });
  expect(inWords(sections.sectionOfMonths([{ ...month, period: '2026-08' }, month]))).toEqual([
    'History, 2026-09',
    '12 members fought',
    '3 came',
    '1 left',
  ]);
  expect(inWords(sections.sectionOfMonths([]))).toEqual(['History']);
});

it('tells what came of sessions and of scenarios', () => {
  const sums = sampleRecord(SumsOfSessionsFragmentDoc, { sessions: 3, tries: 2, cleared: 1 });
  expect(inWords(sections.sectionOfSessions(sums))).toEqual([
    'Dungeons',
    '3 sessions',
    '2 tries',
    '1 cleared whole',
  ]);
  expect(inWords(sections.sectionOfSessions(null))).toEqual(['Dungeons']);
  expect(inWords(sections.sectionOfResults({ wins: 1, losses: 0 }))).toEqual([
    'Scenarios',
    '1 won',
    '0 lost',
  ]);
});
