import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fighterSums } from '#graphql/sql/kill/fighter-sums.ts';
import { type CountedKill, everyKill, mostFrequent } from '#graphql/testing/truth/every-kill.ts';
import { openTestApi, type TestApi } from '#graphql/testing/test-api.ts';

const DAY = 86_400;

type Player = {
  kills: number;
  soloKills: number;
  assists: number;
  deaths: number;
  character: { id: string };
};
type Sums = {
  kills: number;
  deaths: number;
  scenarioKills: number;
  scenarioDeaths: number;
  members: Player[];
  killers: Player[];
  victims: Player[];
  guilds: { kills: number; deaths: number; guild: { id: string } }[];
  zones: { zoneId: number; zone: { id: string }; kills: number; deaths: number; latest: number }[];
  activeDays: { day: number; members: number }[];
};

const QUESTION = `query Q($characterId: ID, $guildId: ID, $where: KillFilterInput, $soloOnly: Boolean, $most: Int) {
  fighterSums(characterId: $characterId, guildId: $guildId, where: $where, soloOnly: $soloOnly) {
    kills deaths scenarioKills scenarioDeaths
    members(most: $most) { ...Player } killers(most: $most) { ...Player } victims(most: $most) { ...Player }
    guilds(most: $most) { kills deaths guild { id } }
    zones(most: $most) { zoneId zone { id } kills deaths latest }
    activeDays { day members }
  }
}
fragment Player on SummedPlayer { kills soloKills assists deaths character { id } }`;

let api: TestApi;
let kills: readonly CountedKill[];

beforeAll(async () => {
  api = await openTestApi();
  kills = await everyKill(api.sql);
});
afterAll(() => api.close());

const ask = async (variables: object) =>
  (await api.ask<{ fighterSums: Sums }>(QUESTION, { most: 300, ...variables })).fighterSums;

/** The most active player and guild, an average one of each, and unknown ones. */
function fighters(): readonly Fighter[] {
  const ranked = (ids: readonly (string | null)[]) => {
    const order = mostFrequent(ids);
    return [order[0] ?? '', order[order.length >> 1] ?? ''];
  };
  return [
    ...ranked(kills.map(({ killer }) => killer)).map((characterId) => ({ characterId })),
    ...ranked(kills.map(({ killerGuild }) => killerGuild)).map((guildId) => ({ guildId })),
    { characterId: '4294967295' },
    { guildId: 'unknown' },
  ];
}

const byId = (players: readonly Player[]) =>
  Object.fromEntries(players.map(({ character, ...sums }) => [character.id, sums]));

/** The answer in the form of the plain sums. */
const told = ({ members, killers, victims, guilds, zones, activeDays, ...sums }: Sums) => ({
  ...sums,
  members: byId(members),
  foes: { ...byId(killers), ...byId(victims) },
  guilds: Object.fromEntries(guilds.map(({ guild, kills, deaths }) => [guild.id, [kills, deaths]])),
  zones: Object.fromEntries(zones.map(({ zoneId, kills, deaths }) => [zoneId, [kills, deaths]])),
  activeDays,
});

