import type { ScenarioInfoFragment, ScenarioScoreFragment } from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { thousands } from '#lib/format/number.ts';
import { spanOf } from '#lib/format/time.ts';
import { queueLabel } from '#lib/game/battles/queues.ts';
import { pointsOf } from '#lib/game/battles/scenario.ts';
import type { ScoreKey } from '#lib/game/battles/score-sort.ts';
import { scenarioName } from '#lib/seo/record-names.ts';
import type { SearchParams } from '#lib/url/search-params.ts';

import { scoreTable } from './score-table.ts';
import type { TextBlock } from './text-block.ts';

const KEYS = ['kills', 'deaths', 'deathBlows', 'damage', 'healing'] as const;
const MORE_SORT_KEYS = [
  'career',
  'guild',
  'level',
  'killDamage',
  'protection',
  'objectiveScore',
  'medals',
] as const;
const SORT_KEYS: readonly ScoreKey[] = [...KEYS, ...MORE_SORT_KEYS];

/**
 * A scenario run: its result and the first of its scoreboard.
 * @param scores in the order that the address asks for
 */
export function scenarioBlock(
  run: ScenarioInfoFragment,
  scores: readonly ScenarioScoreFragment[],
  query: SearchParams,
): TextBlock {
  const [order, destruction] = pointsOf(run).map(thousands);
  return {
    title: scenarioName(run, 'minute'),
    facts: [
      `Order ${order}, Destruction ${destruction}`,
      shortDuration(spanOf(run.startTime, run.endTime)),
      queueLabel(run.queueType),
    ].join(' · '),
    ...scoreTable(scores, { keys: KEYS, sortKeys: SORT_KEYS, query }),
  };
}
