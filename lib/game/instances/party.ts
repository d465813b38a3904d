interface Entry {
  readonly character: { readonly id: string };
}

/** A member of a party, as on the scoreboard of a run or of a try at an encounter. */
export interface PartyMember extends Entry {
  /** The contract's archetype, as of then. */
  readonly archetype: string;
  readonly itemRating: number;
  readonly deaths: number;
}

/**
 * Those on a scoreboard by their first entry: an API may have several for one of them, such as who left and came back.
 * @example membersOf(run.scoreboardEntries).length // 6
 */
export function membersOf<Member extends Entry>(entries: readonly Member[]): readonly Member[] {
  const seen = new Set<string>();
  return entries.filter(({ character: { id } }) => !seen.has(id) && seen.add(id));
}

/** Item ratings of a party, the average rounded to a whole number. */
export interface ItemRatings {
  readonly min: number;
  readonly average: number;
  readonly max: number;
}

/**
 * The lowest, the average and the highest item rating of a party; null for one without members, or
 * whose ratings the API does not tell (rules.md: Instance runs).
 * @example itemRatings(run.scoreboardEntries) // { min: 288, average: 447, max: 562 }
 */
export function itemRatings(party: readonly Pick<PartyMember, 'itemRating'>[]): ItemRatings | null {
  const ratings = party.map(({ itemRating }) => itemRating);
  const sum = ratings.reduce((total, rating) => total + rating, 0);
  if (party.length === 0 || Number.isNaN(sum)) return null;
  return { min: Math.min(...ratings), average: Math.round(sum / ratings.length), max: Math.max(...ratings) };
}

/** The number of members by role. */
export interface RoleCounts {
  readonly tanks: number;
  readonly healers: number;
  readonly damageDealers: number;
}

/**
 * The roles of a party by the archetypes of the time (rules.md: Instance runs). An archetype that we do not know counts
 * for none.
 * @example roleCounts(run.scoreboardEntries) // { tanks: 2, healers: 2, damageDealers: 2 }
 */
export function roleCounts(party: readonly Pick<PartyMember, 'archetype' | 'character'>[]): RoleCounts {
  const members = membersOf(party);
  const count = (...archetypes: readonly string[]) =>
    members.filter(({ archetype }) => archetypes.includes(archetype)).length;
  return {
    tanks: count('TANK'),
    healers: count('HEALER'),
    damageDealers: count('MELEE_DPS', 'RANGED_DPS'),
  };
}

/**
 * Sums the deaths of a party's members; NaN where the API does not tell them.
 * @example totalDeaths(run.scoreboardEntries) // 3
 */
export function totalDeaths(party: readonly Pick<PartyMember, 'deaths'>[]): number {
  return party.reduce((total, { deaths }) => total + deaths, 0);
}
