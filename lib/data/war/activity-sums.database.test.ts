import { afterAll, beforeAll, expect, it, vi } from 'vitest';

import type { Fighter } from '#lib/game/battles/own-part.ts';
import { type ActivitySpan, activityWeeks, liveliestOf } from '#lib/game/overview/activity.ts';
import type { KillSample } from '#lib/game/overview/kill-sample.ts';

import {
  type Compared,
  countOf,
  helpersOf,
  isBy,
  isOf,
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
        (!['Query.killsByDay', 'Query.fighterSums'].includes(coordinate) || offered.sums) &&
        offers(coordinate);
    },
  };
});
const { getActivity } = await import('./activity.ts');
const { sampleKills } = await import('./kill-samples.ts');

const DAY = 86_400;

let api: Awaited<ReturnType<typeof openSummingApi>>;
let war: PlainWar;

beforeAll(async () => {
  api = await openSummingApi();
  war = await plainWar(api.sql);
});
afterAll(() => api.close());

it.each(SUMMING)('activity is a plain count over an API that %s', async (_, sums) => {
  offered.sums = sums;
  for (const whose of someFighters(war, PLAYERS, GUILDS)) {
    const { data: sample } = await sampleKills(whose, war.now);
    const compared = [...(await activityCompared(whose, war)), ...activeDaysCompared(sample, war, whose)];
    for (const { what, site, plain } of compared) {
      expect.soft(site, `${what} of ${told(whose)}`).toEqual(plain);
    }
  }
});

/** Compares each day or week of the activity, that together they leave nothing out, and which is the liveliest. */
async function activityCompared(whose: Fighter, { kills, now }: PlainWar): Promise<readonly Compared[]> {
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

/**
 * Compares the members who killed, fell or, where the API counts, helped on a day with those of all its kills; days that
 * are not whole are left out.
 */
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
