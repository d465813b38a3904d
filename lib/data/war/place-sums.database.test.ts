import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import { directly } from '#graphql/testing/direct-api.ts';
import { plainBoard } from '#graphql/testing/truth/board-truth.ts';
import { type CountedKill, mostFrequent } from '#graphql/testing/truth/every-kill.ts';
import { registerArchive } from '#lib/api/site-archive.ts';
import { isOpenZone } from '#lib/game/places/war-zones.ts';
import { realmOfKiller } from '#lib/url/testing/kill-truth.ts';

import { type PlainWar, plainWar } from '../testing/plain-war.ts';
import { openSummingApi, STATE } from '../testing/summing-api.ts';

vi.mock('server-only', () => ({}));
const places = await import('./places.ts');

const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
const WEEK = 7 * DAY;
/** The first Monday of 1970, on whose hours weeks begin. */
const MONDAY = 4 * DAY;
const LENGTHS = { hours: 2 * HOUR, day: DAY, week: WEEK, month: 30 * DAY } as const;
const ZONES = 12;

/** The sources of a site: its own database, a state of the game's API, and that state with an archive beside it. */
const SOURCES: readonly (readonly [name: string, state: typeof STATE, hasArchive: boolean])[] = STATE
  ? [['a remote API', STATE, false]]
  : [
      ['the own database', undefined, false],
      ['a remote API', '2026-04', false],
      ['a remote API and an archive', '2026-04', true],
    ];

const isReal = ({ killer, victim }: CountedKill) => killer !== victim;

function sidesOf(kills: readonly CountedKill[]) {
  const real = kills.filter(isReal);
  const order = real.filter((kill) => realmOfKiller(kill) === 'ORDER').length;
  return { order, destruction: real.length - order };
}

const fightersOf = (kills: readonly CountedKill[]) =>
  new Set(
    kills.flatMap((kill) => [
      kill.victim,
      ...(isReal(kill) ? [kill.killer, ...kill.helpers.map(({ id }) => id)] : []),
    ]),
  ).size;

function quantile(sorted: readonly number[], at: number): number {
  const place = (sorted.length - 1) * at;
  const low = sorted[Math.floor(place)] ?? 0;
  return low + ((sorted[Math.ceil(place)] ?? 0) - low) * (place % 1);
}

/** The board of a zone, of which 30 rows are listed. */
const boardOf = (ids: readonly (string | null)[]) => plainBoard(ids).slice(0, 30);

/** The kills of a zone by span, counted one by one. */
function truthOf({ kills }: PlainWar, zone: number) {
  const own = kills.filter((kill) => kill.zone === zone);
  const begin = Math.min(...kills.map(({ time }) => time));
  const within = (from: number, to: number) => own.filter(({ time }) => time >= from && time < to);
  return {
    within,
    usual(from: number, to: number) {
      const step = Math.max(1, Math.ceil((to - from - MINUTE) / WEEK)) * WEEK;
      const counts = Array.from({ length: 8 }, (_, n) => (n + 1) * step)
        .filter((before) => from - before >= begin)
        .map((before) => within(from - before, to - before).filter(isReal).length)
        .toSorted((one, other) => one - other);
      const at = (part: number) => (counts.length < 3 ? null : quantile(counts, part));
      return { spans: counts.length, low: at(0.25), median: at(0.5), high: at(0.75) };
    },
    hours(end: number) {
      return Array.from({ length: 168 }, (_, of) => {
        const starts = Array.from({ length: 8 * 168 }, (__, n) => end - (n + 1) * HOUR).filter(
          (start) => ((((start - MONDAY) / HOUR) % 168) + 168) % 168 === of,
        );
        const all = starts.flatMap((start) => within(start, start + HOUR));
        const known = starts.filter((start) => start >= begin);
        const kills = known
          .map((start) => within(start, start + HOUR).filter(isReal).length)
          .toSorted((one, other) => one - other);
        const usual = kills.length < 3 ? null : quantile(kills, 0.5);
        return { hour: of, ...sidesOf(all), weeks: known.length, usual };
      });
    },
  };
}

/** Moments within an hour, and on the borders of an hour, a day and a week. */
function momentsOf({ now }: PlainWar): readonly Date[] {
  const latest = Math.floor(now.getTime() / 1_000);
  return [
    latest,
    Math.floor(latest / HOUR) * HOUR,
    Math.floor(latest / DAY) * DAY,
    Math.floor((latest - MONDAY) / WEEK) * WEEK + MONDAY,
  ].map((second) => new Date(second * 1_000));
}

