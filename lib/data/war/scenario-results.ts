import { cache } from 'react';

import {
  GetPlayedScenarioDocument,
  GetRunsOfScenarioDocument,
  GetScenarioStatisticsDocument,
  ListPlayedScenariosDocument,
  type PlayedScenarioFragment,
  type ScenarioPageFragment,
  type ScenarioResultsPartsFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer } from '#lib/api/answer.ts';
import { LIVE } from '#lib/api/cache-policy.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import type { RecordSource } from '#lib/api/record-source.ts';
import { parseId } from '#lib/game/ids.ts';
import { RESULTS_FILTER, resultsArguments } from '#lib/url/filter/results-filter.ts';
import { type SCENARIO_FILTER, scenarioFilterArguments } from '#lib/url/filter/scenario-filter.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';

import { pageOrFirst } from '../page-or-first.ts';

/** Scenario ids are unsigned 16-bit numbers (contract). */
const LARGEST_SCENARIO = 65_535;
const RUNS_PER_PAGE = 10;

type FilteredResults = ListAddress<typeof RESULTS_FILTER>;

/** The source of a scenario that was played, with the results of all its runs; null for any other. */
export const PLAYED_SCENARIO: RecordSource<{ id: string }, string, PlayedScenarioFragment> = {
  idOf: ({ id }) => parseId(id, LARGEST_SCENARIO),
  get: cache(async (id) =>
    mapAnswer(
      await query(GetPlayedScenarioDocument, { id }, LIVE),
      ({ scenarioStatistics }) => scenarioStatistics.scenarios[0] ?? null,
    ),
  ),
};

/**
 * Loads the results of a scenario's runs that match the filter.
 * @throws ApiError
 */
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
 * Lists these runs, newest first.
 * @throws ApiError
 */
export function listRunsOfScenario(
  scenarioId: string,
  { values, cursor }: FilteredResults,
  size: number = RUNS_PER_PAGE,
): Promise<Answer<ScenarioPageFragment | null>> {
  const { tier, ...span } = resultsArguments(values, new Date());
  const where = tier === undefined ? {} : { where: { tier: { eq: tier } } };
  return pageOrFirst(size, cursor, async (page) =>
    mapAnswer(
      await query(GetRunsOfScenarioDocument, { scenarioId, ...span, ...where, ...page }, LIVE),
      ({ scenarios }) => scenarios,
    ),
  );
}

/**
 * Lists the scenarios of which runs match the filter of all scenarios, the most runs first; false where the API does not
 * count results, or where the filter is one that results are not counted by.
 * @throws ApiError
 */
export async function listPlayedScenarios({
  values,
}: ListAddress<typeof SCENARIO_FILTER>): Promise<Answer<readonly PlayedScenarioFragment[] | false>> {
  const offers = await whatIsOffered();
  if (!offers('Query.scenarioStatistics') || values.premadeOnly) return { data: false, staleSince: null };
  const { queueType } = scenarioFilterArguments(values);
  const variables = { queueType, ...(values.tier === 'all' ? {} : { tier: Number(values.tier) }) };
  return mapAnswer(
    await query(ListPlayedScenariosDocument, variables, LIVE),
    ({ scenarioStatistics }) => scenarioStatistics.scenarios,
  );
}
