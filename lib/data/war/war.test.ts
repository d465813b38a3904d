import { afterEach, expect, it, vi } from 'vitest';

import type { KillFilterInput } from '#graphql/generated/documents.ts';
import { registerArchive } from '#lib/api/site-archive.ts';
import { CAREERS_FILTER } from '#lib/url/filter/careers-filter.ts';
import { FEATS_FILTER } from '#lib/url/filter/feats-filter.ts';
import { WAR_FILTER } from '#lib/url/filter/war-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';

import { answering } from '../testing/answering.ts';
import { countingMany } from '../testing/counting-many.ts';
import { onPage } from '../testing/on-page.ts';
import { bestOfCareer, CAREER, CAREERS, gamePatches, getCareers } from './careers.ts';
import { getZoneKills, latestInZone, listZonesWithHeatmap, ZONE_HEATMAP } from './heatmaps.ts';
import { getMarks, getFeats } from './feats.ts';
import { getBestGuilds, getBestPlayers, listTopFeuds, sumCareers } from './score-sheet.ts';
import { getFighters, getRecentResults, listEvents, listRunningBattles } from './war-now.ts';
import { getFront, getKillsToday } from './war.ts';

/** A Saturday of the week 47, which began on Monday the 16th, half a minute after noon. */
const NOW = new Date('2026-11-21T12:00:30Z');
const [DAY, NOON, MONDAY] = [86_400, 1_795_262_400, 1_794_787_200];
const TODAY = NOON - DAY / 2;
const count = (totalCount: number) => ({ totalCount });
const ORDER = expect.arrayContaining(['WHITE_LION']);
const week = { unit: 'week', year: 2026, week: 47 } as const;
const time = { gte: MONDAY, lt: MONDAY + 7 * DAY };

it('counts the kills of today, yesterday and a week ago until the same minute', async () => {
  const answer = { order: count(1), destruction: count(2), orderYesterday: count(3) };
  const more = { destructionYesterday: count(4), orderLastWeek: null, destructionLastWeek: null };
  const asked = answering({ GetKillsToday: { ...answer, ...more } });
  expect((await getKillsToday(NOW)).data).toEqual({
    until: NOON,
    today: { order: 1, destruction: 2 },
    yesterday: { order: 3, destruction: 4 },
    lastWeek: { order: 0, destruction: 0 },
  });
  const until = (days: number) => ({ time: { gte: TODAY - days * DAY, lt: NOON - days * DAY } });
  const ZEALOT = expect.arrayContaining(['ZEALOT']);
  expect(asked.GetKillsToday).toEqual([
    {
      order: { ...until(0), killerCareer: { in: ORDER } },
      destruction: { ...until(0), killerCareer: { in: ZEALOT } },
      orderYesterday: { ...until(1), killerCareer: { in: ORDER } },
      destructionYesterday: { ...until(1), killerCareer: { in: ZEALOT } },
      orderLastWeek: { ...until(7), killerCareer: { in: ORDER } },
      destructionLastWeek: { ...until(7), killerCareer: { in: ZEALOT } },
    },
  ]);
});

const killIn = (zoneId: number, career = 'ZEALOT') => ({
  position: { zoneId, zone: { id: String(zoneId), name: `Zone ${zoneId}` } },
  attackers: [{ character: { career }, damagePercent: 100 }],
});
const front = (totalCount: number, ...nodes: object[]) => ({
  kills: { totalCount, nodes },
  scenarios: count(9),
});

it('finds the front by the kills of two hours, where these are all', async () => {
  const asked = answering({ GetFront: front(3, killIn(6), killIn(7), killIn(6, 'SLAYER')) });
  expect((await getFront(NOW)).data).toEqual({
    zones: [
      { id: '6', name: 'Zone 6', order: 1, destruction: 1 },
      { id: '7', name: 'Zone 7', order: 0, destruction: 1 },
    ],
    others: 0,
    kills: 3,
    of: 3,
    inScenarios: 9,
  });
  const hours = { gte: NOON - 7_200, lt: NOON + 60 };
  const [where, inScenarios] = [null, undefined].map(() => ({ time: hours, instanceId: expect.anything() }));
  expect(asked.GetFront).toEqual([{ where, inScenarios, first: 100 }]);
  answering({ GetFront: { kills: null, scenarios: null } });
  const nothing = { zones: [], others: 0, kills: 0, of: 0, inScenarios: 0 };
  expect((await getFront(NOW)).data).toEqual(nothing);
});

