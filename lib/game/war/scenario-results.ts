import { group } from 'd3-array';

import type { ScenarioRowFragment } from '#graphql/generated/documents.ts';

import { scenarioLabel, winnerOf } from '../battles/scenario.ts';

/** Runs of one scenario by their result; what neither side has won is a draw. */
export interface RecentResults {
  readonly name: string;
  readonly runs: number;
  readonly order: number;
  readonly destruction: number;
}

/** Runs by scenario and result, the most runs first, then by name. */
export function recentResults(runs: readonly ScenarioRowFragment[]): readonly RecentResults[] {
  const wonBy = (of: readonly ScenarioRowFragment[], side: string) =>
    of.filter((run) => winnerOf(run) === side).length;
  return [...group(runs, ({ scenario }) => scenarioLabel(scenario))]
    .map(([name, of]) => ({
      name,
      runs: of.length,
      order: wonBy(of, 'ORDER'),
      destruction: wonBy(of, 'DESTRUCTION'),
    }))
    .toSorted((one, other) => other.runs - one.runs || (one.name < other.name ? -1 : 1));
}
