import {
  CountScenariosDocument,
  type FoughtScenarioPageFragment,
  GetFoughtScenariosDocument,
  GetScenarioHeatmapDocument,
  GetScenarioInfoDocument,
  GetScenariosDocument,
  GetScenarioScoreboardDocument,
  type ScenarioPageFragment,
  type ScenarioRowFragment,
  type ScenarioScoreFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, mapAnswer, FINISHED, LIVE } from '#lib/api/answer.ts';
import { query } from '#lib/api/query.ts';
import { type Fighter, type OwnPart, ownPart } from '#lib/game/battles/own-part.ts';
import { parseUuid } from '#lib/game/ids.ts';
import type { KillsHeatmap } from '#lib/game/places/heatmap.ts';
import type { ListAddress } from '#lib/url/paging/list-address.ts';
import { type SCENARIO_FILTER, scenarioFilterArguments } from '#lib/url/filter/scenario-filter.ts';

import { askPage } from '../page-or-first.ts';
import { recordById } from '../record-by-id.ts';

/** Scenarios on the lists of characters and guilds. */
const SCENARIOS_PER_PAGE = 15;

type FilteredScenarios = ListAddress<typeof SCENARIO_FILTER>;

/** Runs of a player or guild that match the filter, newest first. */
export function listScenarios(
  whose: Fighter,
  { values, cursor }: FilteredScenarios,
  size: number = SCENARIOS_PER_PAGE,
): Promise<Answer<ScenarioPageFragment | null>> {
  const [variables, kind] = [
    { ...whose, ...scenarioFilterArguments(values) },
    { size, policy: LIVE },
  ];
  return askPage(GetScenariosDocument, variables, kind, cursor, ({ scenarios }) => scenarios);
}

/** A run with a player's or guild's part in it; null where its scoreboard lacks them. */
export type OwnScenario = ScenarioRowFragment & { readonly own: OwnPart | null };

/** A page of such runs. */
export type OwnScenarioPage = Omit<ScenarioPageFragment, 'nodes'> & {
  readonly nodes: readonly OwnScenario[] | null;
};

/** The same with the part that they had in each run, in place of its scoreboard. */
export async function listOwnScenarios(
  whose: Fighter,
  list: FilteredScenarios,
): Promise<Answer<OwnScenarioPage | null>> {
  return mapAnswer(await listFoughtScenarios(whose, list), (page) => page && withOwnParts(page, whose));
}

const withOwnParts = ({ nodes, ...page }: FoughtScenarioPageFragment, whose: Fighter): OwnScenarioPage => ({
  ...page,
  nodes:
    nodes?.map(({ scoreboardEntries, ...run }) => ({ ...run, own: ownPart(scoreboardEntries, whose) })) ??
    null,
});

/** The same with each run's scoreboard, which has the player's or guild's own result. */
export function listFoughtScenarios(
  whose: Fighter,
  { values, cursor }: FilteredScenarios,
): Promise<Answer<FoughtScenarioPageFragment | null>> {
  const variables = { ...whose, ...scenarioFilterArguments(values) };
  const kind = { size: SCENARIOS_PER_PAGE, policy: LIVE };
  return askPage(GetFoughtScenariosDocument, variables, kind, cursor, ({ scenarios }) => scenarios);
}

/** Runs that a character's or a guild's side has won and lost. */
export interface WinsAndLosses {
  readonly wins: number;
  readonly losses: number;
}

/** Wins and losses under the same filter as the list. */
export async function countScenarios(
  whose: Fighter,
  { values }: FilteredScenarios,
): Promise<Answer<WinsAndLosses>> {
  const variables = { ...whose, ...scenarioFilterArguments(values) };
  return mapAnswer(await query(CountScenariosDocument, variables, LIVE), ({ wins, losses }) => ({
    wins: wins?.totalCount ?? 0,
    losses: losses?.totalCount ?? 0,
  }));
}

/** One run of a scenario. */
export const SCENARIO = recordById(GetScenarioInfoDocument, FINISHED, ({ scenario }) => scenario, parseUuid);

/** Everybody who fought in a run, in the API's order; null when the run is unknown. */
export async function listScenarioScores(
  id: string,
): Promise<Answer<readonly ScenarioScoreFragment[] | null>> {
  const answer = await query(GetScenarioScoreboardDocument, { id }, FINISHED);
  return mapAnswer(answer, ({ scenario }) => scenario?.scoreboardEntries ?? null);
}

/** Loads the kills of a run for its map. */
export async function getScenarioHeatmap(id: string): Promise<Answer<KillsHeatmap>> {
  const variables = { id, instanceId: id };
  return mapAnswer(
    await query(GetScenarioHeatmapDocument, variables, FINISHED),
    ({ killsHeatmap, kills }) => ({
      points: killsHeatmap,
      kills: kills?.totalCount ?? 0,
    }),
  );
}
