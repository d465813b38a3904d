import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import { type CountedKill, everyKill } from '#graphql/testing/truth/every-kill.ts';
import type { TestApi } from '#graphql/testing/test-api.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import { periodOf, periodSpan } from '#lib/game/boards/board-period.ts';
import { zoneWindowStart } from '#lib/game/places/heatmap.ts';
import { NAMED_ZONES } from '#lib/game/places/zones.ts';
import { CAREERS } from '#lib/game/players/careers.ts';

vi.mock('server-only', () => ({}));
const { getFront, getKillsToday, getNewestBigSkirmish } = await import('./war.ts');
const { listZonesWithHeatmap } = await import('./heatmaps.ts');
const { getBestPlayers, listTopFeuds, sumCareers } = await import('./score-sheet.ts');

const DAY = 86_400;

let api: TestApi;
let everything: readonly CountedKill[];
/** The time of the newest kill. */
let now: Date;
beforeAll(async () => {
  api = await registerTestApi();
  everything = await everyKill(api.sql);
  now = new Date(Math.max(...everything.map(({ time }) => time)) * 1000);
});
afterAll(() => api.close());

const within = (gte: number, lt: number) => everything.filter(({ time }) => time >= gte && time < lt);

const countOf = (kills: readonly CountedKill[], isCounted: (kill: CountedKill) => boolean) =>
  kills.filter(isCounted).length;

/** A slow machine may take longer than a visitor waits. */
const patiently = <Data>(ask: () => Promise<Data>) => vi.waitFor(ask, { timeout: 60_000 });

const balanceOf = (kills: readonly CountedKill[]) => ({
  order: countOf(kills, ({ killerCareer }) => CAREERS[killerCareer].realm === 'ORDER'),
  destruction: countOf(kills, ({ killerCareer }) => CAREERS[killerCareer].realm === 'DESTRUCTION'),
});

it('counts the kills of three days until the same minute', async () => {
  let counted = 0;
  for (const hours of [0, 3, 9, 15, 40]) {
    const { data } = await patiently(() => getKillsToday(new Date(now.getTime() - hours * 3_600_000)));
    const start = data.until - (data.until % DAY);
    const daysAgo = (days: number) => balanceOf(within(start - days * DAY, data.until - days * DAY));
    expect(data).toMatchObject({ today: daysAgo(0), yesterday: daysAgo(1), lastWeek: daysAgo(7) });
    expect(data.until % 60).toBe(0);
    counted += data.today.order + data.yesterday.destruction + data.lastWeek.order;
  }
  expect(counted).toBeGreaterThan(0);
});

it.each([0, 1, 2, 3, 5, 8, 13])('finds the front as it was %i days before', async (days) => {
  const then = new Date(now.getTime() - days * DAY * 1000);
  const { data } = await patiently(() => getFront(then));
  // Later kills are of the future then.
  const minute = Math.floor(then.getTime() / 60_000) * 60;
  const all = within(minute - 7_200, minute + 60);
  const kills = all.filter(({ inScenario }) => !inScenario);
  expect(data.inScenarios).toBe(all.length - kills.length);
  expect(data.kills).toBe(kills.length);
  expect(data.of).toBe(Math.min(100, kills.length));
  if (kills.length <= data.of)
    expect([data.zones.length, data.others]).toEqual([new Set(kills.map(({ zone }) => zone)).size, 0]);
  expect(data.zones.length > 0).toBe(kills.length > 0);
  for (const { id, name, ...sides } of data.zones) {
    expect(sides, name).toEqual(balanceOf(kills.filter(({ zone }) => zone === Number(id))));
  }
  const sizes = data.zones.map(({ order, destruction }) => order + destruction);
  expect(sizes).toEqual(sizes.toSorted((one, other) => other - one));
});

it('finds a skirmish of many players', async () => {
  const { data } = await patiently(() => getNewestBigSkirmish());
  expect(data.skirmish?.numberOfPlayers ?? 48).toBeGreaterThanOrEqual(48);
});

