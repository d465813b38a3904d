import { expect, it } from 'vitest';

import { ScenarioRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import type { OwnScenario } from '#lib/data/war/scenarios.ts';
import { ONLY_PAGE } from '#lib/url/testing/only-page.ts';

import { readNamed } from '#lib/exports/testing/asked-for.ts';
import { CHARACTER_EXPORTS } from './fighters.ts';

const RUN: OwnScenario = {
  ...sampleRecord(ScenarioRowFragmentDoc, { id: 'a', winner: 0, points: [500, 219] }),
  own: { side: 'DESTRUCTION', players: 3, kills: 7, deaths: 12, damage: 90_000 },
};

const read = (run: OwnScenario) =>
  readNamed(CHARACTER_EXPORTS.scenarios, 'scenarios', {
    parts: { scenarios: { totalCount: 1, nodes: [run], pageInfo: ONLY_PAGE } },
  });

it('tells how a run ended for its own side, and what they did', async () => {
  expect(await read(RUN)).toMatchObject([
    {
      id: 'a',
      winner: 'ORDER',
      ownResult: 'LOST',
      ownSide: 'DESTRUCTION',
      ownPlayers: 3,
      ownKills: 7,
      ownDeaths: 12,
      ownDamage: 90_000,
    },
  ]);
});

it('tells nothing of somebody whom the scoreboard does not know', async () => {
  expect(await read({ ...RUN, own: null })).toMatchObject([
    {
      id: 'a',
      ownResult: null,
      ownSide: null,
      ownPlayers: null,
      ownKills: null,
      ownDeaths: null,
      ownDamage: null,
    },
  ]);
});
