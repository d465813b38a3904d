import type { SkirmishInfoFragment, SkirmishScoreFragment } from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { plural, thousands } from '#lib/format/number.ts';
import { spanOf } from '#lib/format/time.ts';
import { SKIRMISH_SORT_KEYS } from '#lib/game/battles/score-sort.ts';
import { skirmishName } from '#lib/seo/record-names.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { scoreTable } from './score-table.ts';
import type { TextBlock } from './text-block.ts';

const KEYS = ['kills', 'deaths', 'deathBlows', 'damage', 'healing'] as const;

/**
 * A skirmish: how big it was and the first of a page of its scoreboard.
 * @param scores in the order that the address asks for
 */
export function skirmishBlock(
  skirmish: SkirmishInfoFragment,
  scores: readonly SkirmishScoreFragment[],
  query: SearchParams,
): TextBlock {
  const { numberOfPlayers: players, numberOfKills: kills, startTime, endTime } = skirmish;
  return {
    title: `Skirmish at ${skirmishName(skirmish, 'minute')}`,
    facts: [
      `${thousands(players)} ${plural(players, 'player', 'players')}`,
      `${thousands(kills)} ${plural(kills, 'kill', 'kills')}`,
      shortDuration(spanOf(startTime, endTime), 'minute'),
    ].join(' · '),
    ...scoreTable(scores, { keys: KEYS, sortKeys: SKIRMISH_SORT_KEYS, query }),
  };
}
