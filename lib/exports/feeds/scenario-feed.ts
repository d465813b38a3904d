import type { ScenarioPageFragment, ScenarioRowFragment } from '#graphql/generated/documents.ts';
import { isSpan, shortDuration } from '#lib/format/duration.ts';
import { plain } from '#lib/format/number.ts';
import { spanOf, toDate } from '#lib/format/time.ts';
import { pointsOf, type Winner, winnerOf } from '#lib/game/battles/scenario.ts';
import { scenarioLabel } from '#lib/game/battles/scenario-label.ts';
import { scenarioName } from '#lib/seo/record-names.ts';
import { routes } from '#lib/url/routes.ts';

import { type FeedEntry, newestEntries } from './export-feed.ts';
import { happened, placeCategory } from './happened.ts';

/** Scenario runs, newest first. */
export const scenarioEntries = (runs: ScenarioPageFragment | null): readonly FeedEntry[] =>
  newestEntries([runs], scenarioEntry);

const OUTCOMES: Readonly<Record<Winner, string>> = {
  ORDER: 'Order won',
  DESTRUCTION: 'Destruction won',
  DRAW: 'a draw',
};

/**
 * A scenario run in a feed.
 * @example scenarioEntry(run).title // 'The Ironclad, 21 Nov 2026, 18:04: Order won'
 */
export function scenarioEntry(run: ScenarioRowFragment): FeedEntry {
  const [order, destruction] = pointsOf(run).map(plain);
  const winner = winnerOf(run);
  const start = toDate(run.startTime);
  return {
    path: routes.scenario(run.id),
    title: scenarioName(run, 'minute') + (winner ? `: ${OUTCOMES[winner]}` : ''),
    summary: `${happened(start, scenarioLabel(run.scenario))} Order ${order}, Destruction ${destruction} points${within(run)}.`,
    published: start,
    updated: toDate(run.endTime),
    categories: [placeCategory('scenario')],
  };
}

/** @example ' in 12m 5s' */
function within({ startTime, endTime }: ScenarioRowFragment): string {
  const span = spanOf(startTime, endTime);
  return isSpan(span) ? ` in ${shortDuration(span)}` : '';
}
