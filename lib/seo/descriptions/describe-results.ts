import type { PlayedScenarioFragment } from '#graphql/generated/documents.ts';
import { counted } from '#lib/format/number.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { shareWords, verdictWords } from '#lib/game/scenarios/verdict.ts';

import { type Description, described } from './wording.ts';

/**
 * Describes a scenario by the results of all its runs.
 * @example describeResults(scenario).title // 'Mourkain Temple: who wins, results of 104 runs'
 */
export function describeResults({ scenario, results }: PlayedScenarioFragment): Description {
  const name = scenarioLabel(scenario);
  return described(
    [`${name}: who wins, ${runsWords(results.runs)}`, `${name}: who wins`, name],
    `${name}: ${shareWords(results)}`,
    verdictWords(results),
    ['Results by day, length and points of a run, and the newest runs', 'Results by day'],
  );
}

/** @example runsWords(104) // 'results of 104 runs' */
function runsWords(runs: number): string {
  if (runs === 0) return 'no runs yet';
  return runs === 1 ? 'the result of one run' : `results of ${runs} runs`;
}

/**
 * Describes the heatmap of a zone's kills in the last 30 days.
 * @param zone its name
 * @example describeHeatmap('Praag', 1204).title // 'Kills in Praag, heatmap of the last 30 days'
 */
export const describeHeatmap = (zone: string, kills: number): Description =>
  described(
    [`Kills in ${zone}, heatmap of the last 30 days`],
    ...(kills === 0
      ? [`No player fell in the open or around keeps of ${zone} in the last 30 days`]
      : [
          `Where ${counted(kills, 'kill')} happened in ${zone} in the last 30 days`,
          'Every kill in the open and around keeps, on the map of the zone',
        ]),
  );
