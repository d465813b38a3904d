import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CountedKill, everyKill, mostFrequent } from '#graphql/testing/truth/every-kill.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

type Day = { day: number; kills: number };

const DAY = 86_400;
const QUESTION = 'query Q($where: KillFilterInput!) { killsByDay(where: $where) { day kills } }';

/** Fields of the filter that take an id, with the id of a kill that each compares. */
const SIDES = {
  killerCharacterId: ({ killer }: CountedKill) => killer,
  victimCharacterId: ({ victim }: CountedKill) => victim,
  killerGuildId: ({ killerGuild }: CountedKill) => killerGuild,
  victimGuildId: ({ victimGuild }: CountedKill) => victimGuild,
};

let api: TestApi;
let kills: readonly CountedKill[];

beforeAll(async () => {
  api = await openTestApi();
  kills = await everyKill(api.sql);
});
afterAll(() => api.close());

const newest = () => kills[0]?.time ?? 0;
const midnight = () => Math.floor(newest() / DAY) * DAY;

/** Counts kills by day, one by one. */
function daysOf(isMeant: (kill: CountedKill) => boolean): readonly Day[] {
  const counts = new Map<number, number>();
  for (const kill of kills.filter(isMeant)) {
    const day = Math.floor(kill.time / DAY) * DAY;
    counts.set(day, (counts.get(day) ?? 0) + 1);
  }
  return [...counts]
    .map(([day, count]) => ({ day, kills: count }))
    .toSorted((one, other) => one.day - other.day);
}

/** Ids of a side: the one with the most kills, and some others. */
function idsOf(sideOf: (kill: CountedKill) => string | null): readonly string[] {
  const ranked = mostFrequent(kills.map(sideOf));
  return [0, 1, ranked.length >> 1, ranked.length - 1].flatMap((rank) => ranked[rank] ?? []);
}

const ask = async (where: object) => (await api.ask<{ killsByDay: Day[] }>(QUESTION, { where })).killsByDay;

describe.each(Object.entries(SIDES))('kills by day of a %s', (field, sideOf) => {
  it('are a plain count, days without any left out', async () => {
    for (const id of idsOf(sideOf)) {
      // Neither end is the first moment of a day.
      const [from, to] = [midnight() - 100 * DAY + 3_600, midnight() + 7_200];
      const days = await ask({ [field]: { eq: Number(id) }, time: { gte: from, lt: to } });
      expect(days).toEqual(daysOf((kill) => sideOf(kill) === id && kill.time >= from && kill.time < to));
    }
  });

  it('take one statement', async () => {
    const [id] = idsOf(sideOf);
    const where = { [field]: { eq: Number(id) }, time: { gt: midnight() - 180 * DAY, lte: newest() } };
    api.takeStatements();
    expect((await ask(where)).length).toBeGreaterThan(1);
    expect(api.takeStatements()).toEqual(['killsByDay']);
  });
});

it('a filter of several fields narrows the kills together', async () => {
  const [guild = ''] = idsOf(SIDES.killerGuildId);
  const where = {
    killerGuildId: { eq: Number(guild) },
    numAssists: { eq: 0 },
    time: { gte: newest() - 366 * DAY, lt: newest() },
  };
  expect(await ask(where)).toEqual(
    daysOf(
      ({ killerGuild, attackers, time }) =>
        killerGuild === guild && attackers === 1 && time >= where.time.gte && time < where.time.lt,
    ),
  );
});

it('an unknown player has no days', async () => {
  expect(await ask({ killerCharacterId: { eq: 4_294_967_295 }, time: { gte: 0, lt: DAY } })).toEqual([]);
});

const YEAR = { gte: 0, lt: 366 * DAY };
const NAMELESS = 'Name a killer or a victim, a player or a guild, with "eq" to count kills by day.';
const ENDLESS = 'Give both ends of a time of 366 days at most to count kills by day.';

it.each([
  [NAMELESS, { time: YEAR }],
  [NAMELESS, { time: YEAR, zoneId: { eq: 1 } }],
  [NAMELESS, { time: YEAR, killerGuildId: { eq: null } }],
  [NAMELESS, { time: YEAR, killerCharacterId: { neq: 1 } }],
  [NAMELESS, { time: YEAR, or: [{ killerCharacterId: { eq: 1 } }] }],
  [ENDLESS, { killerCharacterId: { eq: 1 } }],
  [ENDLESS, { killerCharacterId: { eq: 1 }, time: null }],
  [ENDLESS, { killerCharacterId: { eq: 1 }, time: { gte: 1_700_000_000 } }],
  [ENDLESS, { killerCharacterId: { eq: 1 }, time: { lt: 1_700_000_000 } }],
  [ENDLESS, { killerCharacterId: { eq: 1 }, time: { gte: 1, lt: null } }],
  [ENDLESS, { killerCharacterId: { eq: 1 }, time: { gte: 0, lte: 366 * DAY } }],
  [ENDLESS, { victimGuildId: { eq: 1 }, time: { ngt: 5 } }],
])('"%s" answers %j', async (message, where) => {
  const { data, errors } = await api.send(QUESTION, { where });
  expect(data).toEqual({ killsByDay: null });
  expect(errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT' } }]);
});

it('is a moment where another generation writes moments', async () => {
  const later = await openTestApi('2026-08');
  const [killer = ''] = idsOf(SIDES.killerCharacterId);
  const [gte, lt] = [midnight() - 30 * DAY, midnight()].map((time) => new Date(time * 1000).toISOString());
  const { killsByDay } = await later.ask<{ killsByDay: { day: string; kills: number }[] }>(QUESTION, {
    where: { killerCharacterId: { eq: killer }, time: { gte, lt } },
  });
  expect(killsByDay).toEqual(
    daysOf(
      (kill) => kill.killer === killer && kill.time >= midnight() - 30 * DAY && kill.time < midnight(),
    ).map(({ day, kills: count }) => ({ day: new Date(day * 1000).toISOString(), kills: count })),
  );
  await later.close();
});
