import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ZoneDay, ZoneHour, ZoneLeaders, ZoneWar } from '#graphql/generated/resolvers.ts';
import { Random } from '#graphql/rules/random.ts';
import { testApi, type TestApi } from '#graphql/testing/test-api.ts';
import { plainBoard } from '#graphql/testing/truth/board-truth.ts';
import { openMigratedDatabase, type EmptyDatabase } from '#graphql/testing/world/empty-database.ts';

const HOUR = 3_600;
const DAY = 24 * HOUR;
const WEEK = 7 * DAY;
/** Within an hour, on the border of a day, and of a week. */
const NOWS = ['2026-11-29T20:31:07Z', '2026-11-29T00:00:00Z', '2026-11-30T00:00:00Z'].map(
  (now) => Date.parse(now) / 1000,
);
const LENGTHS = [2 * HOUR + 60, DAY + 60, WEEK + 60, 30 * DAY + 60, 59];

const ZONE_WAR = `query ($zoneId: ID, $from: Long!, $to: Long!) {
  zoneWar(zoneId: $zoneId, from: $from, to: $to) {
    zoneId order destruction fighters mostFighters zone { id } usual { spans low median high }
  }
}`;
const ZONE_HOURS = `query ($zoneId: ID!, $to: Long!) {
  zoneHours(zoneId: $zoneId, to: $to) { hour order destruction weeks usual }
}`;
const ZONE_DAYS = `query ($zoneId: ID!, $from: Long!, $to: Long!) {
  zoneDays(zoneId: $zoneId, from: $from, to: $to) { day order destruction }
}`;
const ZONE_LEADERS = `query ($zoneId: ID!, $year: Int!, $month: Int!) {
  zoneLeaders(zoneId: $zoneId, year: $year, month: $month) {
    players { place sharedBy kills character { id } }
    guilds { place sharedBy kills guild { id } }
  }
}`;

interface Kill {
  readonly time: number;
  readonly zone: number;
  readonly killer: number;
  readonly helper: number | null;
  readonly victim: number;
}

const kills: Kill[] = [];
let database: EmptyDatabase;
let api: TestApi;

/** Even characters are of Destruction, and every third one is in a guild. */
const isOfDestruction = (character: number) => character % 2 === 0;
const guildOf = (character: number) => (character % 3 === 0 ? (character % 4) + 1 : null);

beforeAll(async () => {
  database = await openMigratedDatabase();
  api = testApi(database);
  await database.sql`insert into zone select id, 'Zone ' || id, 'PVP', 4 from generate_series(1, 4) id`;
  await database.sql`insert into "character" select id, 'Name', case when id % 2 = 0 then 'CHOPPA' else 'SLAYER' end, 40, 80
    from generate_series(1, 40) id`;
  const random = new Random('places');
  for (let id = 1; id <= 1_500; id += 1) {
    const before = random.pick([0, 0, random.int(0, 12) * WEEK, random.int(0, 90) * DAY]);
    const time = random.pick(NOWS) - before + random.int(-2 * HOUR, 90);
    const killer = random.int(1, 20);
    const isOwn = random.int(0, 30) === 0;
    const victim = isOwn ? killer : random.int(1, 20);
    const helper = random.int(0, 1) === 0 ? null : random.int(21, 40);
    kills.push({ time, zone: random.int(1, 3), killer, helper, victim });
  }
  const career = (character: number) => (isOfDestruction(character) ? 'CHOPPA' : 'SLAYER');
  const attackers = kills.flatMap(({ time, killer, helper, victim }, index) =>
    [killer, ...(helper === null ? [] : [helper])].map(
      (character, position) =>
        `(${index + 1}, ${position}, ${character}, 40, 80, ${guildOf(character)}, 50, ${time}, ${victim})`,
    ),
  );
  await database.sql.begin(async (sql) => {
    await sql.unsafe(`
      insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
        killer_renown_rank, killer_guild_id, victim_id, victim_career, victim_level, victim_renown_rank) values
      ${kills
        .map(
          ({ time, zone, killer, victim }, index) =>
            `(${index + 1}, ${time}, ${zone}, 1, 1, 0, false, 100, ${killer}, '${career(killer)}', 40, 80, ${guildOf(killer)},
              ${victim}, '${career(victim)}', 40, 80)`,
        )
        .join(', ')}`);
    await sql.unsafe(`
      insert into kill_attacker (kill_id, position, character_id, level, renown_rank, guild_id, damage_percent, time, victim_id)
      values ${attackers.join(', ')}`);
  });
});
afterAll(() => database.close());

const within = (zone: number, from: number, to: number) =>
  kills.filter((kill) => kill.zone === zone && kill.time >= from && kill.time < to);

const real = (found: readonly Kill[]) => found.filter(({ killer, victim }) => killer !== victim);

