import type { CharacterCardFragment } from '#graphql/generated/documents.ts';

/** A row of a list of the best, with its player or guild. */
export interface Best<Owner> {
  readonly place: number;
  /** The number of those with it; not a number where it is not known. */
  readonly sharedBy: number;
  readonly kills: number;
  readonly deaths: number;
  readonly owner: Owner;
}

/** The players with the most kills of a period, and those with the most deaths. */
export interface BestPlayers {
  readonly killers: readonly Best<CharacterCardFragment>[];
  /** Null where the API does not order players by deaths. */
  readonly victims: readonly Best<CharacterCardFragment>[] | null;
}

/** Kills by players of a career, and deaths of them. */
export interface CareerSums {
  readonly career: string;
  readonly kills: number;
  readonly deaths: number;
}

/** Two players, of Order and of Destruction, and their kills on each other. */
export interface TopFeud {
  readonly place: number;
  /** The number of pairs with that place. */
  readonly sharedBy: number;
  readonly sides: readonly [CharacterCardFragment, CharacterCardFragment];
  readonly kills: readonly [number, number];
}
