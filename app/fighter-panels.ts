import { arrived } from '#components/ui/page/arrived.ts';
import { getFigures } from '#lib/data/player/overviews.ts';
import { getActivity } from '#lib/data/war/activity.ts';
import { sampleKills } from '#lib/data/war/kill-samples.ts';
import { sumFighterDeaths, sumFighterKills } from '#lib/data/war/kill-sums.ts';
import { listFighterDeaths, listFighterKills } from '#lib/data/war/kills.ts';
import { getMarks } from '#lib/data/war/feats.ts';
import type { Fighter } from '#lib/game/battles/own-part.ts';
import type { Done } from '#lib/game/overview/figures.ts';
import { filterWords } from '#lib/url/filter/filter-words.ts';
import { KILL_FILTER } from '#lib/url/filter/kill-filter.ts';
import { type ListAddress, otherList } from '#lib/url/paging/list-address.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

/**
 * Starts the panels of the first tab of a player or a guild. Under a filter, what it does not narrow is left out, and
 * the sums stand above the lists.
 */
export function startFighterPanels(
  whose: Fighter,
  query: SearchParams,
  list: ListAddress<typeof KILL_FILTER>,
) {
  const now = new Date();
  const deathList = otherList(list, 'deaths');
  const chosen = filterWords(KILL_FILTER, query);
  const isWhole = chosen.length === 0;
  const sampled = sampleKills(whose, now, list.values);
  return {
    now,
    chosen,
    isWhole,
    overview: {
      figures: getFigures(whose, sampled, now, isWhole),
      marks: isWhole ? getMarks(whose) : null,
      activity: isWhole ? getActivity(whose, sampled, now) : null,
    },
    lists: {
      kills: listFighterKills(whose, list),
      deaths: listFighterDeaths(whose, deathList),
      killSums: isWhole ? null : sumFighterKills(whose, list, now),
      deathSums: isWhole ? null : sumFighterDeaths(whose, list, now),
    },
    deathList,
  };
}

/** Kills, deaths and place of a player or a guild, for its description; null where they do not arrive in time. */
export function arrivedFigures(whose: Fighter): Promise<Done | null> {
  const now = new Date();
  return arrived(getFigures(whose, sampleKills(whose, now), now));
}
