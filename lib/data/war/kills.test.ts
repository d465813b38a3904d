import { expect, it } from 'vitest';

import { KillDetailsFragmentDoc } from '#graphql/generated/documents.ts';
import { sampleRecord } from '#lib/api/testing/sample-record.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';

import { answering } from '../testing/answering.ts';
import { onPage } from '../testing/on-page.ts';
import { feudsOf, GUILD_FEUD, PLAYER_FEUD } from './feuds.ts';
import { sumFighterDeaths, sumFighterKills, sumKills } from './kill-sums.ts';
import * as lists from './kills.ts';
import { suggestRivals } from './rivals.ts';

const NOW = new Date('2026-11-21T12:00:00Z');
const kills = { nodes: [{ id: '1' }], totalCount: 7 };
const PLAIN = listAddress('/kills', {}, KILL_FILTER);
const FILTERED = listAddress('/kills', { zone: '6', soloOnly: 'true', after: 'abc' }, KILL_FILTER);
const asking = { soloOnly: false, withTotal: false, first: 10 };

it.each<[string, () => ReturnType<typeof lists.listKills>, object]>([
  ['latest', () => lists.listLatestKills(PLAIN), { ...asking, where: {} }],
  [
    'filtered',
    () => lists.listKills(FILTERED, 30),
    { where: { zoneId: { eq: 6 } }, soloOnly: true, withTotal: false, first: 30, after: 'abc' },
  ],
  [
    'by a player',
    () => lists.listFighterKills({ characterId: '5' }, FILTERED),
    {
      where: { killerCharacterId: { eq: 5 }, zoneId: { eq: 6 } },
      soloOnly: true,
      withTotal: true,
      first: 10,
    },
  ],
  [
    'of a guild',
    () => lists.listFighterDeaths({ guildId: '5' }, PLAIN, 3),
    { ...asking, where: { victimGuildId: { eq: 5 } }, withTotal: true, first: 3 },
  ],
  [
    'shared',
    () => lists.listSharedKills([{ characterId: '5' }, { guildId: '6' }], PLAIN),
    {
      ...asking,
      where: { and: [{ killerCharacterId: { eq: 5 } }, { killerGuildId: { eq: 6 } }] },
      includeAssists: true,
      withTotal: true,
    },
  ],
  [
    'of a run',
    () => lists.listScenarioKills('run', PLAIN),
    { ...asking, where: { instanceId: { eq: 'run' } }, withTotal: true },
  ],
  ['in a zone', () => lists.listZoneKills('6'), { ...asking, where: { zoneId: { eq: 6 } } }],
  [
    'of a skirmish',
    () => lists.listSkirmishKills('fight', PLAIN),
    { ...asking, where: { skirmishId: { eq: 'fight' } }, first: 25 },
  ],
])('lists kills: %s', async (_, list, variables) => {
  const asked = answering({ GetKills: { kills } });
  expect((await list()).data).toEqual(kills);
  expect(asked.GetKills).toMatchObject([variables]);
});

it('lists the kills of two on each other, ten on a page', async () => {
  const asked = answering({ GetPlayerFeud: { kills }, GetGuildFeud: { kills: null } });
  expect((await lists.listPlayerFeudKills({ id: '5', rivalId: '6' }, PLAIN)).data).toEqual(kills);
  expect((await lists.listGuildFeudKills({ id: '5', rivalId: '6' }, PLAIN, 3)).data).toBeNull();
  expect(asked).toEqual({
    GetPlayerFeud: [{ player1Id: '5', player2Id: '6', withTotal: true, first: 10 }],
    GetGuildFeud: [{ guild1Id: '5', guild2Id: '6', withTotal: true, first: 3 }],
  });
});

it('has no shared kills where the API cannot find assists', async () => {
  answering({}, () => false);
  expect((await lists.listSharedKills([{ characterId: '5' }, { characterId: '6' }], PLAIN)).data).toBeNull();
});

