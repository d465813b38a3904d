import type { ScenarioRowFragment } from '#graphql/generated/documents.ts';
import { shortDuration } from '#lib/format/duration.ts';
import { plain } from '#lib/format/number.ts';
import { pointsOf, scenarioLabel, scenarioOutcome } from '#lib/game/battles/scenario.ts';
import { runLength } from '#lib/game/scenarios/run-length.ts';

import { type Description, described, sentences, titleOf } from './wording.ts';
import { momentOf, scenarioName } from '../record-names.ts';

type DescribedScenario = Omit<ScenarioRowFragment, 'id'>;

/**
 * A run of a scenario: what, when, and how it ended.
 * @example describeScenario(run).title // 'Mourkain Temple, 21 Nov 2026, 18:04 UTC: Order won 500 to 250'
 */
export function describeScenario(run: DescribedScenario): Description {
  const name = scenarioName(run, 'minute');
  return {
    title: titleOf(
      `${name}${outcomeWords(run)}`,
      `${name}${outcomeWords(run).replace(/(?<= won) .*/, '')}`,
      // The winner matters more than the queue.
      `${name.replace(/ \([^()]*\)(?=,)/, '')}${outcomeWords(run)}`,
      `${name}: ${scoreWords(run)}`,
      name,
    ),
    description: sentences(`${courseWords(run)}${outcomeWords(run)}`, [
      'Scoreboard with the damage, healing and protection of every player, kills and map',
      'Scoreboard of every player, kills and map',
    ]),
  };
}

/** The kills of a run: 'Kills in Mourkain Temple, 21 Nov 2026, 18:04 UTC'. */
export const describeScenarioKills = (run: DescribedScenario): Description =>
  described(
    [`Kills in ${scenarioName(run, 'minute')}`],
    `Every kill of ${courseWords(run)}${outcomeWords(run)}`,
    'Who killed whom and with how much help, newest first',
  );

/** The skirmishes of a run. */
export const describeScenarioSkirmishes = (run: DescribedScenario): Description =>
  described(
    [`Skirmishes in ${scenarioName(run, 'minute')}`],
    `The clashes of ${courseWords(run)}${outcomeWords(run)}`,
    'Players, guilds and kills of both realms in each',
  );

/** The map of kills in a run. */
export const describeScenarioMap = (run: DescribedScenario): Description =>
  described(
    [`Map of kills in ${scenarioName(run, 'minute')}`, `Map of ${scenarioName(run, 'minute')}`],
    `Where players fell in ${courseWords(run)}${outcomeWords(run)}`,
    'The heatmap of all kills on the map of the scenario',
  );

/** @example 'Mourkain Temple on 21 November 2026, 18:04 UTC, 12m 5s' */
function courseWords(run: DescribedScenario): string {
  const moment = momentOf(run.startTime);
  const length = runLength(run);
  return [
    `${scenarioLabel(run.scenario)}${moment && ` on ${moment}`}`,
    ...(length === null ? [] : [shortDuration(length)]),
  ].join(', ');
}

/** @example ': Order won 500 to 250' */
function outcomeWords(run: DescribedScenario): string {
  const outcome = scenarioOutcome(run);
  return outcome && `: ${outcome.startsWith('Draw') ? `a ${outcome.toLowerCase()}` : outcome}`;
}

const scoreWords = (run: DescribedScenario): string => pointsOf(run).map(plain).join(' to ');