function sides(found: readonly Kill[]) {
  const all = real(found);
  const destruction = all.filter(({ killer }) => isOfDestruction(killer)).length;
  return { order: all.length - destruction, destruction };
}

const fighters = (found: readonly Kill[]) =>
  new Set(
    found.flatMap(({ killer, helper, victim }) =>
      killer === victim ? [victim] : [killer, victim, ...(helper === null ? [] : [helper])],
    ),
  ).size;

function quantile(sorted: readonly number[], at: number): number {
  const place = (sorted.length - 1) * at;
  const low = sorted[Math.floor(place)] ?? 0;
  return low + ((sorted[Math.ceil(place)] ?? 0) - low) * (place % 1);
}

const first = () => Math.min(...kills.map(({ time }) => time));

function usual(zone: number, from: number, to: number, step: number) {
  const counts = [1, 2, 3, 4, 5, 6, 7, 8]
    .filter((n) => from - n * step >= first())
    .map((n) => real(within(zone, from - n * step, to - n * step)).length)
    .toSorted((one, other) => one - other);
  const of = (at: number) => (counts.length < 3 ? null : quantile(counts, at));
  return { spans: counts.length, low: of(0.25), median: of(0.5), high: of(0.75) };
}

it.each(NOWS.flatMap((now) => LENGTHS.map((length) => [now, length] as const)))(
  'counts the kills of zones as a count of all kills does, and what is usual: until %i, %i seconds',
  async (now, length) => {
    const from = now - length;
    const step = length > WEEK + 60 ? 5 * WEEK : WEEK;
    const { zoneWar } = await api.ask<{ zoneWar: ZoneWar[] }>(ZONE_WAR, { from, to: now });
    for (const found of zoneWar) {
      const zone = found.zoneId;
      const own = within(zone, from, now);
      const hours = Array.from({ length: Math.ceil(length / HOUR) + 1 }, (_, n) => Math.ceil(from / HOUR) + n)
        .filter((hour) => (hour + 1) * HOUR <= now)
        .map((hour) => fighters(within(zone, hour * HOUR, (hour + 1) * HOUR)));
      expect(found).toEqual({
        zoneId: zone,
        zone: { id: String(zone) },
        ...sides(own),
        fighters: length > DAY + 60 ? null : fighters(own),
        mostFighters: Math.max(0, ...hours),
        usual: usual(zone, from, now, step),
      });
      const alone = await api.ask<{ zoneWar: ZoneWar[] }>(ZONE_WAR, { zoneId: String(zone), from, to: now });
      expect(alone.zoneWar).toEqual([found]);
    }
    expect(
      zoneWar.map(({ order, destruction }) => order + destruction).reduce((one, other) => one + other, 0),
    ).toBe([1, 2, 3].reduce((sum, zone) => sum + real(within(zone, from, now)).length, 0));
  },
);

it.each(NOWS)('tells the hours of the week in which a zone is lively: until %i', async (now) => {
  const end = Math.floor(now / HOUR);
  for (const zone of [1, 4]) {
    const { zoneHours } = await api.ask<{ zoneHours: ZoneHour[] }>(ZONE_HOURS, {
      zoneId: String(zone),
      to: now,
    });
    expect(zoneHours.map(({ hour }) => hour)).toEqual(Array.from({ length: 168 }, (_, hour) => hour));
    for (const found of zoneHours) {
      const hours = Array.from({ length: 8 * 168 }, (_, n) => end - 1 - n).filter(
        (hour) =>
          (new Date(hour * HOUR * 1000).getUTCDay() + 6) % 7 === Math.floor(found.hour / 24) &&
          hour % 24 === found.hour % 24,
      );
      const known = hours.filter((hour) => hour * HOUR >= first());
      const counts = known
        .map((hour) => real(within(zone, hour * HOUR, (hour + 1) * HOUR)).length)
        .toSorted((one, other) => one - other);
      const all = hours.flatMap((hour) => within(zone, hour * HOUR, (hour + 1) * HOUR));
      expect(found).toEqual({
        hour: found.hour,
        ...sides(all),
        weeks: known.length,
        usual: known.length < 3 ? null : quantile(counts, 0.5),
      });
    }
  }
});

it('counts a zone that is asked for, where nothing happened', async () => {
  const [now = 0] = NOWS;
  const { zoneWar } = await api.ask<{ zoneWar: ZoneWar[] }>(ZONE_WAR, {
    zoneId: '4',
    from: now - DAY,
    to: now,
  });
  expect(zoneWar).toEqual([
    {
      zoneId: 4,
      zone: { id: '4' },
      order: 0,
      destruction: 0,
      fighters: 0,
      mostFighters: 0,
      usual: usual(4, now - DAY, now, WEEK),
    },
  ]);
  expect(zoneWar[0]?.usual).toMatchObject({ median: 0 });
});

