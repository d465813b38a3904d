import type { PlayedScenarioFragment, ScenarioResultsPartsFragment } from '#graphql/generated/documents.ts';
import { counted, thousands } from '#lib/format/number.ts';
import { utcDate } from '#lib/format/time.ts';
import { scenarioLabel } from '#lib/game/battles/scenario.ts';
import { shareWords, verdictWords } from '#lib/game/scenarios/verdict.ts';

import { blockTable, type TextBlock } from './text-block.ts';

/** A scenario: who wins it, how sure that is, and its days with runs, the newest first. */
export const resultsBlock = (
  { scenario }: PlayedScenarioFragment,
  { results, days }: ScenarioResultsPartsFragment,
): TextBlock => ({
  title: `${scenarioLabel(scenario)}: ${verdictWords(results)}`,
  facts: `${shareWords(results)} · ${counted(results.runs, 'run')}`,
  ...blockTable(days.toReversed(), [
    ['Day', ({ day }) => utcDate(new Date(day * 86_400_000))],
    ['Runs', (day) => thousands(day.results.runs), 'end'],
    ['Order', (day) => thousands(day.results.orderWins), 'end'],
    ['Destruction', (day) => thousands(day.results.destructionWins), 'end'],
  ]),
});
