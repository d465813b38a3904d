import { expect, it, test } from 'vitest';

import type { ScenarioStandingPartsFragment } from '#graphql/generated/documents.ts';

import { runRanks } from './run-rank.ts';
import {
  bandOf,
  careerPlural,
  FIGURES,
  mainFigure,
  perMinuteWords,
  rankWords,
  standingRows,
  standingWords,
  trendWords,
} from './standing.ts';
import { mediansFrom, ofAll } from './testing/medians.ts';

const part = (results: number, value: number) => mediansFrom(20_000, results, value);

/** So many other players, with the medians of some below the player's and of some equal to it. */
const standing = (
  own: number,
  value: number,
  [players, below, equal]: readonly [number, number, number],
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
    players,
    medians: players > 0 ? ofAll(250) : null,
    below: own < 10 || players === 0 ? null : ofAll(below),
    equal: own < 10 || players === 0 ? null : ofAll(equal),
  },
});

it('places medians among those of other players, where less is better from the other end', () => {
  const rows = standingRows(standing(10, 300, [190, 116, 0]));
  expect(rows.map(({ figure }) => figure)).toEqual(FIGURES);
  expect(rows.find(({ figure }) => figure === 'healing')).toEqual({
    figure: 'healing',
    perMinute: 300,
    othersPerMinute: 250,
    others: 190,
    place: { others: 190, worse: 116, equal: 0 },
    percentile: 61,
  });
  expect(rows.find(({ figure }) => figure === 'deaths')).toMatchObject({
    percentile: 39,
    place: { worse: 74 },
  });
  expect(standingWords(standing(10, 300, [190, 116, 0]))).toBe(
    'Better than 61% of 190 other Warrior Priests by healing. Compared with players who have 10 or more results at level 40 in tier 4, Standard queue.',
  );
  const lost = standing(10, 300, [190, 116, 0]);
  expect(standingWords({ ...lost, others: { ...lost.others, level: NaN }, tier: NaN })).toContain(
    'level – in tier –, Standard queue.',
  );
});

it('puts who is level with all others in the middle of them, for what is better high and low', () => {
  const rows = standingRows(standing(10, 0, [190, 0, 190]));
  expect(new Set(rows.map(({ percentile }) => percentile))).toEqual(new Set([50]));
  expect(new Set(rows.map(rankWords))).toEqual(new Set(['Level with all']));
  const [damage, , , , , , deaths] = standingRows(standing(10, 0, [190, 20, 100]));
  expect([damage, deaths].map((row) => row && [row.percentile, rankWords(row)])).toEqual([
    [37, 'Better than 11%, level with 53%'],
    [63, 'Better than 37%, level with 53%'],
  ]);
});

it.each([
  [9, 190, '9 results of this player, 190 other Warrior Priests'],
  [1, 1, '1 result of this player, 1 other Warrior Priest'],
  [10, 29, '10 results of this player, 29 other Warrior Priests'],
  [2, 0, '2 results of this player, 0 other Warrior Priests'],
])('tells nothing of %d results beside %d others', (own, players, words) => {
  const few = standing(own, 300, [players, players, 0]);
  const rows = standingRows(few);
  expect(rows.every(({ percentile }) => percentile === null)).toBe(true);
  expect(new Set(rows.map(rankWords))).toEqual(new Set(['Too few to tell']));
  expect(rows[0]?.othersPerMinute).toBe(players === 0 ? null : 250);
  expect(standingWords(few)).toBe(
    `Too few to tell: ${words}. Compared with players who have 10 or more results at level 40 in tier 4, Standard queue.`,
  );
});

it('compares twelve weeks with the twelve before', () => {
  const week = (day: number, value: number) => ({ ...part(3, value), day });
  const weeks = [
    ...[180, 190, 200, 210].map((value, at) => week(19_900 + at * 7, value)),
    // The first week of the twelve began before their first result.
    ...[280, 290, 300, 310].map((value, at) => week(19_994 + at * 7, value)),
  ];
  const known = { ...standing(10, 300, [30, 0, 0]), weeks };
  expect(trendWords(known)).toBe(
    'Healing a minute: 300 (median of 12 results) in the last 12 weeks, 200 (median of 10 results) in the 12 before. 50% more.',
  );
  // Weeks that differ as much among themselves tell nothing, nor do few of them.
  const clear =
    'Healing a minute: 300 (median of 12 results) in the last 12 weeks, 200 (median of 10 results) in the 12 before.';
  const mixed = weeks.map((each, at) => week(each.day, at % 2 === 0 ? 200 : 300));
  expect(trendWords({ ...known, weeks: mixed })).toBe(`${clear} No clear difference.`);
  expect(trendWords({ ...known, weeks: weeks.slice(1, 7) })).toBe(`${clear} No clear difference.`);
  expect(trendWords({ ...known, weeks: [] })).toBe(`${clear} No clear difference.`);
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
