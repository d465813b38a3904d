import type { CountedKill } from '#graphql/testing/truth/every-kill.ts';
import { activityWeeks } from '#lib/game/overview/activity.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import type { KillSample } from '#lib/game/overview/kill-sample.ts';
import type { Tally } from '#lib/game/overview/foes.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { listAddress } from '#lib/url/paging/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { passesFilter, type Query } from '#lib/url/testing/kill-truth.ts';
import { sampleKills } from '../war/kill-samples.ts';
import { sumFighterDeaths, sumFighterKills, sumKills } from '../war/kill-sums.ts';
import { activityCompared, type Compared } from './activity-sums.ts';
import { countOf, helpersOf, isBy, isOf, isWith, plainSums, type PlainWar } from './plain-war.ts';

const DAY = 86_400;

/** Places of a ranking that a page needs. */
const RANKED = 10;

/** Compares all sums of an overview with plain counts; those of a sample with counts over the records in it. */
export async function overviewCompared(whose: Fighter, war: PlainWar): Promise<readonly Compared[]> {
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
    ...activeDaysCompared(sample, war, whose),
    ...(await activityCompared(whose, war)),
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

/** Compares the members who killed, fell or, where the API counts, helped on a day with those of all its kills: days that are not whole are left out. */
function activeDaysCompared(
  { activeDays, records }: KillSample,
  { kills }: PlainWar,
  whose: Fighter,
): readonly Compared[] {
  return activeDays.map(({ from, members }) => {
    const onDay = kills.filter(({ time }) => time >= from && time < from + DAY);
    const killers = onDay.filter((kill) => isBy(whose, kill)).map(({ killer }) => killer);
    const fallen = onDay.filter((kill) => isOf(whose, kill)).map(({ victim }) => victim);
    const helpers = records ? [] : onDay.flatMap((kill) => helpersOf(whose, kill));
    return {
      what: `active members of ${from}`,
      site: members,
      plain: new Set([...killers, ...helpers, ...fallen]).size,
    };
  });
}

/** Compares the sums above the filtered lists of a player or a guild, and those of the overview under the filter. */
export async function filteredCompared(
  whose: Fighter,
  query: Query,
  { kills: all, now }: PlainWar,
): Promise<readonly Compared[]> {
  const list = listAddress(routes.kills, query, KILL_FILTER);
  const passed = all.filter((kill) => passesFilter(kill, query, now));
  const [kills, deaths, sample] = await Promise.all([
    sumFighterKills(whose, list, now),
    sumFighterDeaths(whose, list, now),
    sampleKills(whose, now, list.values),
  ]);
  const [ownKills, ownDeaths] = [
    plainSums(passed.filter((kill) => isBy(whose, kill))),
    plainSums(passed.filter((kill) => isOf(whose, kill))),
  ];
  const { data } = sample;
  return [
    { what: 'sums of kills', site: kills.data, plain: ownKills },
    { what: 'sums of deaths', site: deaths.data, plain: ownDeaths },
    {
      what: 'overview under a filter',
      site: [data.kills.total, data.deaths.total, data.solo, data.partIn],
      plain: [ownKills.kills, ownDeaths.kills, ownKills.solo, countOf(passed, (kill) => isWith(whose, kill))],
    },
  ];
}

/** Compares the sums above the list of all kills. */
export async function killsCompared(query: Query, { kills, now }: PlainWar): Promise<Compared> {
  const { data } = await sumKills(listAddress(routes.kills, query, KILL_FILTER), now);
  return {
    what: 'sums',
    site: data,
    plain: plainSums(kills.filter((kill) => passesFilter(kill, query, now))),
  };
}
