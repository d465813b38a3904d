import { expect, it } from 'vitest';

import { ATTENDANCE_FILTER, BATTLE_FILTER, OWN_BATTLE_FILTER } from '#lib/url/filter/battle-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';

import { answering } from '../testing/answering.ts';
import { onPage } from '../testing/on-page.ts';
import * as lists from './battle-lists.ts';
import { BATTLE, getReportRows, getSkirmish } from './battles.ts';

const ID = '00000000-0000-0000-0000-000000000007';
const NOW = new Date('2026-11-21T12:00:30Z');
const NOON = 1_795_262_400;

const SKIRMISH = {
  id: ID,
  startTime: 100,
  endTime: 900,
  primaryZone: { id: '6' },
  scenario: null,
  numberOfKillsOrder: 5,
  numberOfKillsDestruction: 3,
  numberOfPlayersOrder: 20,
  numberOfPlayersDestruction: 10,
};
const AS_BATTLE = {
  id: ID,
  startTime: 100,
  endTime: 900,
  zone: { id: '6' },
  skirmishes: [SKIRMISH],
  order: { players: 20, kills: 5, deaths: 3 },
  destruction: { players: 10, kills: 3, deaths: 5 },
  previous: null,
  next: null,
};
const asSkirmish = { GetSkirmishAsBattle: { skirmish: SKIRMISH } };

it('reads the id of a battle', () => {
  expect([BATTLE.idOf({ id: ID }), BATTLE.idOf({ id: '7' })]).toEqual([ID, null]);
});

it.each([
  ['a battle that may grow', Date.now() / 1000 - 1700, 10],
  ['a battle of the past', Date.now() / 1000 - 1900, 300],
])('loads %s, and keeps it for %i', async (_, endTime, seconds) => {
  const asked = answering({ GetBattle: { battle: { id: ID, endTime } } });
  const { loaded, fresh } = await onPage(() => BATTLE.get(ID));
  expect([loaded.data, fresh]).toEqual([{ id: ID, endTime }, seconds * 1000]);
  expect(asked).toEqual({ GetBattle: [{ id: ID }] });
});

it('takes a skirmish for a battle that is not known, and where the API has no battles', async () => {
  answering({ GetBattle: { battle: null }, ...asSkirmish });
  expect((await BATTLE.get(ID)).data).toEqual(AS_BATTLE);
  answering(asSkirmish, () => false);
  expect((await BATTLE.get(ID)).data).toEqual(AS_BATTLE);
});

it.each([null, { ...SKIRMISH, scenario: { id: '1' } }])(
  'has no battle for the skirmish %j',
  async (skirmish) => {
    answering({ GetSkirmishAsBattle: { skirmish } });
    expect((await getSkirmish(ID)).data).toBeNull();
  },
);

it.each([
  ['of the past', [{ time: 100 }, { time: 900 }], 300],
  ['that may grow', [{ time: 100 }, { time: 100 }, { time: Date.now() / 1000 - 60 }], 10],
  ['without kills', [], 300],
])('loads the rows of a battle %s with the law of numbers', async (_, losses, seconds) => {
  const battle = { id: ID, losses };
  answering({ GetBattleRows: { battle }, GetBattleLaw: { battleLaw: { exponent: 1.5 } } });
  const { loaded, fresh } = await onPage(() => getReportRows(ID));
  expect([loaded.data, fresh]).toEqual([{ rows: battle, law: { exponent: 1.5 } }, seconds * 1000]);
});

const fighter = (id: string, guild: string | null) => ({
  character: { id, career: 'ZEALOT' },
  guild: guild && { id: guild },
});
const loss = (id: string, ...attackers: object[]) => ({
  id,
  time: 500,
  position: { zoneId: 6, x: 1, y: 2 },
  victim: fighter('9', null),
  attackers,
});
/** Two pages of kills, the newest first. */
const GetSkirmishLosses = ({ after }: { readonly after: string | null }) => ({
  kills:
    after === null
      ? { nodes: [loss('3', fighter('1', '5'), fighter('2', null)), loss('2')], pageInfo: MORE }
      : { nodes: [loss('1', fighter('2', null))], pageInfo: { hasNextPage: false, endCursor: 'end' } },
});
const MORE = { hasNextPage: true, endCursor: 'more' };
const board = (...nodes: object[]) => ({
  GetSkirmishScoreboard: { skirmish: { scoreboardEntries: { nodes, pageInfo: { hasNextPage: false } } } },
});

it('makes rows of the scoreboard and the kills of a skirmish, the oldest first', async () => {
  const [one, two, three] = [fighter('1', '5'), fighter('2', null), fighter('3', '5')];
  const asked = answering({ ...asSkirmish, ...board(one, two, three), GetSkirmishLosses }, () => false);
  const { data } = await getReportRows(ID);
  expect(data).toEqual({
    law: null,
    rows: {
      id: ID,
      guilds: [{ guild: { id: '5' } }],
      scoreboard: [
        { ...one, guildId: '5', from: 100, to: 900 },
        { ...two, guildId: null, from: 100, to: 900 },
        { ...three, guildId: '5', from: 100, to: 900 },
      ],
      losses: [
        expect.objectContaining({ id: '1', killerId: '2', killerGuildId: null, attackers: 1 }),
        {
          id: '3',
          time: 500,
          zoneId: 6,
          x: 1,
          y: 2,
          victimId: '9',
          victimCareer: 'ZEALOT',
          victimGuildId: null,
          killerId: '1',
          killerCareer: 'ZEALOT',
          killerGuildId: '5',
          attackers: 2,
        },
      ],
    },
  });
  expect(asked.GetSkirmishLosses).toEqual([
    { id: ID, first: 50, after: null },
    { id: ID, first: 50, after: 'more' },
  ]);
  expect(asked.GetSkirmishScoreboard).toMatchObject([{ order: [{ damage: 'DESC' }] }]);
});

