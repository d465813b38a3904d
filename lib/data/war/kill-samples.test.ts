import { expect, it } from 'vitest';

import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { sampleOf } from '#lib/game/overview/testing/sample.ts';

import { answering } from '../testing/answering.ts';
import { onPage } from '../testing/on-page.ts';
import { getActivity } from './activity.ts';
import { getFighterTotals } from './fighter-totals.ts';
import { sampleKills } from './kill-samples.ts';

/** A Saturday; the week began on Monday the 16th. */
const NOW = new Date('2026-11-21T12:00:00Z');
const [DAY, MONDAY] = [86_400, 1_794_787_200];
const TODAY = MONDAY + 5 * DAY;
const FIRST_MONDAY = MONDAY - 25 * 7 * DAY;
const count = (totalCount: number) => ({ totalCount });
const NUMBERS = {
  partIn: count(9),
  solo: count(2),
  killsNow: count(3),
  deathsNow: count(4),
  killsThisMonth: count(5),
};
const NONE = { partIn: null, solo: null, killsNow: null, deathsNow: null, killsThisMonth: null };
const [ANNA, BERT] = [{ id: '7' }, { id: '8' }];
const zone = (id: string | null, latest: number) => ({
  zoneId: 6,
  zone: id === null ? null : { id, name: 'Ekrund' },
  kills: 2,
  deaths: 1,
  latest,
});

it('takes the sums of our own API, with what a player needs', async () => {
  const asked = answering({
    GetFighterSums: {
      ...NUMBERS,
      kills: count(20),
      deaths: count(10),
      sums: {
        kills: 19,
        deaths: 8,
        scenarioKills: 7,
        scenarioDeaths: 6,
        killers: [{ character: ANNA, kills: 1, deaths: 3 }],
        victims: [{ character: BERT, kills: 4, deaths: 0 }],
        zones: [zone('6', TODAY), zone(null, TODAY - 29 * DAY)],
      },
    },
  });
  const { data } = await sampleKills({ characterId: '5' }, NOW);
  const both = { kills: { total: 20, counted: 19 }, deaths: { total: 10, counted: 8 } };
  expect(data).toEqual({
    ...both,
    both,
    inScenarios: { kills: 7, deaths: 6 },
    partIn: 9,
    solo: 2,
    thisWeek: { kills: 3, deaths: 4 },
    killsThisMonth: 5,
    killers: [{ item: ANNA, count: 3 }],
    victims: [{ item: BERT, count: 4 }],
    members: [],
    guilds: [],
    activeDays: [],
    records: null,
    zones: [
      { id: '6', name: 'Ekrund', kills: 2, deaths: 1, hasHeat: true },
      { id: '6', name: expect.any(String), kills: 2, deaths: 1, hasHeat: false },
    ],
  });
  const week = { gte: MONDAY, lt: MONDAY + 7 * DAY };
  expect(asked.GetFighterSums).toEqual([
    {
      characterId: '5',
      kills: { killerCharacterId: { eq: 5 } },
      deaths: { victimCharacterId: { eq: 5 } },
      killsNow: { killerCharacterId: { eq: 5 }, time: week },
      deathsNow: { victimCharacterId: { eq: 5 }, time: week },
      killsThisMonth: { killerCharacterId: { eq: 5 }, time: { gte: MONDAY - 15 * DAY } },
      soloOnly: false,
      withAssists: true,
      ofGuild: false,
      where: {},
      most: 10,
    },
  ]);
});

