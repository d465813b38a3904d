import type { CharacterCardFragment } from '#graphql/generated/documents.ts';

/** A row of a list of the best, with its player or guild. */
export interface Best<Owner> {
  readonly place: number;
  readonly kills: number;
  readonly deaths: number;
  readonly owner: Owner;
}

/** The best players of a period, and those among them with the most deaths. */
export interface BestPlayers {
  readonly killers: readonly Best<CharacterCardFragment>[];
  readonly victims: readonly Best<CharacterCardFragment>[];
  /** The number of players that the victims were chosen from. */
  readonly of: number;
}

/** Kills by players of a career, and deaths of them. */
export interface CareerSums {
  readonly career: string;
  readonly kills: number;
  readonly deaths: number;
}

/** Two players, of Order and of Destruction, and their kills on each other. */
export interface TopFeud {
  readonly sides: readonly [CharacterCardFragment, CharacterCardFragment];
  readonly kills: readonly [number, number];
}