describe('the sums of a player or a guild', () => {
  it('are plain counts', async () => {
    let counted = 0;
    for (const whose of fighters()) {
      const sums = await ask(whose);
      expect(told(sums), JSON.stringify(whose)).toEqual(plainFighterSums(whose, kills));
      expect(sums.zones.every(({ zoneId, zone }) => zone.id === String(zoneId))).toBe(true);
      counted += Math.min(sums.kills - sums.scenarioKills, sums.scenarioKills);
    }
    expect(counted).toBeGreaterThan(100);
  });

  it('are plain counts under a filter', async () => {
    for (const whose of fighters()) {
      const zone = kills[0]?.zone ?? 0;
      expect(told(await ask({ ...whose, where: { zoneId: { neq: zone } }, soloOnly: true }))).toEqual(
        plainFighterSums(
          whose,
          kills.filter((kill) => kill.zone !== zone && kill.solo),
        ),
      );
    }
  });

  it('are ranked, and as many as are asked for', async () => {
    const [, , guild] = fighters();
    const all = await ask({ ...guild });
    const few = await ask({ ...guild, most: 3 });
    const both = ({ kills: killed, deaths }: { kills: number; deaths: number }) => killed + deaths;
    const falls = (numbers: readonly number[]) => numbers.toSorted((one, other) => other - one);
    for (const [ranking, measure] of [
      [
        all.members,
        ({ kills: killed, assists, deaths }: Player) => killed + assists / 10_000 - deaths / 100_000_000,
      ],
      [all.killers, ({ deaths }: Player) => deaths],
      [all.victims, ({ kills: killed }: Player) => killed],
    ] as const) {
      expect(ranking.length).toBeGreaterThan(3);
      expect(ranking.map(measure)).toEqual(falls(ranking.map(measure)));
    }
    for (const ranking of [all.guilds, all.zones])
      expect(ranking.map(both)).toEqual(falls(ranking.map(both)));
    expect(few).toEqual({
      ...all,
      members: all.members.slice(0, 3),
      killers: all.killers.slice(0, 3),
      victims: all.victims.slice(0, 3),
      guilds: all.guilds.slice(0, 3),
      zones: all.zones.slice(0, 3),
    });
    expect((await ask({ ...guild, most: -1 })).members).toEqual([]);
    expect((await ask({ ...guild, most: null })).members).toEqual(all.members.slice(0, 10));
  });

  it('may be asked for several times', async () => {
    const [, , guild] = fighters();
    const { fighterSums: sums } = await api.ask<{ fighterSums: Record<'few' | 'more' | 'none', Player[]> }>(
      `query Q($guildId: ID) { fighterSums(guildId: $guildId) {
        few: members(most: 2) { ...Player } more: members(most: 5) { ...Player } none: members(most: 0) { ...Player }
      } }
      fragment Player on SummedPlayer { kills soloKills assists deaths character { id } }`,
      { ...guild },
    );
    const { members } = await ask({ ...guild });
    expect(sums).toEqual({ few: members.slice(0, 2), more: members.slice(0, 5), none: [] });
  });

  it('take one statement beside those for names', async () => {
    const [, , guild] = fighters();
    api.takeStatements();
    await ask({ ...guild });
    expect(api.takeStatements().toSorted()).toEqual([
      'charactersById',
      'fighterSums',
      'guildsById',
      'zonesById',
    ]);
  });
});

it('count the newest kills and deaths since one moment, and the days of which all are counted', async () => {
  const [, , guild] = fighters();
  const id = Number(guild && 'guildId' in guild ? guild.guildId : 0);
  const newest = 50;
  const sums = await fighterSums(
    api.sql,
    { kind: 'guild', id, where: null, soloOnly: false, latest: 2 ** 31 - 1, newest },
    [
      { kind: 'all', most: 1 },
      { kind: 'days', most: 7 },
    ],
  );
  const own = kills.filter(({ killerGuild }) => killerGuild === String(id));
  const died = kills.filter(({ victimGuild }) => victimGuild === String(id));
  expect(Math.min(own.length, died.length)).toBeGreaterThan(newest);
  const helped = kills.flatMap(({ time, helpers }) =>
    helpers.flatMap(({ guild }) => (guild === String(id) ? time : [])),
  );
  const oldest = Math.max(
    own[newest - 1]?.time ?? 0,
    died[newest - 1]?.time ?? 0,
    helped[4 * newest - 1] ?? 0,
  );
  const [killed, fallen] = [own, died].map((rows) => rows.filter(({ time }) => time > oldest).length);
  expect(sums.find(({ kind }) => kind === 'all')).toMatchObject({ kills: killed, deaths: fallen });
  expect(killed).not.toBe(fallen);
  const since = (Math.floor(oldest / DAY) + 1) * DAY;
  const days = plainFighterSums({ guildId: String(id) }, kills).activeDays.filter(({ day }) => day >= since);
  expect(
    sums.filter(({ kind }) => kind === 'days').map(({ id: day, members }) => ({ day, members })),
  ).toEqual(days);
});