it('loads a kill by an id of up to 15 digits', async () => {
  answering({ GetKill: { kill: null } });
  expect(lists.KILL.idOf({ id: '123456789012345' })).toBe('123456789012345');
  const { loaded, fresh } = await onPage(() => lists.KILL.get('7'));
  expect([loaded.data, fresh]).toEqual([null, 10_000]);
});

const row = (id: string, time: number, ...attackers: string[]) => ({
  id,
  time,
  attackers,
  victim: { character: { id: `1${id}` } },
});
const withAttackers = (nodes: readonly object[] | null) =>
  lists.withAttackers(Promise.resolve({ data: nodes && ({ ...kills, nodes } as never), provenance: null }));

it('adds all who helped to the kills of a page, where they are known', async () => {
  const asked = answering({
    GetAttackers: { kills: { nodes: [{ id: '1', attackers: ['Anna', 'Bert'] }] } },
  });
  const { data } = await withAttackers([row('1', 100, 'Anna'), row('2', 100, 'Carl'), row('3', 205, 'Dora')]);
  expect(data?.nodes?.map(({ attackers }) => attackers)).toEqual([['Anna', 'Bert'], ['Carl'], ['Dora']]);
  expect(data?.totalCount).toBe(7);
  expect(asked.GetAttackers).toEqual([
    {
      where: {
        victimCharacterId: { in: [11, 12, 13] },
        or: [{ time: { gte: 100, lt: 101 } }, { time: { gte: 205, lt: 206 } }],
      },
      first: 100,
    },
  ]);
  answering({ GetAttackers: { kills: null } });
  expect((await withAttackers([row('1', 100, 'Anna')])).data?.nodes?.[0]?.attackers).toEqual(['Anna']);
});

it('asks for no helpers of no kills', async () => {
  const asked = answering({});
  expect((await withAttackers([])).data?.nodes).toEqual([]);
  expect((await withAttackers(null)).data).toBeNull();
  expect(asked).toEqual({});
});

it('tells a feud: how often each way, and when they met', async () => {
  const counts = { firstOnSecond: { totalCount: 4 }, secondOnFirst: null };
  const asked = answering({
    GetPlayerFeudInfo: {
      player1: { id: '5' },
      player2: { id: '6' },
      ...counts,
      latest: { nodes: [{ time: 9 }] },
    },
    GetGuildFeudInfo: ({ guild2Id }: { readonly guild2Id: string }) => ({
      guild1: guild2Id === '8' ? null : { id: '5' },
      guild2: guild2Id === '9' ? null : { id: guild2Id },
      firstOnSecond: null,
      secondOnFirst: { totalCount: 2 },
      latest: { nodes: null },
    }),
  });
  expect((await PLAYER_FEUD.get({ id: '5', rivalId: '6' })).data).toEqual({
    sides: [{ id: '5' }, { id: '6' }],
    kills: [4, 0],
    lastMet: 9,
  });
  expect((await GUILD_FEUD.get({ id: '5', rivalId: '6' })).data).toMatchObject({
    kills: [0, 2],
    lastMet: null,
  });
  expect((await GUILD_FEUD.get({ id: '5', rivalId: '8' })).data).toBeNull();
  expect((await GUILD_FEUD.get({ id: '5', rivalId: '9' })).data).toBeNull();
  expect(asked.GetPlayerFeudInfo).toEqual([
    {
      player1Id: '5',
      player2Id: '6',
      firstOnSecond: { killerCharacterId: { eq: 5 }, victimCharacterId: { eq: 6 } },
      secondOnFirst: { killerCharacterId: { eq: 6 }, victimCharacterId: { eq: 5 } },
    },
  ]);
});

it.each([
  ['5', '6', { id: '5', rivalId: '6' }],
  ['5', '5', null],
  ['x', '6', null],
  ['5', '', null],
])('reads the feud of %s and %s', (id, rivalId, rivals) => {
  expect(PLAYER_FEUD.idOf({ id, rivalId })).toEqual(rivals);
});

