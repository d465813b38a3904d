import { expect, it } from 'vitest';

import type { OwnScenario, OwnScenarioPage } from '#lib/data/scenarios.ts';

import { ownScenarioTable } from './scenario-columns.ts';

const RUN: OwnScenario = {
  id: 'a',
  scenario: { id: '2000', name: 'Gates of Ekrund' },
  startTime: 1_700_000_000,
  endTime: 1_700_000_600,
  winner: 0,
  points: [500, 219],
  tier: 4,
  wasSurrender: null,
  own: { side: 'DESTRUCTION', players: 3, kills: 7, deaths: 12, damage: 90_000 },
};

async function ownColumns(run: OwnScenario): Promise<Readonly<Record<string, unknown>>> {
  const page: OwnScenarioPage = {
    totalCount: 1,
    nodes: [run],
    pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
  };
  const { columns, read } = ownScenarioTable();
  const { lines } = await read({ part: async () => page });
  const entries = columns.map(({ name }, at) => [name, lines[0]?.[at]] as const);
  return Object.fromEntries(entries.filter(([name]) => name.startsWith('own')));
}

it('tells how a run ended for its own side, and what they did', async () => {
  expect(await ownColumns(RUN)).toEqual({
    ownResult: 'LOST',
    ownSide: 'DESTRUCTION',
    ownPlayers: 3,
    ownKills: 7,
    ownDeaths: 12,
    ownDamage: 90_000,
  });
});

it('tells nothing of somebody whom the scoreboard does not know', async () => {
  expect(Object.values(await ownColumns({ ...RUN, own: null }))).toEqual(Array.from({ length: 6 }, () => null));
});