describe.each(SOURCES)('the zones of %s', (_, state, hasArchive) => {
  let api: Awaited<ReturnType<typeof openSummingApi>>;
  let war: PlainWar;
  let zones: readonly number[];
  const counts = state === undefined || hasArchive;

  beforeAll(async () => {
    api = await openSummingApi(state);
    war = await plainWar(api.sql);
    zones = mostFrequent(war.kills.map(({ zone }) => String(zone)))
      .slice(0, ZONES)
      .map(Number);
    if (hasArchive) registerArchive({ ask: directly(api.sql), span: () => null, reachOf: () => undefined });
  });
  afterAll(() => {
    registerArchive(undefined);
    return api.close();
  });

  it(`has the kills of ${ZONES} zones that a plain count has`, async () => {
    expect(zones).toHaveLength(ZONES);
    for (const now of momentsOf(war)) {
      const minute = Math.floor(now.getTime() / 1_000 / MINUTE) * MINUTE;
      const today = now.toISOString().slice(0, 10) as `${number}-${number}-${number}`;
      const start = Date.parse(today) / 1_000;
      const spans = [
        ...(['hours', 'day', 'week', 'month'] as const).map(
          (span) => [span, minute - LENGTHS[span], minute + MINUTE] as const,
        ),
        [today, start, minute + MINUTE] as const,
      ];
      for (const zone of zones) {
        const truth = truthOf(war, zone);
        const id = String(zone);
        for (const [span, from, to] of spans) {
          const what = `zone ${id}, ${span} until ${now.toISOString()}`;
          const own = truth.within(from, to);
          const sides = sidesOf(own);
          const total = sides.order + sides.destruction;
          const heat = (await places.getZoneHeat(id, span, now)).data;
          expect.soft(heat.kills, `heat of ${what}`).toBe(total);
          const found = (await places.getZoneWar(id, span, now)).data;
          const map = (await places.getZoneKillMap(id, span, now)).data;
          const fallen = (await places.listFallen(id, span, now)).data;
          if (!counts) {
            expect(found).toBe(false);
            expect(map.areas).toEqual([]);
            expect(fallen).toBe(false);
            continue;
          }
          expect.soft(found, what).toMatchObject({
            ...sides,
            fighters: to - from > DAY + MINUTE ? null : fightersOf(own),
            usual: truth.usual(from, to),
          });
          // The layers of the map add up to its total.
          const inAreas = map.areas.reduce((sum, { kills }) => sum + kills, 0);
          expect.soft(map.areas.length === 0 ? total : inAreas, `areas of ${what}`).toBe(total);
          expect
            .soft(
              map.points.reduce((sum, { count }) => sum + count, 0),
              `map of ${what}`,
            )
            .toBe(total);
          if (fallen !== false) {
            const inBattles = fallen.battles.reduce((sum, row) => sum + row.order + row.destruction, 0);
            expect.soft(inBattles, `battles of ${what}`).toBe(total);
          }
        }
      }
    }
  });

  it.runIf(counts)(`has the hours and days of ${ZONES} zones that a plain count has`, async () => {
    for (const now of momentsOf(war)) {
      const until = Math.floor(now.getTime() / 1_000 / MINUTE) * MINUTE + MINUTE;
      for (const zone of zones) {
        const truth = truthOf(war, zone);
        const what = `zone ${zone} until ${now.toISOString()}`;
        const hours = (await places.getZoneHours(String(zone), now)).data || [];
        const plain = truth.hours(Math.floor(until / HOUR) * HOUR);
        expect.soft(hours, `hours of ${what}`).toEqual(plain);
        const days = (await places.listZoneDays(String(zone), now)).data;
        const first = Math.floor((until - 90 * DAY) / DAY) * DAY;
        const last = Math.floor(until / DAY) * DAY;
        const plainDays = Array.from({ length: (last - first) / DAY + 1 }, (__, n) => first + n * DAY)
          .map((day) =>
            Object.assign(sidesOf(truth.within(day, day + DAY)), {
              day: new Date(day * 1_000).toISOString().slice(0, 10),
            }),
          )
          .filter(({ order, destruction }) => order + destruction > 0);
        expect.soft(days, `days of ${what}`).toEqual(plainDays);
      }
    }
  });

  it(`has the leaders of ${ZONES} zones that a plain count has`, async () => {
    const months = momentsOf(war).flatMap((now) =>
      [0, 1, 2].map((back) => {
        const month = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - back))
          .toISOString()
          .slice(0, 7);
        return { now, month, asked: back === 0 ? 'this' : month };
      }),
    );
    for (const zone of zones) {
      const own = war.kills.filter((kill) => kill.zone === zone && isReal(kill));
      for (const { now, month, asked } of months) {
        const leaders = (await places.getZoneLeaders(String(zone), asked, now)).data;
        if (!counts) {
          expect(leaders).toBe(false);
          continue;
        }
        const fallen = own.filter(({ time }) => new Date(time * 1_000).toISOString().startsWith(month));
        const what = `zone ${zone} in ${month}`;
        const { players, guilds } = leaders || { players: [], guilds: [] };
        const ofPlayers = players.map(({ character, ...row }) => Object.assign(row, { id: character.id }));
        const ofGuilds = guilds.map(({ guild, ...row }) => Object.assign(row, { id: guild?.id }));
        expect.soft(ofPlayers, `players of ${what}`).toEqual(boardOf(fallen.map(({ killer }) => killer)));
        expect
          .soft(ofGuilds, `guilds of ${what}`)
          .toEqual(boardOf(fallen.map(({ killerGuild }) => killerGuild)));
      }
    }
  });

  it(`has the battles of ${ZONES} zones that a plain count has`, async () => {
    const battles = await api.sql<{ id: string; zone: number; start: number; kills: number }[]>`
      select id::text, zone_id as zone, start_time as start, kills from battle`;
    expect(battles.some(({ zone }) => zones.includes(zone))).toBe(true);
    for (const now of momentsOf(war)) {
      const until = Math.floor(now.getTime() / 1_000 / MINUTE) * MINUTE + MINUTE;
      for (const span of ['hours', 'day', 'week', 'month'] as const) {
        const length = LENGTHS[span];
        for (const zone of zones) {
          const found = (await places.listZoneBattles(String(zone), span, now)).data;
          expect(found === false).toBe(!counts || !isOpenZone(String(zone)));
          if (found === false) continue;
          const own = battles.filter(
            ({ zone: of, start }) => of === zone && start >= until - length - MINUTE && start < until,
          );
          expect
            .soft(found.battleSums, `battles of zone ${zone}, ${span} until ${now.toISOString()}`)
            .toMatchObject({
              battles: own.length,
              kills: own.reduce((sum, { kills }) => sum + kills, 0),
            });
        }
      }
    }
  });
});
