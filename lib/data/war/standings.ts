import {
  GetScenarioDistributionsDocument,
  GetScenarioStandingDocument,
  type RoleDistributionFragment,
  type ScenarioScoreFragment,
} from '#graphql/generated/documents.ts';
import { type Answer, joinAnswers, mapAnswer, orFalse, FINISHED, SUMS } from '#lib/api/answer.ts';
import { whatIsOffered } from '#lib/api/offered.ts';
import { query } from '#lib/api/query.ts';
import { type RunRank, runRanks } from '#lib/game/scenarios/run-rank.ts';
import type { PlayerForm, Standing } from '#lib/game/scenarios/standing.ts';
import { type ScenarioFilter, scenarioFilterArguments } from '#lib/url/filter/scenario-filter.ts';

import { getScenarioForm } from './scenario-forms.ts';
import { listScenarioScores, SCENARIO } from './scenarios.ts';

/** Compares what a player does in scenarios with what others do, in the queue and tier of a filter. */
export async function getStanding(
  characterId: string,
  filter: ScenarioFilter = { queue: 'all', tier: 'all', premadeOnly: false },
): Promise<Answer<Standing>> {
  const offers = await whatIsOffered();
  if (!offers('Query.scenarioStanding')) return { data: 'notCounted', provenance: null };
  const { queueType, where } = scenarioFilterArguments(filter);
  const variables = { characterId, queueType, ...(where && { tier: where.tier.eq }) };
  return mapAnswer(
    await query(GetScenarioStandingDocument, variables, SUMS),
    ({ scenarioStanding }) => scenarioStanding ?? 'noResult',
  );
}

/** Loads what a player does in scenarios, in the newest and against others; false for a player without any. */
export async function getPlayerForm(id: string): Promise<Answer<PlayerForm | false>> {
  const [form, standing] = await Promise.all([getScenarioForm(id), getStanding(id)]);
  return joinAnswers([form, standing], form.data && { ...form.data, standing: standing.data });
}

/** A scoreboard with the performances in it that are among the best of their career, by the ids of the players. */
interface RankedScores {
  readonly scores: readonly ScenarioScoreFragment[];
  readonly ranks: ReadonlyMap<string, RunRank>;
}

/**
 * Lists the scores of a run with their ranks, with none where the API does not count the results of others; null where
 * the run is unknown.
 */
export async function listRankedScores(id: string): Promise<Answer<RankedScores | null>> {
  const [scores, run, others] = await Promise.all([
    listScenarioScores(id),
    SCENARIO.get(id),
    orFalse(listRunDistributions(id)),
  ]);
  const ranks = run.data && scores.data && runRanks(run.data, scores.data, others.data || []);
  return joinAnswers([scores, run], scores.data && { scores: scores.data, ranks: ranks ?? new Map() });
}

async function listRunDistributions(id: string): Promise<Answer<readonly RoleDistributionFragment[]>> {
  const offers = await whatIsOffered();
  if (!offers('ScenarioRecord.distributions')) return { data: [], provenance: null };
  return mapAnswer(
    await query(GetScenarioDistributionsDocument, { id }, FINISHED),
    ({ scenario }) => scenario?.distributions ?? [],
  );
}
