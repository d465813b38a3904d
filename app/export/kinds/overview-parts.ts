import { mapAnswer } from '#lib/api/answer.ts';
import { getActivity } from '#lib/data/activity.ts';
import { sampleKills } from '#lib/data/kill-samples.ts';
import { getFigures } from '#lib/data/overviews.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { overviewSums } from '#lib/game/overview/overview-sums.ts';
import { filterWords } from '#lib/url/filter-words.ts';
import { KILL_FILTER } from '#lib/url/kill-filter.ts';
import type { ListAddress } from '#lib/url/list-address.ts';

/** Loads the parts of an overview: sums under the filter of the page, and what is of all kills and deaths. */
export function overviewParts(whose: Fighter, { params, values }: ListAddress<typeof KILL_FILTER>) {
  const now = new Date();
  const isWhole = filterWords(KILL_FILTER, params).length === 0;
  const figures = () => getFigures(whose, sampleKills(whose, now, values), now, isWhole);
  return {
    figures,
    overview: async () => mapAnswer(await figures(), overviewSums),
    whole: () => getFigures(whose, sampleKills(whose, now), now),
    activity: () => getActivity(whose, sampleKills(whose, now), now),
  };
}