it('lists the days with kills, whose sum is that of the kills', async () => {
  const [now = 0] = NOWS;
  const { zoneDays } = await api.ask<{ zoneDays: ZoneDay[] }>(ZONE_DAYS, {
    zoneId: '1',
    from: now - 200 * DAY,
    to: now + DAY,
  });
  const expected = new Map<string, Kill[]>();
  for (const kill of kills.filter(({ zone }) => zone === 1)) {
    const day = new Date(kill.time * 1000).toISOString().slice(0, 10);
    expected.set(day, [...(expected.get(day) ?? []), kill]);
  }
  expect(zoneDays).toEqual(
    [...expected]
      .map(([day, of]) => Object.assign(sides(of), { day }))
      .filter(({ order, destruction }) => order + destruction > 0)
      .toSorted((one, other) => (one.day < other.day ? -1 : 1)),
  );
});

it.each([8, 9, 10, 11])(
  'lists who has the most kills in month %i, with all who share the tenth place',
  async (month) => {
    const { zoneLeaders } = await api.ask<{ zoneLeaders: ZoneLeaders }>(ZONE_LEADERS, {
      zoneId: '2',
      year: 2026,
      month,
    });
    const [from, to] = [month - 1, month].map((number) => Date.UTC(2026, number) / 1000);
    const board = (idOf: (kill: Kill) => number | null) =>
      plainBoard(real(within(2, from ?? 0, to ?? 0)).map(idOf));
    expect(
      zoneLeaders.players.map(({ character, ...player }) => Object.assign(player, { id: character.id })),
    ).toEqual(board(({ killer }) => killer));
    expect(zoneLeaders.guilds.map(({ guild: _guild, ...guild }) => guild)).toEqual(
      board(({ killer }) => guildOf(killer)).map(({ id: _id, ...guild }) => guild),
    );
  },
);

it('lists 30 of those who share a place, and counts all', async () => {
  await database.sql.begin(async (sql) => {
    await sql`
      insert into kill (id, time, zone_id, x, y, assists, solo, damage_percent, killer_id, killer_career, killer_level,
        killer_renown_rank, victim_id, victim_career, victim_level, victim_renown_rank)
      select 100000 + killer, ${Date.parse('2025-12-31T23:59:59Z') / 1000}, 4, 1, 1, 0, false, 100, killer, 'CHOPPA', 40, 80,
        40, 'SLAYER', 40, 80
      from generate_series(1, 35) killer`;
  });
  const leadersOf = async (year: number, month: number) => {
    const asked = { zoneId: '4', year, month };
    return (await api.ask<{ zoneLeaders: ZoneLeaders }>(ZONE_LEADERS, asked)).zoneLeaders;
  };
  const { players, guilds } = await leadersOf(2025, 12);
  expect(players).toHaveLength(30);
  expect(new Set(players.map(({ place, sharedBy, kills: own }) => `${place} ${sharedBy} ${own}`))).toEqual(
    new Set(['1 35 1']),
  );
  expect(guilds).toEqual([]);
  expect(await leadersOf(2026, 1)).toEqual({ players: [], guilds: [] });
});

it('knows no month that there is not', async () => {
  for (const [year, month] of [
    [2026, 0],
    [2026, 13],
    [-2026, -11],
    [2 ** 31 - 1, 2 ** 31 - 1],
  ]) {
    const found = await api.ask<{ zoneLeaders: ZoneLeaders }>(ZONE_LEADERS, { zoneId: '2', year, month });
    expect(found).toEqual({ zoneLeaders: { players: [], guilds: [] } });
  }
});

it('knows nothing of what is no zone, and at absurd moments', async () => {
  for (const zoneId of ['999999999', 'toString', '-1']) {
    for (const [from, to] of [
      [0, 0],
      [5, -5],
      [-(2 ** 50), 2 ** 52],
      [2 ** 31 - 1, 2 ** 31],
    ]) {
      const found = await Promise.all([
        api.ask<{ zoneWar: ZoneWar[] }>(ZONE_WAR, { zoneId, from, to }),
        api.ask<{ zoneDays: ZoneDay[] }>(ZONE_DAYS, { zoneId, from, to }),
        api.ask<{ zoneLeaders: ZoneLeaders }>(ZONE_LEADERS, { zoneId, year: 2026, month: 11 }),
        api.ask<{ zoneHours: ZoneHour[] }>(ZONE_HOURS, { zoneId, to }),
      ]);
      expect(found[0]).toEqual({ zoneWar: [] });
      expect(found[1]).toEqual({ zoneDays: [] });
      expect(found[2]).toEqual({ zoneLeaders: { players: [], guilds: [] } });
      expect(found[3].zoneHours.every(({ order, destruction }) => order + destruction === 0)).toBe(true);
    }
  }
});
