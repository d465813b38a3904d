import type { ScenarioResultsPartsFragment } from '#graphql/generated/documents.ts';

import { orderShare, verdictOf } from './verdict.ts';

/** The results of a scenario for programs: the share is that of Order among decided runs, a draw is decided for neither. */
export function resultFigures({ results, spread }: ScenarioResultsPartsFragment) {
  const { runs, orderWins, destructionWins } = results;
  return {
    runs,
    order: orderWins,
    destruction: destructionWins,
    draws: runs - orderWins - destructionWins,
    // The record knows the points of each run, which decide it.
    undecided: 0,
    share: orderShare(results),
    verdict: verdictOf(results),
    medianSeconds: spread?.duration?.median ?? null,
  };
}