it('finds the feuds that a kill belongs to', () => {
  const kill = sampleRecord(KillDetailsFragmentDoc);
  const character = (id: string) => ({ ...kill.victim.character, id });
  const victim = { ...kill.victim, character: character('6'), guild: null };
  expect(feudsOf({ ...kill, victim, attackers: [] })).toEqual({ players: null, guilds: null });
  const fought = { ...kill.victim, damagePercent: 100, character: character('5') };
  expect(feudsOf({ ...kill, victim, attackers: [fought as never] })).toEqual({
    players: { id: '5', rivalId: '6' },
    guilds: null,
  });
  const guild = (id: string) => ({ id }) as never;
  const killer = { ...fought, guild: guild('3') } as never;
  const { guilds } = feudsOf({ ...kill, victim: { ...victim, guild: guild('4') }, attackers: [killer] });
  expect(guilds).toEqual({ id: '3', rivalId: '4' });
});

it('counts kills of a filter: all, by realm, and solo', async () => {
  const count = (totalCount: number) => ({ totalCount });
  const asked = answering({
    GetKillSums: { all: count(5), order: count(3), destruction: count(2), solo: count(1) },
  });
  const sums = { kills: 5, order: 3, destruction: 2, solo: 1 };
  expect((await sumKills(FILTERED, NOW)).data).toEqual(sums);
  expect((await sumFighterKills({ characterId: '5' }, PLAIN, NOW)).data).toEqual(sums);
  expect((await sumFighterDeaths({ guildId: '5' }, PLAIN, NOW)).data).toEqual(sums);
  const lion = { killerCareer: { in: expect.arrayContaining(['WHITE_LION']) } };
  expect(asked.GetKillSums).toMatchObject([
    { where: { zoneId: { eq: 6 } }, order: { zoneId: { eq: 6 }, ...lion }, soloOnly: true },
    { where: { killerCharacterId: { eq: 5 } }, soloOnly: false },
    { where: { victimGuildId: { eq: 5 } }, destruction: { victimGuildId: { eq: 5 } } },
  ]);
  answering({ GetKillSums: { all: null, order: null, destruction: null, solo: null } });
  expect((await sumKills(PLAIN)).data).toEqual({ kills: 0, order: 0, destruction: 0, solo: 0 });
});

it('suggests rivals: the last killer and victim, and five guild mates', async () => {
  const mates = Array.from({ length: 7 }, (_, n) => ({ character: { id: String(n) } }));
  const asked = answering({
    GetRivals: {
      character: { id: '2', guildMembership: { guild: { members: { nodes: mates } } } },
      lastKill: { nodes: [{ victim: { character: { id: '88' } } }] },
      lastDeath: { nodes: [{ attackers: [{ character: { id: '99' } }] }] },
    },
  });
  expect((await suggestRivals('2')).data).toEqual({
    lastKiller: { id: '99' },
    lastVictim: { id: '88' },
    mates: ['0', '1', '3', '4', '5'].map((id) => ({ id })),
  });
  expect(asked.GetRivals).toEqual([
    { id: '2', kills: { killerCharacterId: { eq: 2 } }, deaths: { victimCharacterId: { eq: 2 } }, mates: 6 },
  ]);
});

it.each([
  { character: null, lastKill: null, lastDeath: null },
  { character: { guildMembership: null }, lastKill: { nodes: [] }, lastDeath: { nodes: [] } },
  {
    character: { guildMembership: { guild: { members: { nodes: null } } } },
    lastKill: { nodes: null },
    lastDeath: { nodes: [{ attackers: [] }] },
  },
])('suggests nobody where nothing is known: %j', async (answer) => {
  answering({ GetRivals: answer });
  expect((await suggestRivals('2')).data).toEqual({ lastKiller: null, lastVictim: null, mates: [] });
});
