import { expect, it } from 'vitest';

import {
  BattleInfoFragmentDoc,
  KillRowFragmentDoc,
  SkirmishRowFragmentDoc,
} from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';

import { answering } from '../testing/answering.ts';
import { getFollowed, momentBefore } from './followed.ts';

const NOW = new Date('2026-11-27T20:00:07Z');
const EVENING = Date.parse('2026-11-27T12:00:00Z') / 1_000;

it('counts nothing later than the moment, in whole steps', () => {
  expect(momentBefore(0, NOW)).toBe(EVENING + 8 * 3_600 + 5);
  expect(momentBefore(600, NOW)).toBe(EVENING + 8 * 3_600 + 5 - 600);
});

const [ID, PART] = ['b1e0c1f0-0000-4000-8000-000000000001', 'b1e0c1f0-0000-4000-8000-000000000002'];

const battle = (endTime: number) =>
  sampleRecord(BattleInfoFragmentDoc, {
    id: ID,
    startTime: EVENING,
    endTime,
    skirmishes: [ID, PART].map((id) => sampleRecord(SkirmishRowFragmentDoc, { id })),
    order: { players: 12, kills: 34, deaths: 28 },
    destruction: { players: 12, kills: 28, deaths: 34 },
  });

const kills = (total: number, newest: readonly object[] = []) => ({
  kills: { totalCount: total, nodes: newest, pageInfo: null },
});

it('counts a battle that goes on after the moment up to the moment, and one that is over as it is', async () => {
  const moment = momentBefore(60, NOW);
  const rows = [sampleRecord(KillRowFragmentDoc, { id: '9', time: moment })];
  const asked = answering({
    GetKills: ({ where, first }: { where: object; first: number }) =>
      first === 0 ? kills(JSON.stringify(where).includes('IRON_BREAKER') ? 7 : 5) : kills(3, rows),
    GetGuildBattles: { battles: { nodes: [{ id: ID }], pageInfo: null }, battleSums: null },
    GetBattle: { battle: battle(moment + 30) },
  });
  const { data } = await getFollowed({ guildId: '7' }, moment);
  expect(data).toMatchObject({
    evening: EVENING,
    kills: { total: 3, newest: [{ id: '9' }] },
    battle: { id: ID, order: 7, destruction: 5 },
  });
  const time = { gte: EVENING, lte: moment };
  expect(asked.GetKills).toMatchObject([
    { where: { killerGuildId: { eq: 7 }, time } },
    { where: { victimGuildId: { eq: 7 }, time } },
    { where: { or: [{ skirmishId: { eq: ID } }, { skirmishId: { eq: PART } }], time: { lte: moment } } },
    { where: { or: [{ skirmishId: { eq: ID } }, { skirmishId: { eq: PART } }], time: { lte: moment } } },
  ]);
  expect(asked.GetGuildBattles).toEqual([
    {
      guildId: '7',
      where: { startTime: { lte: moment }, endTime: { gte: moment - 900 }, guildPlayers: 6 },
      first: 1,
    },
  ]);
  expect((await getFollowed({ guildId: '7' }, moment + 30)).data.battle).toMatchObject({
    order: 34,
    destruction: 28,
  });
});
