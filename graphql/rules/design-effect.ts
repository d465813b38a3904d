/**
 * Sums over the players of a scenario that tell how far players differ. A run's result is 1 where Order has won, -1 where
 * Destruction has, 0 for a draw; n are the runs of one player, b the sum of their results.
 */
export interface ResultMoments {
  /** Σ n, Σ n², Σ n³ and Σ n⁴. */
  readonly played: number;
  readonly squared: number;
  readonly cubed: number;
  readonly toTheFourth: number;
  /** Σ b, Σ n b and Σ b². */
  readonly results: number;
  readonly resultsPlayed: number;
  readonly resultsSquared: number;
  /** Σ n of the runs that a side has won. */
  readonly decided: number;
  /** The runs of the scenario. */
  readonly runs: number;
}

/**
 * Estimates how far players differ from the results of all scenarios: the variance of what one player adds to the
 * expected result of a run. A player stays on one side, so all of a player's runs lean the same way, and the sum of their
 * results, less what the scenario gives, varies by more than if the runs had nothing in common:
 *
 *     σ² = Σ ((b − m n)² − v n (1 − n/R)) / Σ n (n − 1) (1 − n/R)²,
 *
 * m being the mean result of the scenario, v its variance and R its runs, of which m has a share of n/R from the player.
 * Where players come in groups, this is the effect of a player with the others of the group.
 * @returns 0 where players do not differ, or none comes again
 */
export function playerVariance(scenarios: readonly ResultMoments[]): number {
  let [beyond, pairs] = [0, 0];
  for (const { played, squared, cubed, toTheFourth, results, runs, ...sums } of scenarios) {
    if (played === 0 || runs < 2) continue;
    const mean = results / played;
    const variance = ((sums.decided / played - mean ** 2) * runs) / (runs - 1);
    const spread = sums.resultsSquared - 2 * mean * sums.resultsPlayed + mean ** 2 * squared;
    beyond += spread - variance * (played - squared / runs);
    pairs += squared - played - (2 * (cubed - squared)) / runs + (toTheFourth - cubed) / runs ** 2;
  }
  return pairs > 0 ? Math.max(0, beyond / pairs) : 0;
}

/**
 * Computes the design effect: by how much the variance of a share of runs is greater than if every run had players of its
 * own (Kish). Each player whom two runs share makes them alike by the variance between players.
 * @param variance that between players, by `playerVariance`
 * @param shared the players whom two runs share on average
 * @param runs decided runs
 * @example designEffect(0.01, 0.5, 201) // 2
 */
export const designEffect = (variance: number, shared: number, runs: number): number =>
  1 + variance * shared * Math.max(0, runs - 1);
