import { expect, it } from 'vitest';

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
      newestKill: { nodes: [{ time: FROM + 60 }] },
      newestDeath: { nodes: [] },
      newestBattle: { nodes: [{ startTime: FROM + 30 }] },
      newestScenario: { nodes: [{ startTime: FROM + 90 }] },
    },
  });
  expect((await getLastNight('7', NOW)).data).toEqual({
    evening: FROM,
    kills: 7,
    deaths: 1,
    battles: 2,
    runs: 3,
    wins: 2,
    latest: FROM + 90,
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
  answering({ GetLastNight: { kills: null, newestKill: { nodes: null } } });
  expect((await getLastNight('7', NOW)).data).toMatchObject({
    kills: 0,
    battles: null,
    runs: 0,
    latest: null,
  });
});