it('asks for a hundred pages of kills at most, and has no rows of an unknown fight', async () => {
  const GetEndless = ({ after }: { readonly after: string | null }) => ({
    kills: { nodes: null, pageInfo: { hasNextPage: true, endCursor: String(Number(after) + 1) } },
  });
  const asked = answering({ ...asSkirmish, ...board(), GetSkirmishLosses: GetEndless }, () => false);
  await getReportRows(ID);
  expect(asked.GetSkirmishLosses).toHaveLength(100);
  const unknown = { GetSkirmishAsBattle: { skirmish: null }, GetSkirmishScoreboard: { skirmish: null } };
  answering({
    ...unknown,
    GetBattle: { battle: null },
    GetBattleRows: { battle: null },
    GetBattleLaw: { battleLaw: null },
    GetSkirmishLosses: { kills: null },
  });
  expect((await getReportRows(ID)).data).toBeNull();
});

const filtered = (query: Record<string, string>) => listAddress('/battles', query, BATTLE_FILTER);

it('lists battles of a filter, of a guild and of a player', async () => {
  const found = { battles: { nodes: [] } };
  const asked = answering({ GetBattles: found, GetGuildBattles: found, GetOwnBattles: found });
  const list = filtered({ zone: '6', minPlayers: '48', guild: '#5', after: 'abc' });
  const where = { zoneId: { eq: 6 }, numberOfPlayers: { gte: 48 } };
  expect((await lists.listBattles(list)).data).toEqual({ found, guilds: [], players: [] });
  const own = listAddress('/battles', list.params, OWN_BATTLE_FILTER);
  expect((await lists.listGuildBattles('5', own)).data).toEqual(found);
  const all = listAddress('/battles', {}, OWN_BATTLE_FILTER);
  expect((await lists.listCharacterBattles('7', all, 3)).data).toEqual(found);
  expect(asked).toEqual({
    GetBattles: [{ guildId: '5', characterId: undefined, where, first: 15, after: 'abc' }],
    GetGuildBattles: [{ guildId: '5', where: { ...where, guildPlayers: 6 }, first: 15, after: 'abc' }],
    GetOwnBattles: [{ characterId: '7', where: {}, first: 3 }],
  });
});

it('sums up who came to battles in some weeks until the next minute', async () => {
  const guildAttendance = [{ battle: { startTime: NOON }, members: [] }];
  const run = { id: ID, startTime: NOON, scoreboardEntries: [] };
  const asked = answering({
    GetGuildAttendance: { guildAttendance },
    GetAttendedRuns: ({ after }: { after?: string }) => ({
      scenarios: { nodes: [run], pageInfo: { hasNextPage: after !== 'b', endCursor: after ? 'b' : 'a' } },
    }),
  });
  const list = listAddress(routes.guild('5'), { weeks: '8' }, ATTENDANCE_FILTER);
  const { data } = await lists.getAttendance('5', list, NOW);
  expect(data).toEqual({ battles: guildAttendance, runs: [run, run, run], evenings: [], members: [] });
  const times = { guildId: '5', from: NOON - 56 * 86_400, to: NOON + 60 };
  expect(asked.GetGuildAttendance).toEqual([times]);
  expect(asked.GetAttendedRuns).toEqual(
    [undefined, 'a', 'b'].map((after) => Object.assign({ first: 50, after }, times)),
  );
});

it('shows the biggest battles, or a skirmish where the API has none', async () => {
  answering({ GetTopBattles: { topBattles: [{ id: ID }] } });
  expect((await lists.getBigFight()).data).toEqual({ topBattles: [{ id: ID }] });
  const asked = answering({ GetSkirmishes: { skirmishes: { nodes: [SKIRMISH] } } }, () => false);
  expect((await lists.getBigFight()).data).toEqual({ skirmish: SKIRMISH });
  expect(asked.GetSkirmishes).toEqual([{ where: { numberOfPlayers: { gte: 48 } }, first: 1 }]);
  for (const skirmishes of [null, { nodes: null }, { nodes: [] }]) {
    answering({ GetSkirmishes: { skirmishes } }, () => false);
    expect((await lists.getBigFight()).data).toEqual({ skirmish: null });
  }
});

it('counts battles, none where the API has none', async () => {
  const asked = answering({ GetBattleSums: { battleSums: { battles: 8 } } });
  expect(await lists.countBattles(filtered({ outnumbered: 'true' }))).toBe(8);
  expect(asked.GetBattleSums).toEqual([{ where: { outnumbered: true } }]);
  answering({}, () => false);
  expect(await lists.countBattles(filtered({}))).toBe(0);
});