it('takes the sums of a guild: its members, its enemies and the days until now', async () => {
  const asked = answering({
    GetFighterSums: {
      ...NONE,
      kills: null,
      deaths: null,
      sums: {
        kills: 0,
        deaths: 0,
        scenarioKills: 0,
        scenarioDeaths: 0,
        zones: [],
        members: [{ character: ANNA, kills: 3, assists: 2, soloKills: 1, deaths: 0 }],
        guilds: [{ guild: BERT, kills: 1, deaths: 2 }],
        activeDays: [
          { day: TODAY + DAY, members: 9 },
          { day: TODAY, members: 4 },
        ],
      },
    },
  });
  const { values } = listAddress('/kills', { zone: '6', soloOnly: 'true' }, KILL_FILTER);
  const { data } = await sampleKills({ guildId: '5' }, NOW, values, 30);
  expect(data).toMatchObject({
    kills: { total: 0 },
    deaths: { total: 0 },
    partIn: null,
    solo: 0,
    killsThisMonth: 0,
    thisWeek: { kills: 0, deaths: 0 },
    killers: [],
    victims: [],
    members: [{ character: ANNA, kills: 3, assists: 2, solo: 1, deaths: 0 }],
    guilds: [{ guild: BERT, kills: 1, deaths: 2 }],
    activeDays: [{ from: TODAY, members: 4 }],
  });
  const inZone = { zoneId: { eq: 6 } };
  expect(asked.GetFighterSums).toMatchObject([
    {
      guildId: '5',
      where: inZone,
      soloOnly: true,
      ofGuild: true,
      most: 30,
      kills: { killerGuildId: { eq: 5 }, ...inZone },
      deaths: { victimGuildId: { eq: 5 }, ...inZone },
    },
  ]);
});

const fight = (
  id: string,
  time: number,
  attacker: object,
  victim: object,
  instanceId: string | null = null,
) => ({
  id,
  time,
  instanceId,
  position: { zoneId: 6, zone: { id: '6', name: 'Ekrund' } },
  attackers: [{ character: attacker, guild: attacker, damagePercent: 100 }],
  victim: { character: victim, guild: victim },
});
const records = (...kills: readonly object[]) => ({
  ...NUMBERS,
  kills: { totalCount: 12, nodes: kills },
  deaths: { totalCount: 1, nodes: [fight('9', TODAY, BERT, ANNA)] },
});

it('counts the newest records of an API without sums', async () => {
  const kills = [
    fight('3', TODAY + 3, ANNA, BERT),
    fight('2', TODAY + 2, ANNA, BERT, 'run'),
    fight('1', TODAY - 1, ANNA, ANNA),
  ];
  const asked = answering({ GetKillSample: records(...kills) }, () => false);
  const { data } = await sampleKills({ characterId: '7' }, NOW);
  expect(data).toMatchObject({
    kills: { total: 12, counted: 3 },
    deaths: { total: 1, counted: 1 },
    both: { kills: { total: 12, counted: 2 }, deaths: { total: 1, counted: 1 } },
    inScenarios: { kills: 1, deaths: 0 },
    killers: [{ item: BERT, count: 1 }],
    victims: [
      { item: BERT, count: 2 },
      { item: ANNA, count: 1 },
    ],
    members: [],
    guilds: [],
    activeDays: [],
    zones: [{ id: '6', name: 'Ekrund', kills: 1, deaths: 1, hasHeat: true }],
    records: { kills: { total: 12, rows: kills } },
  });
  expect(asked.GetKillSample).toMatchObject([{ withAssists: false, ofGuild: false, first: 50 }]);
});

it('counts the newest records of a guild, also where the sums turn out to be missing', async () => {
  const asked = answering({
    GetFighterSums: { ...NUMBERS, kills: null, deaths: null, sums: null },
    GetKillSample: records(fight('3', TODAY + 3, ANNA, BERT), fight('2', TODAY - 1, ANNA, ANNA)),
  });
  expect((await sampleKills({ guildId: '7' }, NOW)).data).toMatchObject({
    killers: [],
    victims: [],
    guilds: [{ guild: BERT, kills: 1, deaths: 1 }],
    members: [{ character: ANNA, kills: 1, deaths: 1 }],
    activeDays: [{ from: TODAY, members: 1 }],
    inScenarios: { kills: 0, deaths: 0 },
  });
  expect(asked.GetKillSample).toMatchObject([{ ofGuild: true, first: 100 }]);
  answering({ GetKillSample: { ...NONE, kills: null, deaths: { totalCount: 3, nodes: null } } }, () => false);
  expect((await sampleKills({ guildId: '7' }, NOW)).data).toMatchObject({
    kills: { total: 0, counted: 0 },
    deaths: { total: 3, counted: 0 },
  });
});

