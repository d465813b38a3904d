import type {
  RoleDistributionFragment,
  ScenarioInfoFragment,
  ScenarioScoreFragment,
} from '#graphql/generated/documents.ts';
import { FEWEST_OTHERS } from '#lib/game/statistics/place.ts';

import { runLength } from './run-length.ts';
import { percentile, bandOf, careerPlural, mainFigure, type MainFigure, resultsWords } from './standing.ts';

/** A performance that is among the best of its career. */
export interface RunRank {
  /** The figure that the career is there for. */
  readonly figure: MainFigure;
  readonly top: 'tenth' | 'quarter';
  /** The number of results it is ranked among. */
  readonly words: string;
}

/** Milliseconds. */
const MINUTE = 60_000;

/**
 * Finds the performances of a run that are in the top quarter, or the top tenth, of all results of the same career,
 * levels, tier and queue; by the id of the player.
 */
export function runRanks(
  run: Pick<ScenarioInfoFragment, 'startTime' | 'endTime'>,
  scores: readonly ScenarioScoreFragment[],
  distributions: readonly RoleDistributionFragment[],
): ReadonlyMap<string, RunRank> {
  const length = runLength(run);
  if (length === null) return new Map();
  const minutes = length / MINUTE;
  return new Map(
    scores.flatMap((score) => {
      const { id, career } = score.character;
      const figure = mainFigure(career);
      const all = distributions.find((one) => one.career === career && one.level === bandOf(score.level));
      if (!all || all.results <= FEWEST_OTHERS) return [];
      const below = percentile(all.bins[figure], score[figure] / minutes);
      if (below < 75) return [];
      const top = below < 90 ? 'quarter' : 'tenth';
      const words = `Top ${top} by ${figure} a minute of ${resultsWords(all.results)} of ${careerPlural(career)}`;
      return [[id, { figure, top, words }] as const];
    }),
  );
}
