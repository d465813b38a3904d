import type { Character } from '#graphql/world/people/characters.ts';
import type { Amounts } from './amounts.ts';
import type { Deeds } from './deeds.ts';

/** One fighter's line of a scoreboard. */
export interface Score extends Deeds, Amounts {
  readonly character: Character;
  /** How busy this one was; 0 for who only stood by. */
  readonly effort: number;
}
