import type { PlayedScenarioFragment } from '#graphql/generated/documents.ts';
import { scenarioLabel } from '#lib/game/battles/scenario-label.ts';
import { shareWords, verdictWords } from '#lib/game/scenarios/verdict.ts';

import type { Description } from './describe.ts';
import { sentences, titleOf } from './wording.ts';

/**
 * Describes a scenario by the results of all its runs.
 * @example describeResults(scenario).title // 'Mourkain Temple: who wins, results of 104 runs'
 */
export function describeResults({ scenario, results }: PlayedScenarioFragment): Description {
  const name = scenarioLabel(scenario);
  const runs = results.runs === 1 ? 'the result of one run' : `results of ${results.runs} runs`;
  return {
    title: titleOf(`${name}: who wins, ${runs}`, `${name}: who wins`, name),
    description: sentences(`${name}: ${shareWords(results)}`, verdictWords(results), [
      'Results by day, length and points of a run, and the newest runs',
      'Results by day',
    ]),
  };
}
