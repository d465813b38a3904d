import type { Fighter } from '#lib/game/battles/own-part.ts';
import { activityWeeks, type ActivitySpan, liveliestOf } from '#lib/game/overview/activity.ts';
import { getActivity } from '../war/activity.ts';
import { sampleKills } from '../war/kill-samples.ts';
import { countOf, isBy, isOf, type PlainWar } from './plain-war.ts';

const DAY = 86_400;

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

/** A number of the site, or several, beside a plain count over all kills. */
export interface Compared {
  readonly what: string;
  readonly site: unknown;
  readonly plain: unknown;
}
