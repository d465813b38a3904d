import { expect, it } from 'vitest';

import { ScenarioRowFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { answering } from '../testing/answering.ts';
import { getLastNight } from './last-night.ts';

const NOW = new Date('2026-11-27T20:00:00Z');
const FROM = Date.parse('2026-11-26T12:00:00Z') / 1000;
const TIME = { gte: FROM, lt: FROM + 86_400 };

it('counts what a player did from noon of yesterday to noon of today', async () => {
  const asked = answering({
    GetLastNight: {
      kills: { totalCount: 7 },
      deaths: { totalCount: 1 },
      battles: { totalCount: 2 },
      scenarios: { totalCount: 3 },
      won: { totalCount: 2 },
      newestKills: { nodes: [] },
      newestDeaths: { nodes: [] },
      newestBattles: { nodes: [] },
      newestScenarios: {
        nodes: [
          sampleRecord(ScenarioRowFragmentDoc, {
            id: '9',
            scenario: { id: '1', name: 'Ekrund' },
            startTime: FROM + 90,
            points: [500, 3],
          }),
        ],
      },
      newestWins: { nodes: [{ id: '9' }] },
      newestSessions: { nodes: [] },
    },
  });
  expect((await getLastNight('7', NOW)).data).toEqual({
    evening: FROM,
    kills: 7,
    deaths: 1,
    battles: 2,
    runs: 3,
    wins: 2,
    newest: [{ at: FROM + 90, text: 'Ekrund: won 500 to 3', href: '/scenario/9' }],
  });
  expect(asked.GetLastNight).toEqual([
    {
      characterId: '7',
      killsOfNight: { killerCharacterId: { eq: 7 }, time: TIME },
      deathsOfNight: { victimCharacterId: { eq: 7 }, time: TIME },
      battlesOfNight: { startTime: TIME },
      from: TIME.gte,
      to: TIME.lt,
      kills: { killerCharacterId: { eq: 7 } },
      deaths: { victimCharacterId: { eq: 7 } },
    },
  ]);
});

it('knows no battles where the API has none, and no newest fight of who never fought', async () => {
  answering({ GetLastNight: { kills: null, newestKills: { nodes: null } } });
  expect((await getLastNight('7', NOW)).data).toMatchObject({
    kills: 0,
    battles: null,
    runs: 0,
    newest: [],
  });
});
