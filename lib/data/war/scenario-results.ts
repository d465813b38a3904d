import {
  GetPlayedScenarioDocument,
  GetRunsDocument,
  GetScenarioPlayersDocument,
  GetScenarioStatisticsDocument,
  ListPlayedScenariosDocument,
  type PerformanceFragment,
  type PlayedScenarioFragment,
  type PlayerOfScenarioFragment,
  type ScenarioPageFragment,
  type ScenarioResultsPartsFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, LIVE } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { parseId } from '#lib/game/ids.ts';
import { type CareerEdge, withEdges } from '#lib/game/scenarios/career-edge.ts';
import { API_FIGURES } from '#lib/game/scenarios/figures.ts';
import {
  LARGEST_SCENARIO,
  type RESULTS_FILTER,
  resultsArguments,
  type RUNS_FILTER,
} from '#lib/url/filter/results-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { askPage } from '../page-or-first.ts';
import { recordById } from '../record-by-id.ts';

const RUNS_PER_PAGE = 10;

type FilteredResults = ListAddress<typeof RESULTS_FILTER>;
type FilteredRuns = ListAddress<typeof RUNS_FILTER>;

/** Careers and players of a scenario: the best performances in a run and per minute, and the best averages. */
interface ScenarioPlayers {
  readonly careers: readonly CareerEdge[];
  readonly best: readonly PerformanceFragment[];
  readonly rates: readonly PerformanceFragment[];
  readonly players: readonly PlayerOfScenarioFragment[];
}

/** The source of a scenario with the results of all its runs, of which there may be none; null for one that is not known. */
export const PLAYED_SCENARIO = recordById(
  GetPlayedScenarioDocument,
  LIVE,
  ({ scenarioStatistics: { scenario, results } }) => scenario && { scenario, results },
  (text) => parseId(text, LARGEST_SCENARIO),
);

/** Loads the results of a scenario's runs that match the filter. */
export async function getScenarioResults(
  scenarioId: string,
  { values }: FilteredResults,
): Promise<Answer<ScenarioResultsPartsFragment>> {
  const variables = { scenarioId, ...resultsArguments(values, new Date()) };
  return mapAnswer(
    await query(GetScenarioStatisticsDocument, variables, LIVE),
    ({ scenarioStatistics }) => scenarioStatistics,
  );
}

/**
 * Loads how careers do in these runs, the best performances by the figure of the filter, and the players with the best
 * averages.
 */
export async function getScenarioPlayers(
  scenarioId: string,
  { values: { figure, fewestRuns, ...values } }: FilteredResults,
): Promise<Answer<ScenarioPlayers>> {
  const variables = {
    scenarioId,
    ...resultsArguments(values, new Date()),
    figure: API_FIGURES[figure],
    fewestRuns: Number(fewestRuns),
  };
  return mapAnswer(
    await query(GetScenarioPlayersDocument, variables, LIVE),
    ({ scenarioStatistics: { careers, ...players } }) => ({ ...players, careers: withEdges(careers) }),
  );
}

/** Lists these runs, newest first. */
export const listRunsOfScenario = (
  scenarioId: string,
  { values, cursor }: FilteredResults,
  size: number = RUNS_PER_PAGE,
) => listRuns({ scenarioId, ...resultsArguments(values, new Date()) }, cursor, size);

/** Lists the runs of all scenarios that match the filter, newest first. */
export const listAllRuns = (
  { values: { scenario, ...values }, cursor }: FilteredRuns,
  size: number = RUNS_PER_PAGE,
) =>
  listRuns(
    { ...(scenario === 'all' ? {} : { scenarioId: scenario }), ...resultsArguments(values, new Date()) },
    cursor,
    size,
  );

function listRuns(
  { tier, ...narrowed }: ReturnType<typeof resultsArguments> & { readonly scenarioId?: string },
  cursor: FilteredRuns['cursor'],
  size: number,
): Promise<Answer<ScenarioPageFragment | null>> {
  const where = tier === undefined ? {} : { where: { tier: { eq: tier } } };
  const kind = { size, policy: LIVE };
  return askPage(GetRunsDocument, { ...narrowed, ...where }, kind, cursor, ({ scenarios }) => scenarios);
}

/**
 * Lists the scenarios of which runs match the filter, whichever it names, the most runs first; false where the API does
 * not count results.
 */
export async function listPlayedScenarios({
  values,
}: FilteredRuns): Promise<Answer<readonly PlayedScenarioFragment[] | false>> {
  const offers = await whatIsOffered();
  if (!offers('Query.scenarioStatistics')) return { data: false, provenance: null };
  return mapAnswer(
    await query(ListPlayedScenariosDocument, resultsArguments(values, new Date()), LIVE),
    ({ scenarioStatistics }) => scenarioStatistics.scenarios,
  );
}

/** The rows of a list that its filter names. */
export const namedScenarios = (
  { values: { scenario } }: FilteredRuns,
  played: readonly PlayedScenarioFragment[],
): readonly PlayedScenarioFragment[] =>
  scenario === 'all' ? played : played.filter((each) => each.scenario.id === scenario);
