import { activityWeeks, type ActivitySpan, liveliestOf } from '#lib/game/overview/activity.ts';
import { foughtGuilds, killersOf, victimsOf } from '#lib/game/overview/foes.ts';
import { memberSums } from '#lib/game/overview/member-sums.ts';
import { zonesFought } from '#lib/game/overview/zones-fought.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import type { KillSample } from '#lib/game/overview/kill-sample.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import { listAddress } from '#lib/url/list-address.ts';
import { routes } from '#lib/url/routes.ts';
import { passesFilter, type Query } from '#lib/url/testing/kill-truth.ts';

import { getActivity } from '../activity.ts';
import { sampleKills } from '../kill-samples.ts';
import { sumFighterDeaths, sumFighterKills, sumKills } from '../kill-sums.ts';
import { countOf, isBy, isOf, plainSums, type PlainWar } from './plain-war.ts';

const DAY = 86_400;

/** A number of the site, or several, beside a plain count over all kills. */
export interface Compared {
  readonly what: string;
  readonly site: unknown;
  readonly plain: unknown;
}

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
    ...(await activityCompared(whose, war)),
  ];
}

/** The newest records are as many as the API gives at once: what is told from them is counted in as many. */
function sampleCompared(
  sample: KillSample,
  { kills: all, now }: PlainWar,
  whose: Fighter,
): readonly Compared[] {
  const kills = all.filter((kill) => isBy(whose, kill)).slice(0, sample.kills.rows.length);
  const deaths = all.filter((kill) => isOf(whose, kill)).slice(0, sample.deaths.rows.length);
  return [
    ...victimsOf(sample.kills.rows).map(({ item, count }) => ({
      what: `prey ${item.id}`,
      site: count,
      plain: countOf(kills, ({ victim }) => victim === item.id),
    })),
    ...killersOf(sample.deaths.rows).map(({ item, count }) => ({
      what: `nemesis ${item.id}`,
      site: count,
      plain: countOf(deaths, ({ killer }) => killer === item.id),
    })),
    ...foughtGuilds(sample).map(({ guild, ...sums }) => ({
      what: `fought guild ${guild.id}`,
      site: sums,
      plain: {
        kills: countOf(kills, ({ victimGuild }) => victimGuild === guild.id),
        deaths: countOf(deaths, ({ killerGuild }) => killerGuild === guild.id),
      },
    })),
    ...zonesFought(sample, now).map((zone) => ({
      what: `zone ${zone.id}`,
      site: [zone.kills, zone.deaths],
      plain: [kills, deaths].map((rows) => countOf(rows, (kill) => String(kill.zone) === zone.id)),
    })),
    ...('guildId' in whose ? memberSums(sample) : []).map(({ character: { id }, ...sums }) => ({
      what: `member ${id}`,
      site: sums,
      plain: {
        kills: countOf(kills, ({ killer }) => killer === id),
        solo: countOf(kills, ({ killer, solo }) => killer === id && solo),
        deaths: countOf(deaths, ({ victim }) => victim === id),
      },
    })),
  ];
}

/** Compares each day or week of the activity, that together they leave nothing out, and which is the liveliest. */
export async function activityCompared(
  whose: Fighter,
  { kills, now }: PlainWar,
): Promise<readonly Compared[]> {
  const { data: spans } = await getActivity(whose, sampleKills(whose, now), now);
  const start = activityWeeks(now)[0] ?? 0;
  return [
    ...spans.map(({ from, days, ...sums }) => {
      const inSpan = kills.filter(({ time }) => time >= from && time < from + days * DAY);
      const plain = {
        kills: countOf(inSpan, (kill) => isBy(whose, kill)),
        deaths: countOf(inSpan, (kill) => isOf(whose, kill)),
      };
      return { what: `${days} days from ${from}`, site: sums, plain };
    }),
    {
      what: 'all days together',
      site: spans.reduce((sum, span) => sum + span.kills, 0),
      plain: countOf(kills, (kill) => isBy(whose, kill) && kill.time >= start),
    },
    ...liveliestCompared(whose, spans, { kills, now }),
  ];
}

/** Compares the liveliest day or week with the most of all days or weeks, which are counted one by one. */
function liveliestCompared(
  whose: Fighter,
  spans: readonly ActivitySpan[],
  { kills, now }: PlainWar,
): readonly Compared[] {
  const liveliest = liveliestOf(spans);
  if (!liveliest) return [];
  const { days } = liveliest;
  const [start = 0] = activityWeeks(now);
  const counts = new Map<number, number>();
  for (const kill of kills) {
    if (kill.time < start || !(isBy(whose, kill) || isOf(whose, kill))) continue;
    const at = Math.floor((kill.time - start) / (days * DAY));
    const both = Number(isBy(whose, kill)) + Number(isOf(whose, kill));
    counts.set(at, (counts.get(at) ?? 0) + both);
  }
  return [
    {
      what: `the most of ${days} days`,
      site: liveliest.kills + liveliest.deaths,
      plain: Math.max(0, ...counts.values()),
    },
  ];
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
      site: [data.kills.total, data.deaths.total, data.solo],
      plain: [ownKills.kills, ownDeaths.kills, ownKills.solo],
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
