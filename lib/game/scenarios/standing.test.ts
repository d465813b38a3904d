import { expect, it, test } from 'vitest';

import type {
  ScenarioMediansPartsFragment,
  ScenarioStandingPartsFragment,
} from '#graphql/generated/documents.ts';

import { runRanks } from './run-rank.ts';
import {
  bandOf,
  careerPlural,
  FIGURES,
  mainFigure,
  perMinuteWords,
  standingRows,
  standingWords,
  trendWords,
} from './standing.ts';

const ofAll = <Value>(value: Value) => ({
  damage: value,
  healing: value,
  protection: value,
  kills: value,
  deaths: value,
  deathBlows: value,
  objectiveScore: value,
  damageTaken: value,
});
const part = (results: number, value: number): ScenarioMediansPartsFragment => ({
  day: 20_000,
  results,
  medians: ofAll(value),
});

/** Results of others, so many of 0 and so many from 316.2 on. */
const standing = (
  own: number,
  value: number,
  [zeros, others]: readonly [number, number],
): ScenarioStandingPartsFragment => ({
  tier: 4,
  queueType: 0,
  own: part(own, value),
  recent: part(12, 300),
  before: part(10, 200),
  weeks: [],
  others: {
    career: 'WARRIOR_PRIEST',
    level: 40,
    results: zeros + others,
    bins: ofAll(Array.from({ length: 65 }, (_, at) => (at === 0 ? zeros : at === 33 ? others : 0))),
  },
});

it('places medians among the results of others, where less is better from the other end', () => {
  const rows = standingRows(standing(10, 300, [2_513, 1_607]));
  expect(rows.map(({ figure }) => figure)).toEqual(FIGURES);
  expect(rows.find(({ figure }) => figure === 'healing')).toEqual({
    figure: 'healing',
    perMinute: 300,
    othersPerMinute: 0,
    percentile: 61,
    results: 4_120,
  });
  expect(rows.find(({ figure }) => figure === 'deaths')?.percentile).toBe(39);
  expect(standingWords(standing(10, 300, [2_513, 1_607]))).toBe(
    'Healing 61st of 100, against 4,120 results of Warrior Priests, level 40, tier 4, Standard queue.',
  );
  const lost = standing(10, 300, [2_513, 1_607]);
  expect(standingWords({ ...lost, others: { ...lost.others, level: NaN }, tier: NaN })).toContain(
    'level –, tier –, Standard queue.',
  );
});

it('tells nothing of too few', () => {
  for (const few of [standing(9, 300, [30, 0]), standing(10, 300, [29, 0])]) {
    expect(standingRows(few).every(({ percentile }) => percentile === null)).toBe(true);
    expect(standingWords(few)).toContain('Too few to tell');
  }
  expect(standingRows(standing(10, 300, [30, 0]))[0]?.percentile).toBe(100);
  expect(standingRows(standing(10, 300, [0, 0]))[0]?.othersPerMinute).toBeNull();
});

it('compares twelve weeks with the twelve before', () => {
  const known = standing(10, 300, [30, 0]);
  expect(trendWords(known)).toBe(
    'Healing a minute: 300 (median of 12 results) in the last 12 weeks, 200 (median of 10 results) in the 12 before. 50% more.',
  );
  expect(trendWords({ ...known, before: null })).toBe(
    'Too few to tell: 12 results in the last 12 weeks, 0 results in the 12 before.',
  );
});

test.each([
  ['KNIGHT_OF_THE_BLAZING_SUN', 'Knights of the Blazing Sun', 'protection'],
  ['CHOSEN', 'Chosen', 'protection'],
  ['MAGUS', 'Magi', 'damage'],
  ['WITCH_ELF', 'Witch Elves', 'damage'],
  ['ZEALOT', 'Zealots', 'healing'],
  ['SKY_PIRATE', 'Sky Pirates', 'damage'],
])('%s are %s, there for %s', (career, plural, figure) => {
  expect(careerPlural(career)).toBe(plural);
  expect(mainFigure(career)).toBe(figure);
});

test('bands and small figures', () => {
  expect([0, 1, 15, 16, 31, 39, 40, 41].map(bandOf)).toEqual([1, 1, 1, 16, 26, 32, 40, 40]);
  expect([0.346, 9.99, 1234.5].map(perMinuteWords)).toEqual(['0.35', '9.99', '1,235']);
});

test('a performance is marked by the figure of its role, from the top quarter on', () => {
  const score = (id: string, damage: number, level = 40) =>
    ({
      character: { id, name: id, career: 'SLAYER' },
      level,
      damage,
      healing: 9e9,
      protection: 9e9,
    }) as never;
  const distribution = {
    career: 'SLAYER' as const,
    level: 40,
    results: 200,
    bins: {
      damage: Array.from({ length: 65 }, (_, at) => (at === 20 ? 150 : at === 30 ? 30 : at === 40 ? 20 : 0)),
      healing: [],
      protection: [],
    },
  };
  const run = { startTime: 1_000, endTime: 1_120 };
  const scores = [score('1', 1), score('2', 200), score('3', 1_000), score('4', 1_000, 39)];
  expect([...runRanks(run, scores, [distribution])].map(([id, { top, words }]) => [id, top, words])).toEqual([
    ['2', 'quarter', 'Top quarter by damage a minute of 200 results of Slayers'],
    ['3', 'tenth', 'Top tenth by damage a minute of 200 results of Slayers'],
  ]);
  expect(runRanks({ ...run, endTime: 1_000 }, scores, [distribution]).size).toBe(0);
  expect(runRanks(run, scores, [{ ...distribution, results: 30 }]).size).toBe(0);
});
