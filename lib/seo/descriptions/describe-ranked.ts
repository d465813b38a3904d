import { filterParams } from '#lib/url/filter/filter-params.ts';
import { parseFilter } from '#lib/url/filter/filter.ts';
import { chooseSeason, rankedFilter } from '#lib/url/filter/ranked-filter.ts';
import { routes } from '#lib/url/routes.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import type { Description } from '../page-metadata.ts';
import { sentences, titleOf } from './wording.ts';

type Seasons = Parameters<typeof rankedFilter>[0];

/**
 * One of the ladders: every season and type makes a separate page; a season that does not exist makes none.
 * @param seasons in the API's order
 * @example describeRanked(seasons, { type: 'group' }).title // 'Ranked leaderboard, group ladder of Season 3'
 */
export function describeRanked(seasons: Seasons, query: SearchParams): Description {
  const filter = rankedFilter(seasons);
  const season = chooseSeason(seasons, query);
  const page = { path: routes.ranked, query, filter };
  if (!season) {
    return {
      ...page,
      title: 'Ranked leaderboard',
      description:
        'The solo and group ladders of ranked scenarios, season by season. This season is not known.',
      noindex: true,
    };
  }
  const name = season.name.trim() || `Season #${season.id}`;
  const ladder = `${parseFilter(filter, query).ladder} ladder of ${name}`;
  return {
    ...page,
    own: filterParams(filter, query),
    title: titleOf(`Ranked leaderboard, ${ladder}`, `Ranked, ${ladder}`),
    description: sentences(
      `Who leads the ranked scenarios: the ${ladder}`,
      'Rating, wins, losses and draws, career, guild and renown rank of every place',
    ),
  };
}