it.each([{}, { characterId: '1', guildId: '1' }, { characterId: null }])('refuses %j', async (variables) => {
  const { data, errors } = await api.send(QUESTION, variables);
  expect(data).toEqual({ fighterSums: null });
  expect(errors).toMatchObject([
    { message: 'Name either a player or a guild.', extensions: { code: 'BAD_USER_INPUT' } },
  ]);
});

it('tells moments where another generation writes moments', async () => {
  const later = await openTestApi('2026-08');
  const [, , guild] = fighters();
  const answer = await later.ask<{
    fighterSums: { activeDays: { day: string }[]; zones: { latest: string }[] };
  }>('query Q($guildId: ID) { fighterSums(guildId: $guildId) { activeDays { day } zones { latest } } }', {
    ...guild,
  });
  await later.close();
  const { activeDays, zones } = answer.fighterSums;
  expect(activeDays[0]?.day).toMatch(/^\d{4}-\d\d-\d\dT00:00:00(\.000)?Z$/);
  expect(Date.parse(zones[0]?.latest ?? '')).toBeGreaterThan(0);
});

/** A player or a guild. */
type Fighter = { characterId: string } | { guildId: string };

/** Counts the kills and deaths of a player or a guild one by one, as the sums of the API do, in no order. */
function plainFighterSums(whose: Fighter, all: readonly CountedKill[]) {
  const isGuild = 'guildId' in whose;
  const own = all.filter((kill) =>
    isGuild ? kill.killerGuild === whose.guildId : kill.killer === whose.characterId,
  );
  const died = all.filter((kill) =>
    isGuild ? kill.victimGuild === whose.guildId : kill.victim === whose.characterId,
  );
  const helped = all.flatMap(({ time, helpers }) =>
    helpers.flatMap(({ id, guild }) => (isGuild && guild === whose.guildId ? [{ time, id }] : [])),
  );
  const playersOf = (killedAs: 'killer' | 'victim', diedAs: 'killer' | 'victim', help: typeof helped) =>
    Object.fromEntries(
      [
        ...new Set([
          ...own.map((kill) => kill[killedAs]),
          ...died.map((kill) => kill[diedAs]),
          ...help.map(({ id }) => id),
        ]),
      ].map((id) => [
        id,
        {
          kills: own.filter((kill) => kill[killedAs] === id).length,
          soloKills: own.filter((kill) => kill[killedAs] === id && kill.solo).length,
          assists: help.filter((part) => part.id === id).length,
          deaths: died.filter((kill) => kill[diedAs] === id).length,
        },
      ]),
    );
  const countsOf = (idOf: (kill: CountedKill, foe: 'killer' | 'victim') => string | null) => {
    const ids = [...own.map((kill) => idOf(kill, 'victim')), ...died.map((kill) => idOf(kill, 'killer'))];
    return Object.fromEntries(
      [...new Set(ids)].flatMap((id) =>
        id === null
          ? []
          : [
              [
                id,
                [
                  own.filter((kill) => idOf(kill, 'victim') === id).length,
                  died.filter((kill) => idOf(kill, 'killer') === id).length,
                ],
              ],
            ],
      ),
    );
  };
  const days = new Map<number, Set<string>>();
  for (const [kill, member] of [
    ...helped.map((part) => [part, part.id] as const),
    ...own.map((kill) => [kill, kill.killer] as const),
    ...died.map((kill) => [kill, kill.victim] as const),
  ]) {
    const day = Math.floor(kill.time / DAY) * DAY;
    days.set(day, (days.get(day) ?? new Set()).add(member));
  }
  return {
    kills: own.length,
    deaths: died.length,
    scenarioKills: own.filter(({ inScenario }) => inScenario).length,
    scenarioDeaths: died.filter(({ inScenario }) => inScenario).length,
    members: playersOf('killer', 'victim', helped),
    foes: playersOf('victim', 'killer', []),
    guilds: countsOf((kill, foe) => kill[`${foe}Guild`]),
    zones: countsOf(({ zone, inScenario }) => (inScenario ? null : String(zone))),
    activeDays: [...days]
      .map(([day, members]) => ({ day, members: members.size }))
      .toSorted((one, other) => other.day - one.day)
      .slice(0, 7),
  };
}