it('counts the kills of twelve zones of a front with more kills than are listed', async () => {
  const zones = Array.from({ length: 14 }, (_, n) => killIn(n + 1));
  const counted = ({ zoneId, killerCareer }: KillFilterInput) =>
    killerCareer?.in?.includes('SLAYER') ? Number(zoneId?.eq) : 100 + Number(zoneId?.eq);
  const asked = answering({ GetFront: front(500, ...zones), CountManyKills: countingMany(counted) });
  const { data } = await getFront(NOW);
  expect([data.zones.length, data.others, data.kills, data.of]).toEqual([12, 2, 500, 14]);
  const orders = data.zones.map(({ order }) => order);
  expect(orders).toEqual(orders.toSorted((one, other) => other - one));
  expect(data.zones[0]).toEqual({ id: '14', name: 'Zone 14', order: 14, destruction: 114 });
  expect(asked.CountManyKills).toHaveLength(1);
});

it('counts who fights, of all tiers or one', async () => {
  const asked = answering({ GetFighters: { fighters: { order: 4 } } });
  const list = (query: Record<string, string>) => listAddress('/war', query, WAR_FILTER);
  expect((await getFighters(NOW, list({}))).data).toEqual({ order: 4 });
  await getFighters(NOW, list({ tier: '4' }));
  expect(asked.GetFighters).toEqual([
    { until: NOON, tier: null },
    { until: NOON, tier: 4 },
  ]);
});

it('lists the battles that go on', async () => {
  const nodes = [NOON, NOON - 900, NOON - 901].map((endTime) => ({ endTime }));
  const asked = answering({ GetBattles: { battles: { nodes } } });
  expect((await listRunningBattles(NOW)).data).toEqual(nodes.slice(0, 2));
  expect(asked.GetBattles).toEqual([{ first: 10, where: {} }]);
  answering({ GetBattles: { battles: null } });
  expect((await listRunningBattles(NOW)).data).toEqual([]);
});

it('counts the results of the last hour', async () => {
  const nodes = [{ scenario: { id: '7', name: 'Nordenwatch' }, winner: 0, points: [500, 200] }];
  const asked = answering({ GetRuns: { scenarios: { nodes } } });
  expect((await getRecentResults(NOW)).data).toEqual([
    { name: 'Nordenwatch', runs: 1, order: 1, destruction: 0 },
  ]);
  expect(asked.GetRuns).toEqual([{ where: { endTime: { gte: NOON - 3600 } }, first: 100 }]);
  answering({ GetRuns: { scenarios: null } });
  expect((await getRecentResults(NOW)).data).toEqual([]);
});

const event = (name: string, startTime: number) => ({
  __typename: 'LiveEvent',
  name,
  startTime,
  endTime: null,
});
afterEach(() => {
  registerArchive(undefined);
  vi.useRealTimers();
});

it('lists events, those of an archive among them where one is kept', async () => {
  const names = async () => (await listEvents(NOW)).data.map(({ name, state }) => `${name}: ${state}`);
  const GetEvents = { events: [event('Keg Week', NOON)] };
  answering({ GetEvents });
  expect(await names()).toEqual(['Keg Week: Running']);
  registerArchive({
    ask: () => Promise.reject(new Error('not asked')),
    span: () => null,
    reachOf: () => undefined,
  });
  const asked = answering({ GetEvents, GetBegunEvents: { begunEvents: [event('Old Week', NOON - DAY)] } });
  expect(await names()).toEqual(['Keg Week: Running', 'Old Week: Past']);
  expect(asked.GetBegunEvents).toEqual([{ until: NOON }]);
  answering({ GetEvents });
  expect(await names()).toEqual(['Keg Week: Running']);
  registerArchive(undefined);
  answering({}, () => false);
  expect(await names()).toEqual([]);
});

const SHARED = { sharedBy: 1, kills: 9, deaths: 1 };
const standing = (rank: number) => ({
  ...SHARED,
  rank,
  character: { id: `${rank}` },
  guild: { id: `${rank}` },
});
const SIX = Array.from({ length: 6 }, (_, n) => standing(n + 1));
const BOARDS = {
  GetWeeklyLeaderboard: { weeklyKillLeaderboard: SIX },
  GetWeeklyDeaths: { weeklyKillLeaderboard: [standing(7)] },
  GetWeeklyGuildLeaderboard: { weeklyGuildKillLeaderboard: SIX },
};

