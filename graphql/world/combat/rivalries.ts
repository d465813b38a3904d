import type { Character, Realm } from '#graphql/world/characters/characters.ts';
import { Random } from '#graphql/rules/random.ts';

/** The rival of a character, who attacks them whenever possible; always both ways. */
export type Rivalries = ReadonlyMap<Character, Character>;

/** Two characters who attack each other whenever possible, the one of Order first. */
export type RivalPair = readonly [order: Character, destruction: Character];

const PAIRS_PER_CHARACTER = 12 / 3000;

/** Pairs of the highest tier, both active, none of them a healer; nobody has two rivals. */
export function createRivalPairs(seed: string, characters: readonly Character[]): RivalPair[] {
  const random = new Random(`${seed}/rivalries`);
  const candidates = (realm: Realm): Character[] =>
    random.shuffle(
      characters.filter(
        ({ career, tier, activity }) =>
          career.realm === realm && career.archetype !== 'HEALER' && tier === 4 && activity > 2,
      ),
    );
  const opponents = candidates('DESTRUCTION');
  const count = Math.max(3, Math.round(characters.length * PAIRS_PER_CHARACTER));
  return candidates('ORDER')
    .slice(0, count)
    .flatMap((order, index) => (opponents[index] ? [[order, opponents[index]] as const] : []));
}

export const rivalMap = (pairs: readonly RivalPair[]): Rivalries =>
  new Map(
    pairs.flatMap(([order, destruction]): RivalPair[] => [
      [order, destruction],
      [destruction, order],
    ]),
  );
