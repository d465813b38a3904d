import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { CountedKill } from '#graphql/testing/truth/every-kill.ts';
import { activityWeeks } from '#lib/game/overview/activity.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import type { KillSample } from '#lib/game/overview/kill-sample.ts';
import type { Tally } from '#lib/game/overview/foes.ts';

import {
  type Compared,
  countOf,
  helpersOf,
  isBy,
  isOf,
  isWith,
  type PlainWar,
  plainWar,
  someFighters,
  told,
} from '../testing/plain-war.ts';
import { GUILDS, openSummingApi, PLAYERS, SUMMING } from '../testing/summing-api.ts';

vi.mock('server-only', () => ({}));
const offered = vi.hoisted(() => ({ sums: true }));
vi.mock('#lib/api/offered.ts', async (importActual) => {
  const actual = await importActual<typeof import('#lib/api/offered.ts')>();
  return {
    ...actual,
    whatIsOffered: async () => {
      const offers = await actual.whatIsOffered();
      return (coordinate: string) =>
        (coordinate !== 'Query.fighterSums' || offered.sums) && offers(coordinate);
    },
  };
});
const { sampleKills } = await import('../war/kill-samples.ts');

let api: Awaited<ReturnType<typeof openSummingApi>>;
let war: PlainWar;

beforeAll(async () => {
  api = await openSummingApi();
  war = await plainWar(api.sql);
});
afterAll(() => api.close());

it.each(SUMMING)('the sums of players and guilds are plain counts over an API that %s', async (_, sums) => {
  offered.sums = sums;
  for (const whose of someFighters(war, PLAYERS, GUILDS)) {
    for (const { what, site, plain } of await overviewCompared(whose, war)) {
      expect.soft(site, `${what} of ${told(whose)}`).toEqual(plain);
    }
  }
});

/** Places of a ranking that a page needs. */
const RANKED = 10;

/** Compares all sums of an overview with plain counts; those of a sample with counts over the records in it. */
async function overviewCompared(whose: Fighter, war: PlainWar): Promise<readonly Compared[]> {
  const { kills: all, now } = war;
  const { data: sample } = await sampleKills(whose, now);
  const kills = all.filter((kill) => isBy(whose, kill));
  const deaths = all.filter((kill) => isOf(whose, kill));
  const monday = activityWeeks(now).at(-1) ?? 0;
  return [
    {
      what: 'kills and deaths',
      site: [sample.kills.total, sample.deaths.total],
      plain: [kills.length, deaths.length],
    },
    { what: 'part in', site: sample.partIn, plain: countOf(all, (kill) => isWith(whose, kill)) },
    { what: 'solo', site: sample.solo, plain: countOf(kills, ({ solo }) => solo) },
    {
      what: 'this week',
      site: sample.thisWeek,
      plain: {
        kills: countOf(kills, ({ time }) => time >= monday),
        deaths: countOf(deaths, ({ time }) => time >= monday),
      },
    },
    ...sampleCompared(sample, war, whose),
  ];
}

