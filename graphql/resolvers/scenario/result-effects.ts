import { designEffect, playerVariance } from '#graphql/rules/design-effect.ts';
import type { Database } from '#graphql/sql/engine/connection/database.ts';
import { MOST_SUMS } from '#graphql/resolvers/list-limits.ts';
import { scenarioResultMoments, scenarioSharedPlayers } from '#graphql/sql/scenario/players-again.ts';
import type { ResultsQuery } from '#graphql/sql/scenario/scenario-choice.ts';
import {
  type KeyedResults,
  type ResultsRecord,
  scenarioResults,
} from '#graphql/sql/scenario/scenario-statistics.ts';

/** Results with their design effect, null for those of several scenarios. */
export type ScenarioResultsRecord = ResultsRecord & { readonly designEffect: number | null };

/**
 * Counts the results of each scenario, the most runs first, with their design effects.
 * @param query the runs as they are asked for, whose months tell how many players come again
 * @param counted the runs that are counted
 */
export async function resultsWithEffects(
  sql: Database,
  query: ResultsQuery,
  counted: ResultsQuery,
): Promise<(KeyedResults & ScenarioResultsRecord)[]> {
  const [results, moments, sharing] = await Promise.all([
    scenarioResults(sql, counted, 'scenario', MOST_SUMS),
    scenarioResultMoments(sql),
    scenarioSharedPlayers(sql, query),
  ]);
  const variance = playerVariance(moments);
  const shared = new Map(sharing.map((one) => [one.scenarioId, one.shared]));
  return results.map((one) => {
    const decided = one.orderWins + one.destructionWins;
    return Object.assign(one, { designEffect: designEffect(variance, shared.get(one.key) ?? 0, decided) });
  });
}
