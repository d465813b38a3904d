/** The ranks of a victim when it fell. */
interface Ranks {
  readonly level: number;
  readonly renownRank: number;
}

const SOLO_FACTOR = 1.5;

/** Renown points that a kill is worth to all attackers together: more for higher ranks, and more for one alone. */
export const renownWorth = ({ level, renownRank }: Ranks, solo: boolean): number =>
  Math.round((20 + level * 4 + renownRank * 9) * (solo ? SOLO_FACTOR : 1));
