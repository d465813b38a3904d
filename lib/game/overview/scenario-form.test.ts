import { expect, it } from 'vitest';

import type { PlayedRunFragment } from '#graphql/generated/documents.ts';

import { scenarioForm } from './scenario-form.ts';

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

const run = (id: string, points: number[], ...scoreboardEntries: Entry[]): PlayedRunFragment => ({
  id,
  startTime: 0,
  points,
  winner: 0,
  scoreboardEntries,
});

const RUNS = [
  run('a', [10, 5], entry('1', 0, 100), entry('2', 0, 50), entry('3', 1, 300)),
  run('b', [1, 5], entry('1', 0, 300), entry('2', 0, 10, 'SHAMAN'), entry('3', 1, 100)),
  run('c', [5, 5], entry('1', 1, 200), entry('2', 0, 30), entry('3', 1, 200)),
];

it('tells results, averages and the medians of others of the career', () => {
  expect(scenarioForm(RUNS, 80, '1')).toMatchObject({
    runs: 3,
    total: 80,
    wins: 1,
    losses: 1,
    draws: 1,
    own: { damage: 200, healing: 0, protection: 100 },
    career: { entries: 5, medians: { damage: 100, protection: 50 } },
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
  expect(scenarioForm(RUNS, 3, '9')).toMatchObject({ runs: 0, wins: 0, career: null, comrades: [] });
});
