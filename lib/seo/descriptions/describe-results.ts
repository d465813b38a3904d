import type { PlayedScenarioFragment } from '#graphql/generated/documents.ts';
import { counted } from '#lib/format/number.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { shareWords, verdictWords } from '#lib/game/scenarios/verdict.ts';

import { type Description, describedPart } from './wording.ts';
import texts from './texts.json' with { type: 'json' };

/**
 * Describes a scenario by the results of all its runs.
 * @example describeResults(scenario).title // 'Mourkain Temple: who wins, results of 104 runs'
 */
export const describeResults = ({ scenario, results }: PlayedScenarioFragment): Description =>
  describedPart(texts.results, {
    name: scenarioLabel(scenario),
    runs: runsWords(results.runs),
    shares: shareWords(results),
    verdict: verdictWords(results),
  });

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
  describedPart(kills === 0 ? texts.zone.none : texts.zone.kills, { zone, kills: counted(kills, 'kill') });