/** The sample holds all kills and deaths: figures computed from it have the same counts. */
function sampleCompared(sample: KillSample, { kills: all }: PlainWar, whose: Fighter): readonly Compared[] {
  const allKills = all.filter((kill) => isBy(whose, kill));
  const allDeaths = all.filter((kill) => isOf(whose, kill));
  const { after, kills, deaths } = sinceOneCut(
    [allKills, sample.kills.counted],
    [allDeaths, sample.deaths.counted],
  );
  const help = all.filter(({ time }) => time > after).flatMap((kill) => helpersOf(whose, kill));
  const inOpen = (rows: readonly CountedKill[]) => rows.filter((kill) => !kill.inScenario);
  const [openKills, openDeaths] = [inOpen(kills), inOpen(deaths)];
  const isGuild = 'guildId' in whose;
  const players = (rows: readonly CountedKill[], foe: 'victim' | 'killer') =>
    isGuild ? [] : rows.map((kill) => kill[foe]);
  return [
    ...rankingCompared('prey', sample.victims, players(allKills.slice(0, sample.kills.counted), 'victim')),
    ...rankingCompared(
      'nemesis',
      sample.killers,
      players(allDeaths.slice(0, sample.deaths.counted), 'killer'),
    ),
    {
      what: `kills and deaths after ${after}`,
      site: [sample.both.kills.counted, sample.both.deaths.counted],
      plain: [kills.length, deaths.length],
    },
    {
      what: 'kills and deaths in scenarios',
      site: sample.inScenarios,
      plain: {
        kills: countOf(kills, ({ inScenario }) => inScenario),
        deaths: countOf(deaths, ({ inScenario }) => inScenario),
      },
    },
    ...rankingCompared(
      'fought guild',
      sample.guilds.map(({ guild, kills, deaths }) => ({ item: guild, count: kills + deaths })),
      isGuild
        ? [...kills.map(({ victimGuild }) => victimGuild), ...deaths.map(({ killerGuild }) => killerGuild)]
        : [],
    ),
    ...sample.guilds.map(({ guild, ...sums }) => ({
      what: `kills and deaths of fought guild ${guild.id}`,
      site: [sums.kills, sums.deaths],
      plain: [
        countOf(kills, ({ victimGuild }) => victimGuild === guild.id),
        countOf(deaths, ({ killerGuild }) => killerGuild === guild.id),
      ],
    })),
    ...rankingCompared(
      'zone',
      sample.zones.map((zone) => ({ item: zone, count: zone.kills + zone.deaths })),
      [...openKills, ...openDeaths].map(({ zone }) => String(zone)),
    ),
    ...sample.zones.map((zone) => ({
      what: `kills and deaths in zone ${zone.id}`,
      site: [zone.kills, zone.deaths],
      plain: [openKills, openDeaths].map((rows) => countOf(rows, (kill) => String(kill.zone) === zone.id)),
    })),
    ...rankingCompared(
      'member',
      sample.members
        .filter((member) => member.kills > 0)
        .map(({ character, kills }) => ({ item: character, count: kills })),
      isGuild ? kills.map(({ killer }) => killer) : [],
    ),
    ...sample.members.map(({ character: { id }, ...sums }) => ({
      what: `kills, assists, solo kills and deaths of member ${id}`,
      site: sums,
      plain: {
        kills: countOf(kills, ({ killer }) => killer === id),
        assists: sample.records ? null : help.filter((helper) => helper === id).length,
        solo: countOf(kills, ({ killer, solo }) => killer === id && solo),
        deaths: countOf(deaths, ({ victim }) => victim === id),
      },
    })),
  ];
}

/** Records after the oldest of the first so many rows of each list that has more. */
function sinceOneCut(...lists: readonly (readonly [readonly CountedKill[], number])[]) {
  const after = Math.max(
    -1,
    ...lists.map(([rows, count]) => (count < rows.length ? (rows[count - 1]?.time ?? -1) : -1)),
  );
  const [kills = [], deaths = []] = lists.map(([rows]) => rows.filter(({ time }) => time > after));
  return { after, kills, deaths };
}

/** Compares the counts of the first of a ranking with the highest ones, and the count of each with its own. */
function rankingCompared(
  what: string,
  ranking: readonly Tally<{ readonly id: string }>[],
  all: readonly (string | null)[],
): readonly Compared[] {
  const counts = new Map<string, number>();
  for (const id of all) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + 1);
  const highest = [...counts.values()].toSorted((one, other) => other - one);
  return [
    {
      what: `the first of each ${what}`,
      site: ranking.slice(0, RANKED).map(({ count }) => count),
      plain: highest.slice(0, RANKED),
    },
    ...ranking.map(({ item, count }) => ({
      what: `${what} ${item.id}`,
      site: count,
      plain: counts.get(item.id) ?? 0,
    })),
  ];
}
