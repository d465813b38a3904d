import type * as documents from '#graphql/generated/documents.ts';
import { scoreGroups, type RealmSide } from '#lib/game/battles/score-groups.ts';
import { SCORE_KEYS, sortScores, WHOLE_SORT } from '#lib/game/battles/score-sort.ts';
import { careerLabel } from '#lib/game/players/careers.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { GROUPING } from '#lib/url/filter/grouping-filter.ts';
import { parseScoreSort } from '#lib/url/filter/score-order.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import type { Score } from './columns/score-columns.ts';

/**
 * A whole scoreboard in the order that the address asks for, which is the page's (rules.md: Sorting scoreboards).
 * @example sortedScores(scores, { sort: 'damage' })[0] // who did the most damage
 */
export function sortedScores<Entry extends Score>(
  scores: readonly Entry[],
  query: SearchParams,
): readonly Entry[] {
  const rows = scores.map((entry) => {
    const { character, guild } = entry;
    const names = { career: careerLabel(character.career), name: character.name, guild: guild?.name ?? null };
    return { entry, values: { ...entry, ...names } };
  });
  return sortScores(rows, parseScoreSort(query, SCORE_KEYS) ?? WHOLE_SORT).map(({ entry }) => entry);
}

/** The same by side or by role where the address asks for that. */
export function groupedScores<
  Entry extends documents.SkirmishScoreFragment | documents.ScenarioScoreFragment,
>(scores: readonly Entry[], query: SearchParams, sideOf: (entry: Entry) => RealmSide): readonly Entry[] {
  const { group } = parseFilter(GROUPING, query);
  return group === 'all' ? scores : scoreGroups(scores, group, sideOf).flatMap(({ entries }) => entries);
}
