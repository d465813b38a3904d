import type {
  CharacterCardFragment,
  GuildTagFragment,
  PageInfoFragment,
} from '#graphql/generated/documents.ts';
import type { CutTie } from './ties.ts';

/** A place on a board. */
export interface BoardRow<Owner> {
  readonly place: number;
  /** The number of those with it; not a number where it is not known. */
  readonly sharedBy: number;
  readonly kills: number;
  readonly deaths: number;
  /** Kills with any part in them, as killer or by help; null where they could not be counted. */
  readonly partIn: number | null;
  /** Kills without help; null where they could not be counted. */
  readonly solo: number | null;
  readonly owner: Owner;
}

/** One page of a board. */
export interface Board<Owner, Row = BoardRow<Owner>> {
  readonly rows: readonly Row[];
  readonly pageInfo: PageInfoFragment;
  /** The number of the board's places that match the filter. */
  readonly listed: number;
  /** The number of places that the API gives. */
  readonly of: number;
  /** Those who share the last place by kills and are not among them. */
  readonly cutTie: CutTie | null;
  /** The id that the address marks; null without a mark. */
  readonly marked: string | null;
  /** All that are listed, in their order, for the choice of one to mark. */
  readonly names: readonly Pick<CharacterCardFragment, 'id' | 'name'>[];
}

export type PlayerBoard = Board<CharacterCardFragment>;
export type GuildBoard = Board<GuildTagFragment>;

/** The place that an address marks; null without a match, with the candidates where a name has several. */
export interface MarkedPlace<Owner, Choice, Place = OwnPlace<Owner>> {
  readonly place: Place | null;
  readonly choices: readonly Choice[];
}

/** Kills and deaths of a player or guild in a period, with or without a place on its board. */
export interface OwnPlace<Owner> extends Omit<BoardRow<Owner>, 'place' | 'solo'> {
  /** The place by kills; null for none among the best. */
  readonly place: number | null;
  readonly solo: number;
}

/** A row of a list of the best, with its player or guild. */
export type Best<Owner> = Omit<BoardRow<Owner>, 'partIn' | 'solo'>;

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
