import { cache } from 'react';

import {
  CountScenariosDocument,
  GetScenarioHeatmapDocument,
  GetScenarioInfoDocument,
  GetScenariosDocument,
  GetScenarioScoreboardDocument,
  type GetScenarioHeatmapQuery,
  type GetScenarioInfoQuery,
  type GetScenariosQuery,
  type ScenarioScoreFragment,
} from '#graphql/generated/documents.ts';
import { FINISHED, LIVE } from '#lib/api/cache-policy.ts';
import { query } from '#lib/api/query.ts';
import { type ScenarioFilter, scenarioFilterArguments } from '#lib/url/scenario-filter.ts';
import { parseUuid } from '#lib/game/ids.ts';
import type { Cursor } from '#lib/url/paging.ts';

import { pageOrFirst } from './page-or-first.ts';

/** Scenarios on the list of the home page, and on those of characters and guilds (spec §9). */
export const SCENARIOS_ON_HOME = 10;
const SCENARIOS_PER_PAGE = 15;

export type Scenario = NonNullable<GetScenarioInfoQuery['scenario']>;
export type ScenarioPage = NonNullable<GetScenariosQuery['scenarios']>;
export type HeatmapPoints = GetScenarioHeatmapQuery['killsHeatmap'];

/** Whose scenarios: a character's, a guild's, or everybody's. */
export type Fighter = { readonly characterId: string } | { readonly guildId: string } | Record<never, never>;

/** Runs that the filter lets through, newest first. */
export function listScenarios(
  whose: Fighter,
  filter: ScenarioFilter,
  cursor: Cursor,
  size = SCENARIOS_PER_PAGE,
): Promise<ScenarioPage | null> {
  return pageOrFirst(size, cursor, async (page) => {
    const variables = { ...whose, ...scenarioFilterArguments(filter), ...page };
    const { scenarios } = await query(GetScenariosDocument, variables, LIVE);
    return scenarios;
  });
}

/** Runs that a character's or a guild's side has won and lost. */
export interface WinsAndLosses {
  readonly wins: number;
  readonly losses: number;
}

/** Wins and losses under the same filter as the list. */
export async function countScenarios(whose: Fighter, filter: ScenarioFilter): Promise<WinsAndLosses> {
  const variables = { ...whose, ...scenarioFilterArguments(filter) };
  const { wins, losses } = await query(CountScenariosDocument, variables, LIVE);
  return { wins: wins?.totalCount ?? 0, losses: losses?.totalCount ?? 0 };
}

/** One run, or null when the id is malformed or unknown. */
export const getScenario = cache(async (id: string): Promise<Scenario | null> => {
  const uuid = parseUuid(id);
  if (!uuid) return null;
  const { scenario } = await query(GetScenarioInfoDocument, { id: uuid }, FINISHED);
  return scenario;
});

/** Everybody who fought in a run, in the API's order; null when the run is unknown. */
export async function listScenarioScores(id: string): Promise<ScenarioScoreFragment[] | null> {
  const { scenario } = await query(GetScenarioScoreboardDocument, { id }, FINISHED);
  return scenario?.scoreboardEntries ?? null;
}

/** Where the victims of a run fell. */
export async function getScenarioHeatmap(id: string): Promise<HeatmapPoints> {
  const { killsHeatmap } = await query(GetScenarioHeatmapDocument, { id }, FINISHED);
  return killsHeatmap;
}
