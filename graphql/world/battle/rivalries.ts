import { Random } from '#graphql/world/random.ts';
import type { Realm } from '#graphql/world/people/careers.ts';
import type { Character } from '#graphql/world/people/characters.ts';
import type { Rivalries } from './brawl.ts';

/** Old enemies, one of each realm. */
export interface RivalPair {
  readonly order: Character;
  readonly destruction: Character;
}

const PAIRS_PER_CHARACTER = 12 / 3000;

/** Pairs of the highest tier, both often in the field, none of them a healer; nobody has two rivals. */
export function createRivalPairs(seed: string, characters: readonly Character[]): RivalPair[] {
  const random = new Random(`${seed}/rivalries`);
  const feuding = (realm: Realm): Character[] =>
    random.shuffle(
      characters.filter(
        ({ calling, tier, zeal }) =>
          calling.realm === realm && calling.archetype !== 'HEALER' && tier === 4 && zeal > 2,
      ),
    );
  const enemies = feuding('DESTRUCTION');
  const count = Math.max(3, Math.round(characters.length * PAIRS_PER_CHARACTER));
  return feuding('ORDER')
    .slice(0, count)
    .flatMap((order, index) => (enemies[index] ? [{ order, destruction: enemies[index] }] : []));
}

export const bothWays = (pairs: readonly RivalPair[]): Rivalries =>
  new Map(
    pairs.flatMap(
      ({ order, destruction }) =>
        [
          [order, destruction],
          [destruction, order],
        ] as const,
    ),
  );
