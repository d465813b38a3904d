import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

import type { TestApi } from '#graphql/testing/test-api.ts';
import { registerTestApi } from '#lib/api/testing/registered-test-api.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { activityWeeks } from '#lib/game/overview/activity.ts';
import { victimsOf } from '#lib/game/overview/foes.ts';
import { isWhole } from '#lib/game/overview/kill-sample.ts';
import { memberSums } from '#lib/game/overview/member-sums.ts';
import { zonesFought } from '#lib/game/overview/zones-fought.ts';
import { parseFilter } from '#lib/url/filter.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';

vi.mock('server-only', () => ({}));
const { getActivity } = await import('./activity.ts');
const { getBoardPlaces } = await import('./board-places.ts');
const { sampleKills } = await import('./kill-samples.ts');

interface KillRow {
  readonly time: number;
  readonly zone: string;
  readonly solo: boolean;
  readonly killer: string;
  readonly victim: string;
  readonly killerGuild: string | null;
  readonly victimGuild: string | null;
}

const WEEK = 7 * 86_400;

let api: TestApi;
let kills: readonly KillRow[];
let now: Date;
/** The liveliest players and guilds, some in the middle, and one who never fought. */
let players: readonly string[];
let guilds: readonly string[];

beforeAll(async () => {
  api = await registerTestApi();
  kills = await api.sql<KillRow[]>`
    select time, zone_id::text as zone, solo, killer_id::text as killer, victim_id::text as victim,
           killer_guild_id::text as "killerGuild", victim_guild_id::text as "victimGuild"
    from kill order by time desc, id desc`;
  now = new Date((kills[0]?.time ?? 0) * 1000);
  players = [...some(kills.map(({ killer }) => killer)), '999999'];
  guilds = some(kills.flatMap(({ killerGuild }) => killerGuild ?? []));
});
afterAll(() => api.close());

/** The three with the most, and three from the rest. */
function some(ids: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  const ranked = [...counts].toSorted(([, one], [, other]) => other - one).map(([id]) => id);
  const rest = [0.2, 0.5, 0.9].map((share) => Math.floor(share * (ranked.length - 1)));
  return [...new Set([0, 1, 2, ...rest])].flatMap((at) => ranked[at] ?? []);
}

const fighters = (): readonly Fighter[] => [
  ...players.map((characterId) => ({ characterId })),
  ...guilds.map((guildId) => ({ guildId })),
];
const isBy = (whose: Fighter, { killer, killerGuild }: KillRow) =>
  'characterId' in whose ? killer === whose.characterId : killerGuild === whose.guildId;
const isOf = (whose: Fighter, { victim, victimGuild }: KillRow) =>
  'characterId' in whose ? victim === whose.characterId : victimGuild === whose.guildId;
const countOf = <Row>(rows: readonly Row[], isMeant: (row: Row) => boolean) => rows.filter(isMeant).length;

describe('the sums of players and guilds', () => {
  it('are plain counts of all kills, and the newest records', async () => {
    for (const whose of fighters()) {
      const { data } = await sampleKills(whose, now);
      const [own, deaths] = [
        kills.filter((kill) => isBy(whose, kill)),
        kills.filter((kill) => isOf(whose, kill)),
      ];
      expect([data.kills.total, data.deaths.total]).toEqual([own.length, deaths.length]);
      expect(data.solo).toBe(countOf(own, ({ solo }) => solo));
      expect(data.kills.rows.map(({ time }) => time)).toEqual(own.slice(0, 100).map(({ time }) => time));
      const monday = activityWeeks(now).at(-1) ?? 0;
      expect(data.thisWeek).toEqual({
        kills: countOf(own, ({ time }) => time >= monday),
        deaths: countOf(deaths, ({ time }) => time >= monday),
      });
    }
  });

  it('are of what a filter lets through', async () => {
    const [whose] = fighters();
    if (!whose) throw new Error('Nobody has killed.');
    const { data } = await sampleKills(
      whose,
      now,
      parseFilter(KILL_FILTER, { period: 'thisWeek', soloOnly: 'true' }),
    );
    const monday = activityWeeks(now).at(-1) ?? 0;
    const expected = countOf(kills, (kill) => isBy(whose, kill) && kill.solo && kill.time >= monday);
    expect(data.kills.total).toBe(expected);
    expect(data.solo).toBe(expected);
  });
});

it('activity counts every kill and death once, by day or by week', async () => {
  let weeks = 0;
  for (const whose of fighters()) {
    const { data: spans } = await getActivity(whose, sampleKills(whose, now), now);
    for (const { from, days, kills: killed, deaths } of spans) {
      const inSpan = kills.filter(({ time }) => time >= from && time < from + days * 86_400);
      expect([from, killed, deaths]).toEqual([
        from,
        countOf(inSpan, (kill) => isBy(whose, kill)),
        countOf(inSpan, (kill) => isOf(whose, kill)),
      ]);
    }
    const start = activityWeeks(now)[0] ?? 0;
    const total = countOf(kills, (kill) => isBy(whose, kill) && kill.time >= start);
    expect(spans.reduce((sum, span) => sum + span.kills, 0)).toBe(total);
    expect((spans.at(-1)?.from ?? 0) + WEEK).toBeGreaterThan(now.getTime() / 1000);
    weeks += countOf(spans, ({ days }) => days === 7);
  }
  // Somebody has more records than a page holds.
  expect(weeks).toBeGreaterThan(0);
});

it('prey, zones and members are counted among the records', async () => {
  for (const whose of fighters()) {
    const { data } = await sampleKills(whose, now);
    const own = kills.filter((kill) => isBy(whose, kill)).slice(0, 100);
    for (const { item, count } of victimsOf(data.kills.rows)) {
      expect(count).toBe(countOf(own, ({ victim }) => victim === item.id));
    }
    for (const { id, kills: here } of zonesFought(data, now)) {
      expect(here).toBe(countOf(own, ({ zone }) => zone === id));
    }
    for (const { character, kills: killed, solo } of memberSums(data)) {
      expect(killed).toBe(countOf(own, ({ killer }) => killer === character.id));
      expect(solo).toBe(countOf(own, (kill) => kill.killer === character.id && kill.solo));
    }
    expect(isWhole(data.kills)).toBe(data.kills.total <= 100);
  }
});

it('places are those on the leaderboards', async () => {
  const monday = activityWeeks(now).at(-1) ?? 0;
  const week = new Map<string, number>();
  for (const { killer, time } of kills) {
    if (time >= monday) week.set(killer, (week.get(killer) ?? 0) + 1);
  }
  const [[best = '', most = 0] = []] = [...week].toSorted(([, one], [, other]) => other - one);
  const { data } = await getBoardPlaces({ characterId: best }, now);
  expect(data.week).toMatchObject({ rank: 1, kills: most });
  expect((await getBoardPlaces({ characterId: '999999' }, now)).data).toEqual({ week: null, month: null });
});
