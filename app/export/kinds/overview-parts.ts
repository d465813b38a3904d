import { mapAnswer } from '#lib/api/answer.ts';
import { getActivity } from '#lib/data/activity.ts';
import { sampleKills } from '#lib/data/kill-samples.ts';
import { getFigures } from '#lib/data/overviews.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { overviewSums } from '#lib/game/overview/overview-sums.ts';
import type { KillFilter } from '#lib/url/kill-filter.ts';

/** Loads the parts of an overview: sums under the filter of the page, and the activity of all time. */
export function overviewParts(whose: Fighter, filter: KillFilter) {
  const now = new Date();
  const figures = () => getFigures(whose, sampleKills(whose, now, filter), now);
  return {
    figures,
    overview: async () => mapAnswer(await figures(), overviewSums),
    activity: () => getActivity(whose, sampleKills(whose, now), now),
  };
}
