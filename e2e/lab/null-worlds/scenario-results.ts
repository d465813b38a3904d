import { designEffect, playerVariance, type ResultMoments } from '#graphql/rules/design-effect.ts';
import type { Decided } from '#lib/game/scenarios/verdict.ts';

import type { Run } from './scenario-runs.ts';

/** Counts the results of scenarios to which the same players come, as the API does; plainly, without its sums. */
export function countResults(scenarios: readonly (readonly Run[])[]): readonly Decided[] {
  const moments = scenarios.map(momentsOf);
  const variance = playerVariance(moments);
  return moments.map(({ squared, played, runs }, at) => {
    const orderWins = scenarios[at]?.filter(({ isOrders }) => isOrders).length ?? 0;
    const shared = (squared - played) / (runs * (runs - 1));
    return {
      orderWins,
      destructionWins: runs - orderWins,
      designEffect: designEffect(variance, shared, runs),
    };
  });
}

function momentsOf(runs: readonly Run[]): ResultMoments {
  const players = new Map<number, { played: number; result: number }>();
  for (const { players: own, isOrders } of runs) {
    for (const { id } of own) {
      const { played, result } = players.get(id) ?? { played: 0, result: 0 };
      players.set(id, { played: played + 1, result: result + (isOrders ? 1 : -1) });
    }
  }
  const sum = (of: (played: number, result: number) => number): number =>
    Array.from(players.values()).reduce((all, { played, result }) => all + of(played, result), 0);
  return {
    played: sum((played) => played),
    squared: sum((played) => played ** 2),
    cubed: sum((played) => played ** 3),
    toTheFourth: sum((played) => played ** 4),
    results: sum((_, result) => result),
    resultsPlayed: sum((played, result) => played * result),
    resultsSquared: sum((_, result) => result ** 2),
    // No run is a draw here.
    decided: sum((played) => played),
    runs: runs.length,
  };
}