const player = { characterId: '7' };
const sample = (others: Parameters<typeof sampleOf>[2]) =>
  Promise.resolve({
    data: sampleOf(9, 4, { thisWeek: { kills: 5, deaths: 1 }, ...others }),
    provenance: null,
  });

it('tells the activity by the days that our own API counts, from the first week with any', async () => {
  const asked = answering({
    CountKillsByDay: {
      kills: [
        { day: MONDAY - 6 * DAY, kills: 4 },
        { day: MONDAY, kills: 3 },
      ],
      deaths: [],
    },
  });
  const { loaded } = await onPage(() => getActivity(player, sample({}), NOW));
  expect(loaded.data).toHaveLength(13);
  expect(loaded.data.filter(({ kills, deaths }) => kills + deaths > 0)).toEqual([
    { from: MONDAY - 6 * DAY, days: 1, kills: 4, deaths: 0 },
    { from: MONDAY, days: 1, kills: 3, deaths: 0 },
    { from: TODAY, days: 1, kills: 2, deaths: 1 },
  ]);
  const time = { gte: FIRST_MONDAY, lt: TODAY };
  expect(asked.CountKillsByDay).toEqual([
    { kills: { killerCharacterId: { eq: 7 }, time }, deaths: { victimCharacterId: { eq: 7 }, time } },
  ]);
});

it('tells the activity by the records where these are all, without further questions', async () => {
  const list = (...times: number[]) => ({ total: times.length, rows: times.map((time) => ({ time })) });
  const all = { kills: list(TODAY + 5, TODAY + 4), deaths: list(TODAY - DAY) } as never;
  const asked = answering({}, () => false);
  const { data } = await getActivity(player, sample({ records: all }), NOW);
  expect(data.slice(-2)).toEqual([
    { from: TODAY - DAY, days: 1, kills: 0, deaths: 1 },
    { from: TODAY, days: 1, kills: 2, deaths: 0 },
  ]);
  expect(data).toHaveLength(6);
  expect(asked).toEqual({});
});

it.each([
  ['does not count days', { records: null }, { CountKillsByDay: { kills: null, deaths: [] } }, undefined],
  [
    'lists few records',
    { records: { kills: { total: 9, rows: [] }, deaths: { total: 0, rows: [] } } },
    {},
    () => false,
  ],
] as const)('counts the weeks that are over where the API %s', async (_, others, answers, offers) => {
  const CountKillsByWeek = (weeks: Readonly<Record<string, object>>) =>
    Object.fromEntries(
      Object.keys(weeks).map((name) => [name, name === 'w1' ? null : count(Number(name.slice(1)))]),
    );
  const asked = answering({ ...answers, CountKillsByWeek }, offers);
  const { data } = await getActivity(player, sample(others), NOW);
  expect(data).toHaveLength(25);
  expect([data[0], data.at(-1)]).toEqual([
    { from: FIRST_MONDAY + 7 * DAY, days: 7, kills: 2, deaths: 2 },
    { from: MONDAY, days: 6, kills: 5, deaths: 1 },
  ]);
  expect(asked.CountKillsByWeek).toMatchObject([
    { w1: { killerCharacterId: { eq: 7 }, time: { gte: FIRST_MONDAY, lt: FIRST_MONDAY + 7 * DAY } } },
    { w25: { victimCharacterId: { eq: 7 }, time: { gte: MONDAY - 7 * DAY, lt: MONDAY } } },
  ]);
});

it('sums up a fighter as the overview does', async () => {
  answering({
    GetFighterSums: {
      ...NUMBERS,
      kills: count(20),
      deaths: count(10),
      sums: { kills: 0, deaths: 0, scenarioKills: 0, scenarioDeaths: 0, zones: [] },
    },
    GetGuildPlaces: { weekly: [], monthly: [] },
  });
  expect((await getFighterTotals({ guildId: '5' })).data).toMatchObject({ kills: 20, deaths: 10, partIn: 9 });
});
