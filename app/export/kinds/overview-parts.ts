import { mapAnswer } from '#lib/api/answer.ts';
import { getActivity } from '#lib/data/war/activity.ts';
import { sampleKills } from '#lib/data/war/kill-samples.ts';
import { sumFighterDeaths, sumFighterKills } from '#lib/data/war/kill-sums.ts';
import { withAttackers } from '#lib/data/war/kill-attackers.ts';
import { listFighterDeaths, listFighterKills } from '#lib/data/war/kills.ts';
import { getFigures } from '#lib/data/player/overviews.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import { overviewSums } from '#lib/game/overview/overview-sums.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { type ListAddress, otherList } from '#lib/url/paging/list-address.ts';

/** Rows of a ranking, at most: what a question may cost. */
const ROWS = 700;

/**
 * Loads the parts of an overview and its lists: filtered as the page is, and figures over all kills and deaths.
 * @param size rows of a list
 */
export function overviewParts(whose: Fighter, list: ListAddress<typeof KILL_FILTER>, size?: number) {
  const now = new Date();
  const { params, values } = list;
  const isWhole = filterWords(KILL_FILTER, params).length === 0;
  const figures = () => getFigures(whose, sampleKills(whose, now, values), now, isWhole);
  return {
    kills: () => withAttackers(listFighterKills(whose, list, size)),
    deaths: () => withAttackers(listFighterDeaths(whose, otherList(list, 'deaths'), size)),
    killSums: () => sumFighterKills(whose, list, now),
    deathSums: () => sumFighterDeaths(whose, list, now),
    figures,
    rankings: () => sampleKills(whose, now, values, ROWS),
    overview: async () => mapAnswer(await figures(), overviewSums),
    whole: () => getFigures(whose, sampleKills(whose, now), now),
    activity: () => getActivity(whose, sampleKills(whose, now), now),
  };
}