it('sums up every career of a period', async () => {
  const period = periodOf('month', now);
  const { gte, lt } = periodSpan(period);
  const kills = within(gte, lt);
  const { data } = await patiently(() => sumCareers(period, now));
  expect(data).toHaveLength(24);
  for (const { career, ...sums } of data) {
    expect(sums, career).toEqual({
      kills: countOf(kills, ({ killerCareer }) => killerCareer === career),
      deaths: countOf(kills, ({ victimCareer }) => victimCareer === career),
    });
  }
  expect(data.reduce((sum, row) => sum + row.kills, 0)).toBe(kills.length);
});

/** The kills of a period by what tells them, the most first. */
function ranked(kills: readonly CountedKill[], keyOf: (kill: CountedKill) => string) {
  const counts = new Map<string, number>();
  for (const kill of kills) counts.set(keyOf(kill), (counts.get(keyOf(kill)) ?? 0) + 1);
  return [...counts.values()].toSorted((one, other) => other - one);
}

const placeIn = (counts: readonly number[], count: number) => ({
  place: counts.indexOf(count) + 1,
  sharedBy: counts.filter((other) => other === count).length,
});

it.each(['week', 'month'] as const)(
  'finds the pairs with the most kills on each other in a %s',
  async (unit) => {
    const period = periodOf(unit, now);
    const { gte, lt } = periodSpan(period);
    const kills = within(gte, lt);
    const { data } = await patiently(() => listTopFeuds(period, now));
    const on = (killer: string, victim: string) =>
      countOf(kills, (kill) => kill.killer === killer && kill.victim === victim);
    const pairs = ranked(kills, ({ killer, victim }) => [killer, victim].toSorted().join(' '));
    expect(data?.map(({ kills: [forth, back] }) => forth + back)).toEqual(pairs.slice(0, 5));
    for (const { place, sharedBy, sides, kills: counted } of data ?? []) {
      const [one, other] = sides;
      expect(counted).toEqual([on(one.id, other.id), on(other.id, one.id)]);
      expect({ place, sharedBy }).toEqual(placeIn(pairs, counted[0] + counted[1]));
      expect(sides.map(({ career }) => CAREERS[career].realm)).toEqual(['ORDER', 'DESTRUCTION']);
    }
  },
);

it.each(['week', 'month'] as const)('finds the players with the most deaths in a %s', async (unit) => {
  const period = periodOf(unit, now);
  const { gte, lt } = periodSpan(period);
  const deaths = ranked(within(gte, lt), ({ victim }) => victim);
  const { data } = await patiently(() => getBestPlayers(period, now));
  expect(data.victims?.map((row) => row.deaths)).toEqual(deaths.slice(0, 5));
  for (const { place, sharedBy, deaths: counted } of data.victims ?? []) {
    expect({ place, sharedBy }).toEqual(placeIn(deaths, counted));
  }
});

it('finds every named zone in which players fell in the last 30 days', async () => {
  const recent = everything.filter(({ time }) => time >= zoneWindowStart(now));
  const fell = new Set(recent.map(({ zone }) => String(zone)));
  const zones = await patiently(() => listZonesWithHeatmap(now));
  expect(zones).toEqual(NAMED_ZONES.filter((id) => fell.has(id)));
  expect(zones.length).toBeGreaterThan(0);
});

it('leaves out of a score sheet what an API does not count', async () => {
  vi.resetModules();
  vi.doMock('#lib/api/offered.ts', () => ({ whatIsOffered: async () => () => false }));
  const [{ deathStandings }, sheet] = [
    await import('../player/board-standings.ts'),
    await import('./score-sheet.ts'),
  ];
  vi.doUnmock('#lib/api/offered.ts');
  expect((await deathStandings(periodOf('month', now), now)).data).toBeNull();
  expect((await sheet.listTopFeuds(periodOf('month', now), now)).data).toBeNull();
});
