import { expect, it } from 'vitest';

import type { PlayedRunFragment } from '#graphql/generated/documents.ts';

import { deedPairs, scenarioForm } from './scenario-form.ts';

type Entry = PlayedRunFragment['scoreboardEntries'][number];

const entry = (
  id: string,
  team: number,
  damage: number,
  career: Entry['character']['career'] = 'CHOPPA',
): Entry => ({
  character: { id, name: `Player ${id}`, career },
  team,
  damage,
  healing: 0,
  protection: damage / 2,
});

const START = 1_795_281_900;

const run = (id: string, points: number[], ...scoreboardEntries: Entry[]): PlayedRunFragment => ({
  id,
  startTime: START,
  endTime: START + 120,
  points,
  winner: 0,
  scoreboardEntries,
});

const RUNS = [
  run('a', [10, 5], entry('1', 0, 100), entry('2', 0, 50), entry('3', 1, 300)),
  run('b', [1, 5], entry('1', 0, 300), entry('2', 0, 10, 'SHAMAN'), entry('3', 1, 100)),
  run('c', [5, 5], entry('1', 1, 200), entry('2', 0, 30), entry('3', 1, 200)),
];

it('tells results, and medians per minute', () => {
  expect(scenarioForm(RUNS, 80, '1')).toMatchObject({
    runs: 3,
    total: 80,
    wins: 1,
    losses: 1,
    draws: 1,
    own: { results: 3, deeds: { damage: 100, healing: 0, protection: 50 } },
  });
});

it('leaves runs without a known duration out of medians', () => {
  const endless = RUNS.map((each, at) => (at === 0 ? { ...each, endTime: 0 } : each));
  expect(scenarioForm(endless, 3, '1')).toMatchObject({
    runs: 3,
    own: { results: 2, deeds: { damage: 125 } },
  });
  expect(scenarioForm(endless.slice(0, 1), 1, '1')).toMatchObject({ runs: 1, own: null });
});

/** So many runs of two minutes in each of which the player has this damage. */
const played = (damages: readonly number[]) =>
  scenarioForm(
    damages.map((damage, at) => run(String(at), [5, 1], entry('1', 0, damage))),
    damages.length,
    '1',
  ).own;

it('compares the median of a player with that of another, and says less of two where both are less', () => {
  // A mean of 460 against a median of 200 would be more: one great run does not make the usual one greater.
  const mine = [100, 100, 100, 100, 100, 100, 100, 100, 100, 3700];
  const theirs = [200, 200, 200, 200, 200, 200, 200, 200, 200, 9000];
  expect(deedPairs(played(mine), played(theirs))[0]).toMatchObject({
    mine: 50,
    theirs: 100,
    difference: { kind: 'less', text: '50% less' },
  });
  expect(deedPairs(played(mine.slice(1)), played(theirs))[0]).toMatchObject({
    mine: 50,
    theirs: 100,
    difference: { kind: 'plain', text: 'Too few to tell' },
  });
  expect(deedPairs(played(mine), null)[0]).toMatchObject({
    theirs: null,
    results: [10, 0],
    difference: { kind: 'plain' },
  });
});

it('counts with whom and against whom, and what was won of it', () => {
  const { comrades, rivals } = scenarioForm(RUNS, 3, '1');
  const short = (list: typeof comrades) => list.map(({ character, ...counts }) => [character.id, counts]);
  expect(short(comrades)).toEqual([
    ['2', { matches: 2, wins: 1 }],
    ['3', { matches: 1, wins: 0 }],
  ]);
  expect(short(rivals)).toEqual([
    ['3', { matches: 2, wins: 1 }],
    ['2', { matches: 1, wins: 0 }],
  ]);
});

it('tells nothing of runs in which the player is not', () => {
  expect(scenarioForm(RUNS, 3, '9')).toMatchObject({
    runs: 0,
    wins: 0,
    own: null,
    comrades: [],
  });
});