it('lists the best five of a period, and those with the most deaths where the API orders by them', async () => {
  answering(BOARDS);
  const { data } = await getBestPlayers(week, NOW);
  expect(data.killers.map(({ place }) => place)).toEqual([1, 2, 3, 4, 5]);
  expect(data.killers[0]).toEqual({ ...SHARED, place: 1, owner: { id: '1' } });
  expect(data.victims).toEqual([{ ...SHARED, place: 7, owner: { id: '7' } }]);
  expect((await getBestGuilds(week, NOW)).data).toHaveLength(5);
  answering(BOARDS, (coordinate) => coordinate !== 'Query.weeklyKillLeaderboard(order:)');
  expect((await getBestPlayers(week, NOW)).data.victims).toBeNull();
});

it('asks the boards of a month', async () => {
  const asked = answering({
    GetMonthlyLeaderboard: { monthlyKillLeaderboard: SIX },
    GetMonthlyDeaths: { monthlyKillLeaderboard: [] },
  });
  const { data } = await getBestPlayers({ unit: 'month', year: 2026, month: 10 }, NOW);
  expect([data.killers.length, data.victims]).toEqual([5, []]);
  expect(asked.GetMonthlyDeaths).toEqual([{ year: 2026, month: 10 }]);
});

it('counts the kills and deaths of careers, the most kills first', async () => {
  const counted = ({ killerCareer, victimCareer }: KillFilterInput) =>
    killerCareer?.eq === 'MAGUS'
      ? 8
      : victimCareer?.eq === 'MAGUS'
        ? 3
        : killerCareer?.eq === 'CHOPPA'
          ? 9
          : 0;
  const asked = answering({ CountManyKills: countingMany(counted) });
  const { loaded, fresh } = await onPage(() => sumCareers(week, NOW));
  expect(loaded.data).toHaveLength(24);
  expect(loaded.data.slice(0, 2)).toEqual([
    { career: 'CHOPPA', kills: 9, deaths: 0 },
    { career: 'MAGUS', kills: 8, deaths: 3 },
  ]);
  expect(asked.CountManyKills).toMatchObject([{ where1: { time } }, { where1: { time } }]);
  expect(fresh).toBe(60_000);
});

const pair = (one: string, other: string) => ({
  ...SHARED,
  one: { career: one },
  other: { career: other },
  rank: 2,
});

it('lists the pairs with the most kills on each other, the one of Order first', async () => {
  const asked = answering({
    GetKillPairs: { killPairs: [pair('SLAYER', 'MAGUS'), pair('MAGUS', 'SLAYER')] },
  });
  const sides = [{ career: 'SLAYER' }, { career: 'MAGUS' }];
  expect((await listTopFeuds(week, NOW)).data).toEqual([
    { place: 2, sharedBy: 1, sides, kills: [9, 1] },
    { place: 2, sharedBy: 1, sides, kills: [1, 9] },
  ]);
  expect(asked.GetKillPairs).toEqual([{ where: { time }, most: 5 }]);
  answering({ GetKillPairs: { killPairs: null } });
  expect((await listTopFeuds(week, NOW)).data).toBeNull();
  answering({}, () => false);
  expect((await listTopFeuds(week, NOW)).data).toBeNull();
});

it.each([
  [MONDAY, 5, 1],
  [MONDAY + 1, undefined, undefined],
])(
  'asks no deaths and pairs of a week that an archive since %i has a part of',
  async (since, deaths, pairs) => {
    const data = { killPairs: [pair('SLAYER', 'MAGUS')], weeklyKillLeaderboard: SIX };
    const span = { since, readAt: NOON } as never;
    registerArchive({ ask: async () => ({ data, errors: [] }), span: () => span, reachOf: () => undefined });
    answering(BOARDS, (coordinate) => !/killPairs|order/.test(coordinate));
    expect((await getBestPlayers(week, NOW)).data.victims?.length).toBe(deaths);
    expect((await listTopFeuds(week, NOW)).data?.length).toBe(pairs);
  },
);

it('shows the kills of a zone in thirty days, and a page without any for a zone with a name', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const asked = answering({
    GetZoneHeatmap: ({ zoneId }: { readonly zoneId: string }) => ({
      killsHeatmap: zoneId === '6' ? [{ x: 1 }] : [],
      kills: zoneId === '7' ? count(5) : null,
    }),
  });
  const data = async (id: string) => (await ZONE_HEATMAP.get(id)).data;
  expect(await data('6')).toEqual({ points: [{ x: 1 }], kills: 0 });
  expect(await data('7')).toEqual({ points: [], kills: 5 });
  expect(await data('8')).toEqual({ points: [], kills: 0 });
  expect(await data('65535')).toBeNull();
  expect((await getZoneKills('8')).data).toBe(false);
  expect((await getZoneKills('65535')).data).toBe(false);
  expect((await getZoneKills('7')).data).toEqual({ points: [], kills: 5 });
  const from = TODAY - 30 * DAY;
  expect(asked.GetZoneHeatmap?.[0]).toEqual({
    zoneId: '6',
    from,
    where: { zoneId: { eq: 6 }, time: { gte: from } },
  });
  expect(['65535', '65536'].map((id) => ZONE_HEATMAP.idOf({ id }))).toEqual(['65535', null]);
  vi.useRealTimers();
  answering({});
  expect([(await getZoneKills('6')).data, (await latestInZone('6')).data]).toEqual([false, false]);
});

