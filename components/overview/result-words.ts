import { counted, thousands } from '#lib/format/number.ts';

interface Results {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

/**
 * The results of runs in words, all of them: draws, and runs of which nothing tells how they ended, where there are any.
 * @param runs how many there are in all
 * @example resultWords({ wins: 147, losses: 139, draws: 4 }, 290) // '147 wins, 139 losses, 4 draws'
 */
export function resultWords({ wins, losses, draws }: Results, runs: number): string {
  const unknown = runs - wins - losses - draws;
  return [
    counted(wins, 'win'),
    counted(losses, 'loss', 'losses'),
    draws > 0 && counted(draws, 'draw'),
    unknown > 0 && `${thousands(unknown)} without a known winner`,
  ]
    .filter(Boolean)
    .join(', ');
}
