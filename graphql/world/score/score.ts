import type { Character } from '#graphql/world/people/characters.ts';
import type { Deeds } from './deeds.ts';

/** One fighter's line of a scoreboard. */
export interface Score extends Deeds {
  readonly character: Character;
  /** How busy this one was; 0 for who only stood by. */
  readonly effort: number;
  damage: number;
  damageReceived: number;
  healingSelf: number;
  healingOthers: number;
  healingReceived: number;
  protectionSelf: number;
  protectionOthers: number;
  protectionReceived: number;
  resurrectionsDone: number;
}