it('lists the zones with a heatmap', async () => {
  const asked = answering({ CountManyKills: countingMany(({ zoneId }) => (zoneId?.eq === 6 ? 1 : 0)) });
  expect(await listZonesWithHeatmap(NOW)).toEqual(['6']);
  expect(asked.CountManyKills?.[0]).toMatchObject({ where1: { time: { gte: TODAY - 30 * DAY } } });
});

it('loads the records of the war of known kinds, and the marks of a fighter', async () => {
  const records = [{ kind: 'HOUR' }, { kind: 'MINUTE' }];
  const asked = answering({
    GetFeats: { warRecords: { best: records, clears: records, months: records } },
  });
  const list = listAddress('/records', { of: 'SLAYER' }, FEATS_FILTER);
  const [known] = records;
  expect((await getFeats(NOW, list)).data).toEqual({ best: [known], clears: [known], months: [known] });
  expect(asked.GetFeats).toEqual([{ group: 'SLAYER', since: Date.UTC(2025, 10) / 1000 }]);
  answering({ GetFeats: { warRecords: null }, GetMarksOfHonour: { warRecords: null } });
  expect((await getFeats(NOW, list, 2)).data).toBeNull();
  expect((await getMarks({ characterId: '7' })).data).toEqual([]);
  const held = {
    kind: 'HOUR',
    group: 'ALL',
    place: 1,
    value: 8,
    start: NOON,
    end: NOON + 3600,
    character: { id: '7', name: 'A' },
  };
  answering({ GetMarksOfHonour: { warRecords: { records: [held, ...records.slice(1)] } } });
  expect((await getMarks({ characterId: '7' })).data).toMatchObject([
    { text: expect.stringContaining('8 kills') },
  ]);
  answering({}, () => false);
  expect((await getMarks({ characterId: '7' })).data).toEqual([]);
});

it('has pages about careers where the API counts them', async () => {
  answering({});
  expect([CAREER.idOf({ career: 'white-lion' }), CAREERS.idOf({})]).toEqual(['WHITE_LION', 'ALL']);
  expect((await CAREER.get('WHITE_LION')).data).toEqual({ career: 'WHITE_LION', name: 'White Lion' });
  expect((await CAREERS.get('ALL')).data?.name).toBe('Careers');
  answering({}, () => false);
  expect((await CAREERS.get('ALL')).data).toBeNull();
});

it('loads the figures of careers until today, of level 40 where no levels are chosen', async () => {
  vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
  const asked = answering({
    GetCareers: { careerStatistics: { fighters: [], rates: [], kills: [], pairs: [] } },
  });
  const list = (query: Record<string, string>) => listAddress('/careers', query, CAREERS_FILTER);
  expect((await getCareers('ALL', list({}))).data).toMatchObject({ notes: { levels: 'level 40' } });
  expect((await getCareers('ALL', list({ by: 'week', level: '16' }))).data.notes.levels).toBe(
    'levels 16 to 31',
  );
  expect(asked.GetCareers).toEqual([
    { weekly: false, level: 0, until: TODAY, rateLevel: 40 },
    { weekly: true, level: 16, until: TODAY, rateLevel: 16 },
  ]);
});

it('lists the ten best of a career by the figure that it is there for', async () => {
  const rows = Array.from({ length: 30 }, (_, n) => ({ ...standing(n + 1), runs: 9 }));
  const asked = answering({ GetScenarioLeaderboard: { scenarioLeaderboard: rows } });
  const { board, list } = (await bestOfCareer('ZEALOT')).data;
  expect([board.rows.length, board.pageInfo.hasNextPage, list.params.by]).toEqual([10, false, 'healing']);
  const variables = { measure: 'HEALING', perMinute: true, minRuns: 10, careers: ['ZEALOT'] };
  expect(asked.GetScenarioLeaderboard).toEqual([variables]);
});

it('invents four patches a year in the sample world', () => {
  expect(gamePatches(NOW).map(({ date }) => date)).toEqual([
    '2026-01-10',
    '2026-04-10',
    '2026-07-10',
    '2026-10-10',
  ]);
});
